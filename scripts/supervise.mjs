// Keeps the server running. Runs on the host's own Node (20 or later).

/** How the server ends where it cannot start as things are, whatever the number of tries; `EX_CONFIG` of sysexits.h. */
const CANNOT_START = 78;
const RESTARTS_MOST = 5;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 500;

const inSeconds = (ms) => (ms < 1000 ? `${ms / 1000} s` : `${Math.round(ms / 1000)} s`);

/**
 * Starts the server, and starts it again when it ended otherwise than it was told to: after a crash, or killed by the system. Pauses grow, and
 * after too many ends within a minute it stays down. What cannot start as things are (a wrong setting, a taken port) is not tried again.
 * @param start starts the server; gives its child process
 * @param exit takes the code to leave with
 * @returns what passes a signal on, or only notes that the server got it already, and ends the work
 */
export function supervise(start, { exit, say, windowMs = WINDOW_MS, firstPauseMs = FIRST_PAUSE_MS }) {
  let server;
  let stopping = false;
  let waiting;
  let ends = [];

  function again(how) {
    const now = Date.now();
    ends = [...ends.filter((at) => now - at < windowMs), now];
    if (ends.length > RESTARTS_MOST) {
      say(`Foyer ended ${how}, ${ends.length} times within ${inSeconds(windowMs)}: it stays down. Why stands above.\n`);
      exit(1);
      return;
    }
    const pauseMs = firstPauseMs * 2 ** (ends.length - 1);
    say(`Foyer ended ${how}; starting it again in ${inSeconds(pauseMs)} (${ends.length} of ${RESTARTS_MOST})\n`);
    waiting = setTimeout(run, pauseMs);
  }

  function run() {
    server = start();
    server.once('error', (error) => {
      say(`Foyer cannot be started: ${error.message}\n`);
      exit(1);
    });
    server.once('exit', (code, signal) => {
      if (stopping) exit(code ?? 1);
      else if (code === 0 || code === CANNOT_START) exit(code);
      else again(signal === null ? `with code ${code}` : `by ${signal}`);
    });
  }

  run();
  return {
    stop(signal, isDelivered = false) {
      const isDown = server.exitCode !== null || server.signalCode !== null;
      stopping = true;
      clearTimeout(waiting);
      if (isDown) exit(0);
      else if (!isDelivered) server.kill(signal);
    },
  };
}
