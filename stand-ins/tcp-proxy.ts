import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** From now on takes what either side sends and passes nothing on, nor that one of them is gone: a network that drops every packet. */
  swallow(): void;
  /** Passes on whatever holds these words, and swallows everything from then on, its answer first. */
  swallowAnswerTo(words: string): void;
  /** Whether it swallows by now. */
  isSwallowing(): boolean;
  /** From now on passes nothing on, and keeps it: a network that is cut for a while, over which both sides repeat themselves. */
  hold(): void;
  /** Passes on what comes from now on, and what was held; what was swallowed is gone. */
  flow(): void;
  /** Cuts off everybody and listens no longer. */
  close(): void;
}

/** A network between two programs of this machine that can be broken; on any free port, or on the given one. */
export async function openTcpProxy(targetPort: number, ownPort = 0): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isHeld = false;
  let lastWords: string | null = null;
  /** The other side of these ended while the network was cut. */
  let ended: Socket[] = [];

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // One side's end is the other's news, not this program's.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }

  function pass(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (isSilent) return;
      if (lastWords !== null && bytes.includes(lastWords)) isSilent = true;
      if (!to.write(bytes)) from.pause();
    });
    to.on('drain', () => isHeld || from.resume());
    from.on('close', () => {
      if (isHeld) ended.push(to);
      else if (!isSilent) to.destroySoon();
    });
    if (isHeld) from.pause();
  }

  const server = createServer((near) => {
    keep(near);
    if (isSilent) {
      near.resume();
      return;
    }
    const far = keep(connect(targetPort, '127.0.0.1'));
    pass(near, far);
    pass(far, near);
  });
  server.listen(ownPort, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  return {
    port: address.port,
    swallow() {
      isSilent = true;
    },
    swallowAnswerTo(words) {
      lastWords = words;
    },
    isSwallowing: () => isSilent,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    flow() {
      isSilent = false;
      isHeld = false;
      lastWords = null;
      for (const socket of sockets) socket.resume();
      for (const socket of ended) socket.destroySoon();
      ended = [];
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
