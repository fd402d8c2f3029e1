import type { Server } from 'node:net';

/** The descriptor of the socket that the server before this one listened on, where scripts/supervise.mjs kept it open meanwhile. */
export function lentSocket(env: NodeJS.ProcessEnv): { fd?: number } {
  const fd = process.send === undefined ? undefined : env['FOYER_SOCKET'];
  return fd === undefined ? {} : { fd: Number(fd) };
}

/** Whoever started this process may be gone; then nobody needs to hear. */
function tell(words: string, handle?: unknown): void {
  if (process.connected) Reflect.apply(process.send ?? (() => undefined), process, [words, handle, () => undefined]);
}

/**
 * Tells scripts/supervise.mjs that this server listens, and lends it the socket when it asks: whoever connects between this server and the
 * next one then waits for that one, and is not refused. Without it, or by hand, nothing happens.
 */
export function lendSocket(server: Server): void {
  process.on('message', (asked) => {
    // The bare handle: a whole server would begin to take visitors over there.
    if (asked === 'lend the socket') tell('socket', Reflect.get(server, '_handle'));
  });
  // A listener would keep the process alive.
  process.channel?.unref();
  tell('listens');
}
