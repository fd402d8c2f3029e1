import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../http/app.ts';

/** Containers are killed ten seconds after they are asked to stop. Everything below ends before. */
const LIMIT_MS = 8_500;
/** How long requests may take to be answered in earnest; after that they are told to come again. */
const PATIENCE_MS = 6_000;
/** For the last answers to go out. */
const LAST_WORDS_MS = 500;
/**
 * A connection that is kept alive stays open for this long: what its client is sending at this moment is answered, and only then is the
 * connection ended. Hanging up at once would cut off requests that are on their way.
 */
const GRACE_MS = 400;

/** Takes no new connection; those that are open stay as they are. */
function stopListening(app: App): void {
  // An HTTP server's own close would hang up on connections at once.
  Server.prototype.close.call(app.server);
}

/** Waits until every request is answered, and none has come for a moment. */
async function untilAnswered({ openRequests }: App): Promise<void> {
  await delay(GRACE_MS);
  while (openRequests.count > 0) await openRequests.settled();
}

/** Resolves to whether `done` came before the time was over. */
async function within(limitMs: number, done: Promise<void>): Promise<boolean> {
  const timer = new AbortController();
  const over = delay(limitMs, false, { signal: timer.signal }).catch(() => false);
  const isDone = await Promise.race([done.then(() => true), over]);
  timer.abort();
  return isDone;
}

/** Stops taking connections and answers every request there is: each by its handler, or by 503 where that takes too long. */
export async function drain(app: App): Promise<void> {
  const { openRequests } = app;
  openRequests.endConnections();
  stopListening(app);
  if (!(await within(PATIENCE_MS, untilAnswered(app)))) {
    openRequests.answerUnanswered();
    await within(LAST_WORDS_MS, openRequests.settled());
  }
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
}

/** A part of the server that ends what it is doing when it is closed. */
export interface Part {
  close(): Promise<void>;
}

/** A service manager signals every process of a group, and each passes it on: what comes so soon after the first is the same one. */
const SAME_SIGNAL_MS = 1000;

/**
 * On SIGTERM or SIGINT: answers what was asked and closes the parts meanwhile, then closes the store, then exits; within nine seconds, whatever
 * the database and those outside do. A later second signal exits at once.
 */
export function stopOnSignal(app: App, parts: readonly Part[], store: Part): void {
  let stoppingSince: number | null = null;
  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => {
      app.log.fatal('Stopping took too long; what was under way is made up for after the next start');
      process.exit(1);
    }, LIMIT_MS);
    try {
      await Promise.all([drain(app), ...parts.map((part) => part.close())]);
      await store.close();
      process.exit(0);
    } catch (error) {
      app.log.fatal({ err: error }, 'Stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
