import { outcomeOf, type Outcome } from './outcome.ts';
import { advance, resumedState, TRIED_FOR_MS, type SendingEvent, type SendingState } from './sending-state.ts';
import type { Submission } from './submission.ts';
import type { UnsentStore } from './unsent-store.ts';

/** The result of one attempt, reported to the form. */
export interface SendingNews {
  /** `expired` if the time for retries is over, `dropped` if another tab has withdrawn it. */
  readonly outcome: Outcome | { readonly kind: 'expired' | 'dropped' };
  /** Whether the visitor pressed the button for this attempt; false for a retry. */
  readonly isAsked: boolean;
  /** Whether it was the last attempt. */
  readonly isOver: boolean;
}

export type SendingListener = (news: SendingNews) => void;

interface World {
  readonly post: (submission: Submission, signal: AbortSignal) => Promise<unknown>;
  readonly store: UnsentStore;
  readonly nowMs: () => number;
  readonly jitter: () => number;
  /** Called at the end of a submission that no form listens to any more. */
  readonly announceWithoutForm: (submission: Submission, outcome: SendingNews['outcome']) => void;
}

interface Item {
  submission: Submission;
  state: SendingState;
  /** False if the browser forbids storage. */
  readonly isKept: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  stop: AbortController | undefined;
}

/**
 * Sends submissions and retries them under their idempotency keys, across reloads, until each is accepted, refused or a day old.
 * Every tab retries all of them, because the server stores each only once.
 */
export function createOutbox({ post, store, nowMs, jitter, announceWithoutForm }: World) {
  const items = new Map<string, Item>();
  const listeners = new Map<string, SendingListener>();

  function tell({ submission }: Item, news: SendingNews): void {
    const listener = listeners.get(submission.key);
    if (news.isOver) listeners.delete(submission.key);
    if (listener) listener(news);
    else if (news.isOver) announceWithoutForm(submission, news.outcome);
  }

  function remove(item: Item): void {
    clearTimeout(item.timer);
    items.delete(item.submission.key);
    if (store.has(item.submission.key)) store.remove(item.submission.key);
  }

  function step(item: Item, event: SendingEvent): void {
    const was = item.state.at;
    item.state = advance(item.state, event, item.submission);
    clearTimeout(item.timer);
    if (item.state.at === 'over') remove(item);
    else if (item.state.at === 'resting') rest(item, item.state.untilMs);
    else if (was !== 'trying') void tryOnce(item);
  }

  function rest(item: Item, untilMs: number): void {
    item.timer = setTimeout(() => isWanted(item) && step(item, { type: 'due' }), Math.max(0, untilMs - nowMs()));
  }

  /** Whether to retry: not after another tab has withdrawn it. If another tab has sent it, only for a form here that waits for the answer. */
  function isWanted(item: Item): boolean {
    const { key } = item.submission;
    if (!item.isKept || store.has(key) || (store.hasArrived(key) && listeners.has(key))) return true;
    remove(item);
    listeners.get(key)?.({ outcome: { kind: 'dropped' }, isAsked: false, isOver: true });
    return false;
  }

  async function tryOnce(item: Item): Promise<void> {
    const stop = new AbortController();
    item.stop = stop;
    const outcome: Outcome = await post(item.submission, stop.signal).then(
      (answer) => ({ kind: 'accepted', answer }) as const,
      outcomeOf,
    );
    if (stop.signal.aborted || item.state.at !== 'trying') return;
    const { isAsked } = item.state;
    if (outcome.kind === 'accepted') store.noteArrived(item.submission.key);
    step(item, { type: 'answered', outcome, nowMs: nowMs(), jitter: jitter() });
    const isOver = !items.has(item.submission.key);
    const isExpired = isOver && (outcome.kind === 'away' || (outcome.kind === 'limited' && !isAsked));
    tell(item, { outcome: isExpired ? { kind: 'expired' } : outcome, isAsked, isOver });
  }

  function take(submission: Submission, isKept: boolean): Item {
    const state = resumedState(nowMs());
    const item: Item = { submission, state, isKept, timer: undefined, stop: undefined };
    items.set(submission.key, item);
    rest(item, state.untilMs);
    return item;
  }

  function resume(): void {
    for (const submission of store.list()) {
      if (items.has(submission.key)) continue;
      const item = take(submission, true);
      if (nowMs() - submission.sinceMs < TRIED_FOR_MS) continue;
      remove(item);
      tell(item, { outcome: { kind: 'expired' }, isAsked: false, isOver: true });
    }
  }

  return {
    /** Sends it now; `listener` is called with the result of each attempt. */
    send(submission: Submission, listener: SendingListener): void {
      const { key } = submission;
      listeners.set(key, listener);
      const isKept = store.keep(submission);
      const item = items.get(key) ?? take(submission, isKept);
      item.submission = submission;
      step(item, { type: 'asked' });
    },

    /** Listens to a waiting submission, even from before a reload; false if there is none. */
    claim(key: string, listener: SendingListener): boolean {
      if (!items.has(key) && !store.has(key)) return false;
      listeners.set(key, listener);
      resume();
      return items.has(key);
    },

    /** Removes the listener; the submission continues. */
    release(key: string): void {
      listeners.delete(key);
      const item = items.get(key);
      if (item) step(item, { type: 'left' });
    },

    /** Withdraws a submission. An attempt that nobody waits for may finish. */
    drop(key: string): void {
      listeners.delete(key);
      const item = items.get(key);
      if (item === undefined) return store.remove(key);
      if (item.submission.told !== null) item.stop?.abort();
      item.state = { at: 'over' };
      remove(item);
    },

    /** The key of the submission that waits for a path; null if there is none. */
    keyAt(path: string): string | null {
      return (
        [...items.values(), ...store.list().map((submission) => ({ submission }))].find(
          ({ submission }) => submission.path === path,
        )?.submission.key ?? null
      );
    },

    hasArrived: (key: string) => store.hasArrived(key),

    /** Resumes what an earlier page could not send. */
    resume,

    /** Retries everything that waits, because the network is back. */
    wakeAll(): void {
      for (const item of items.values()) step(item, { type: 'woken', nowMs: nowMs() });
    },
  };
}
