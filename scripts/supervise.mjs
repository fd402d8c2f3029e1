// Keeps the server running. Runs on the host's own Node (20 or later).

/** The server's exit code when another try would fail too; `EX_CONFIG` of sysexits.h. */
const CANNOT_START = 78;
const RESTARTS_MOST = 5;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 500;

const inSeconds = (ms) => (ms < 1000 ? `${ms / 1000} s` : `${Math.round(ms / 1000)} s`);

/**
 * Starts the server, and starts it again when it ends without being told to: after a crash, or a kill by the system. Pauses grow, and
 * after too many ends within a minute it stays down. A server that cannot start (a wrong setting, a port in use) is not tried again.
 * @param start starts the server; gives its child process
 * @param exit takes the code to leave with
 * @returns what starts the server again, and what passes a signal on, or only notes that the server got it already, and ends the work
 */
export function supervise(start, { exit, say, windowMs = WINDOW_MS, firstPauseMs = FIRST_PAUSE_MS }) {
  let server;
  let stopping = false;
  let restarting = false;
  let waiting;
  let ends = [];

  function again(how) {
    const now = Date.now();
    ends = [...ends.filter((at) => now - at < windowMs), now];
    if (ends.length > RESTARTS_MOST) {
      say(
        `Foyer ended ${how}, ${ends.length} times within ${inSeconds(windowMs)}: it stays down. The reason is above.\n`,
      );
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
      else if (restarting) {
        restarting = false;
        run();
      } else if (code === 0 || code === CANNOT_START) exit(code);
      else again(signal === null ? `with code ${code}` : `by ${signal}`);
    });
  }

  run();
  return {
    /** Lets the server finish what it is answering, and starts it again. In a pause after a crash it starts again anyway. */
    restart() {
      const isDown = server.exitCode !== null || server.signalCode !== null;
      if (stopping || isDown) return;
      restarting = true;
      server.kill('SIGTERM');
    },
    stop(signal, isDelivered = false) {
      const isDown = server.exitCode !== null || server.signalCode !== null;
      stopping = true;
      clearTimeout(waiting);
      if (isDown) exit(0);
      else if (!isDelivered) server.kill(signal);
    },
  };
}
