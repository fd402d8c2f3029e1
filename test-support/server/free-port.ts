import { once } from 'node:events';
import { createServer } from 'node:net';

/** A loopback port that nobody listens on now; for tests, journeys and benches that start a process of their own. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  return address.port;
}
