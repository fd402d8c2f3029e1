import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from './app.ts';

/** How long requests may take to be answered by their handlers; after that they are told to come again. */
const PATIENCE_MS = 6_000;
/** For the last answers to go out. */
const LAST_WORDS_MS = 500;
/**
 * A connection that is kept alive stays open for this long: what its client is sending at this moment is answered, and only then is the
 * connection ended. Hanging up at once would cut off requests that are on their way.
 */
const GRACE_MS = 400;

/** Accepts no new connection; those that are open stay as they are. */
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

/** Stops accepting connections and answers every open request: by its handler, or by 503 where that takes too long. */
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
