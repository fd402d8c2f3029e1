import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Requests that never end: each sends all but the last byte of its body and waits. */
export interface HeldBodies {
  /** Those whose connection the server has not closed. */
  heldCount(): number;
  end(): void;
}

interface HeldTask {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBytes: number;
  readonly connections: number;
  /** Whom each request is from, as a proxy would say. */
  readonly clientOf: (index: number) => string;
}

/** The server is done with them when it has closed none for so long. */
const QUIET_MS = 3_000;

/** Resolves once the server closes no more of them. */
export async function holdBodies({ url, headers, bodyBytes, connections, clientOf }: HeldTask): Promise<HeldBodies> {
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ host: hostname, ...headers, 'content-length': String(bodyBytes) });
  const head = lines.reduce((text, [name, value]) => `${text}${name}: ${value}\r\n`, `POST ${pathname} HTTP/1.1\r\n`);
  const body = Buffer.alloc(bodyBytes - 1, ' ');

  async function hold(index: number): Promise<Socket> {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`${head}x-forwarded-for: ${clientOf(index)}\r\n\r\n`);
    socket.write(body);
    socket.resume();
    return socket;
  }
  const sockets = await Promise.all(Array.from({ length: connections }, async (_, index) => hold(index)));
  const heldCount = () => sockets.filter(({ destroyed }) => !destroyed).length;
  let before: number;
  do {
    before = heldCount();
    await delay(QUIET_MS);
  } while (heldCount() < before);
  return {
    heldCount,
    end: () => sockets.forEach((socket) => socket.destroy()),
  };
}
