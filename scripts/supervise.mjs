// Keeps the server running. Runs on the host's own Node (20 or later).

/** The server's exit code when another try would fail too; `EX_CONFIG` of sysexits.h. */
const CANNOT_START = 78;
const RESTARTS_MOST = 5;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 500;
/** A server that does not answer is started again all the same. */
const LENDING_MS = 5000;
/** Where the next server finds the socket; its messages go through the one before. */
const SOCKET_FD = 4;

/** Tells through a stream for as long as it takes anything: a full disk or a closed terminal does not end who tells. */
export function tellThrough(stream) {
  stream.on('error', () => undefined);
  return (words) => stream.write(words);
}

/** How to start a server so that it can lend its socket, and takes the one that was lent. */
export function withSocket(socket, env) {
  return {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc', ...(socket ? [socket.fd] : [])],
    env: socket ? { ...env, FOYER_SOCKET: String(SOCKET_FD) } : env,
  };
}

/** The socket that a server listens on, as a bare handle: it takes no visitor here, who waits in it for the next server. Null where none is lent. */
async function borrowSocket(server) {
  if (!server.connected) return null;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(null), LENDING_MS);
    const take = (words, handle) => words === 'socket' && end(handle ?? null);
    function end(socket) {
      clearTimeout(timer);
      server.off('message', take);
      resolve(socket);
    }
    server.on('message', take);
    server.send('lend the socket', (error) => error && end(null));
  });
}

const isDown = (server) => server.exitCode !== null || server.signalCode !== null;
const inSeconds = (ms) => (ms < 1000 ? `${ms / 1000} s` : `${Math.round(ms / 1000)} s`);

/**
 * Starts the server, and starts it again when it ends without being told to: after a crash, or a kill by the system. Pauses grow, and
 * after too many ends within a minute it stays down. A server that cannot start (a wrong setting, a port in use) is not tried again.
 * @param start starts the server on the socket that it is given, or on one of its own; gives its child process
 * @param exit takes the code to leave with
 * @returns what starts the server again, and what passes a signal on, or only notes that the server got it already, and ends the work
 */
export function supervise(start, { exit, say, windowMs = WINDOW_MS, firstPauseMs = FIRST_PAUSE_MS }) {
  let server;
  let stopping = false;
  let restarting = false;
  let waiting;
  let lent = null;
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

  /** Whoever has it open keeps it alive. */
  function giveBack() {
    lent?.close();
    lent = null;
  }

  function run() {
    server = start(lent);
    server.on('message', (words) => words === 'listens' && giveBack());
    server.once('error', (error) => {
      say(`Foyer cannot be started: ${error.message}\n`);
      exit(1);
    });
    server.once('exit', (code, signal) => {
      if (restarting && !stopping) {
        restarting = false;
        run();
        return;
      }
      giveBack();
      if (stopping) exit(code ?? 1);
      else if (code === 0 || code === CANNOT_START) exit(code);
      else again(signal === null ? `with code ${code}` : `by ${signal}`);
    });
  }

  run();
  return {
    /**
     * Lets the server finish what it is answering, and starts it again; who connects meanwhile waits in its socket. In a pause after a crash it
     * starts again anyway.
     */
    async restart() {
      if (stopping || isDown(server)) return;
      const asked = server;
      const socket = await borrowSocket(asked);
      if (stopping || server !== asked || isDown(asked)) {
        socket?.close();
        return;
      }
      lent = socket;
      restarting = true;
      asked.kill('SIGTERM');
    },
    stop(signal, isDelivered = false) {
      stopping = true;
      clearTimeout(waiting);
      if (isDown(server)) exit(0);
      else if (!isDelivered) server.kill(signal);
    },
  };
}
