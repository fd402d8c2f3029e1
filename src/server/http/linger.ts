import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

declare module 'node:net' {
  interface Socket {
    /** The last request over this connection. */
    lastRequest?: IncomingMessage;
    /** Whether its last answer is given, and what still comes in is thrown away. */
    isLingering?: boolean;
  }
}

/** How much longer a client is listened to that has its last answer and is still sending. */
export interface LingerLimits {
  /** How long nothing may come. */
  readonly silentMs: number;
  readonly inAllMs: number;
  readonly inAllBytes: number;
}

/** Time and bytes for a photo from a phone's camera, over a phone's connection. */
export const lingerLimits: LingerLimits = { silentMs: 2_000, inAllMs: 30_000, inAllBytes: 16 * 1024 * 1024 };

/**
 * Ends a connection whose client may still be sending: the answer goes out, then whatever comes is read and thrown away until the client has
 * ended too, or a bound is reached. Nothing that comes is a request any more.
 *
 * To close at once would make the system reset the connection. A client that is still sending then loses the answer: many read it only when
 * they have sent everything (RFC 9112, section 9.6).
 */
export function linger(socket: Socket, { silentMs, inAllMs, inAllBytes }: LingerLimits = lingerLimits): void {
  socket.isLingering = true;
  const hangUp = () => void socket.destroy();
  const timer = setTimeout(hangUp, inAllMs);
  timer.unref();
  let bytes = 0;
  const throwAway = () => {
    // The parser of requests is among those who listen.
    socket.removeAllListeners('data');
    socket.on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > inAllBytes) hangUp();
    });
  };
  // A paused connection has to go on before the parser is taken from it: Node's server starts it only for its parser.
  if (socket.isPaused()) socket.once('resume', throwAway).resume();
  else throwAway();
  socket.once('close', () => clearTimeout(timer));
  socket.setTimeout(silentMs, hangUp);
  socket.end();
}

/** Has the server linger where it would close a connection whose last request has not come whole. Needs `lastRequest` on each connection. */
export function lingerWhereUnread(server: Server, limits: LingerLimits): void {
  server.on('connection', (socket: Socket) => {
    const closeAtOnce = socket.destroySoon.bind(socket);
    // By this method Node's server closes a connection after its last answer.
    socket.destroySoon = () => {
      if (socket.destroyed || socket.lastRequest?.complete !== false) closeAtOnce();
      else linger(socket, limits);
    };
  });
}
