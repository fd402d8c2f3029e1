import type { App } from './http/app-types.ts';

const IDLE_CHECK_MS = 50;
/** Longer than any request may take to arrive or be answered in earnest; containers are killed after 10 s by default. */
const PATIENCE_MS = 8_000;

/** Stops taking connections and lets every request that is being answered finish. */
export async function drain(app: App): Promise<void> {
  // A connection kept alive after its last answer would hold the server open until it times out.
  const hangUp = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  const giveUp = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(hangUp);
    clearTimeout(giveUp);
  }
}

/** On SIGTERM or SIGINT: finishes requests, then closes the parts in their order, then exits. A second signal exits at once. */
export function stopOnSignal(app: App, parts: readonly { close(): Promise<void> }[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
      await drain(app);
      for (const part of parts) await part.close();
      process.exit(0);
    } catch (error) {
      app.log.fatal({ err: error }, 'Stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
