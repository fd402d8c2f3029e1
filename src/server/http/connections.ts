import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from './client-network.ts';

/** How many connections are open at once. */
export interface ConnectionLimits {
  readonly inAll: number;
  readonly perClient: number;
}

/** In all far more than browsers keep open to a busy site of this size; of one client enough for an office behind one address. */
export const connectionLimits: ConnectionLimits = { inAll: 2_000, perClient: 100 };

/**
 * Bounds how many connections are open, in all and for each client. At a bound, a new connection takes the place of the oldest idle one; it is
 * closed if none is idle. `isShared` says of an address that many clients are behind it, so that it has no bound of its own.
 */
export function boundConnections(
  server: Server,
  { inAll, perClient }: ConnectionLimits,
  isShared: (address: string) => boolean,
): void {
  /** Every open connection and its client, null where the address is shared; the oldest first. */
  const open = new Map<Socket, string | null>();
  const byClient = new Map<string, Set<Socket>>();

  function forget(socket: Socket): void {
    const client = open.get(socket) ?? null;
    open.delete(socket);
    if (client === null) return;
    const own = byClient.get(client);
    own?.delete(socket);
    if (own?.size === 0) byClient.delete(client);
  }

  /** Whether no answer is due on it. Node gives a connection this timeout, and no other, while it waits for the client's next request. */
  function isIdle({ timeout, isLingering }: Socket): boolean {
    return isLingering === true || timeout === server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
  }

  function makeRoom(sockets: Iterable<Socket>): boolean {
    for (const socket of sockets) {
      if (!isIdle(socket)) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    // It is closed already.
    if (address === undefined) return;
    const client = isShared(address) ? null : clientOf(address);
    const own = client === null ? undefined : byClient.get(client);
    const hasRoom =
      (own === undefined || own.size < perClient || makeRoom(own)) && (open.size < inAll || makeRoom(open.keys()));
    if (!hasRoom) {
      socket.destroy();
      return;
    }
    open.set(socket, client);
    if (client !== null) byClient.set(client, (byClient.get(client) ?? new Set()).add(socket));
    socket.once('close', () => forget(socket));
  });
}
