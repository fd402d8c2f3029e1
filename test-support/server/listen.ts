import { once } from 'node:events';
import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';

/** Lets a server listen on a free loopback port until the test is over. Resolves with the port. */
export async function listenForTest(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
