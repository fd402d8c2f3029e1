import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection on which a test says byte for byte what it wants. */
export interface RawConnection {
  readonly socket: Socket;
  send(text: string): void;
  /** Everything received, once it matches. */
  received(pattern: RegExp): Promise<string>;
  /** Everything received, once the server has closed the connection. */
  readonly closed: Promise<string>;
}

/** Opens a connection to this machine, from an address of its own; it is closed when the test ends. */
export async function openRawConnection(port: number, localAddress = '127.0.0.1'): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
  // The server may end a connection while more is being sent.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return {
    socket,
    closed,
    send: (words) => void socket.write(words),
    received: async (pattern) =>
      new Promise((resolve) => {
        const look = () => {
          if (pattern.test(text)) resolve(text);
        };
        look();
        socket.on('data', look);
      }),
  };
}

/** The head of a POST as it goes over the wire. */
export function postHead(path: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`;
}
