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

/** A service manager signals every process of a group, and each passes it on: what comes so soon after the first is the same one. */
const SAME_SIGNAL_MS = 1000;

/** On SIGTERM or SIGINT: finishes requests, then closes the parts in their order, then exits. A later second signal exits at once. */
export function stopOnSignal(app: App, parts: readonly { close(): Promise<void> }[]): void {
  let stoppingSince: number | null = null;
  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
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
