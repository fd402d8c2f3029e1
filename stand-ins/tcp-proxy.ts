import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TcpProxy {
  readonly port: number;
  /** From now on takes what either side sends and passes nothing on, nor that one of them is gone: a network that drops every packet. */
  swallow(): void;
  /** Passes on whatever holds these words, and swallows everything from then on, its answer first. */
  swallowAnswerTo(words: string): void;
  /** Passes on what comes from now on; what was swallowed is gone. */
  flow(): void;
}

/** A network between two programs of this machine that a test can break; gone when the test ends. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let lastWords: string | null = null;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // One side's end is the other's news, not the test's.
    socket.on('error', () => undefined);
    return socket;
  }

  function pass(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (isSilent) return;
      if (lastWords !== null && bytes.includes(lastWords)) isSilent = true;
      to.write(bytes);
    });
    from.on('close', () => {
      if (!isSilent) to.destroy();
    });
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
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
    flow() {
      isSilent = false;
      lastWords = null;
    },
  };
}
