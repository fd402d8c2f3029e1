import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections, one of which could else take the port of a server that is stopped for a while
 * and is to start again.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

/** Null where somebody listens there already. */
async function listen(at: ListenOptions): Promise<Server | null> {
  const server = createServer().listen(at);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}

/** Keeps other processes from choosing this port too while its server starts, until this process ends: a socket of this name that exists while it is open. */
async function reserve(port: number): Promise<boolean> {
  const holder = await listen({ path: `\0foyer-port-${port}` });
  holder?.unref();
  return holder !== null;
}

/** A loopback port that nobody listens on now, nor is about to; for tests, journeys and benches that start a process of their own. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (!(await reserve(port))) continue;
    const listener = await listen({ port, host: '127.0.0.1' });
    if (listener === null) continue;
    listener.close();
    await once(listener, 'close');
    return port;
  }
  throw new Error('No loopback port could be had');
}
