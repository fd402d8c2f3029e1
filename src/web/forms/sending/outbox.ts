import { outcomeOf, type Outcome } from './outcome.ts';
import { advance, resumed, TRIED_FOR_MS, type SendingEvent, type SendingState } from './sending-state.ts';
import type { Submission } from './submission.ts';
import type { UnsentStore } from './unsent-store.ts';

/** What a form hears of its submission. */
export interface SendingNews {
  /** `expired` where it was tried for as long as it may be, `dropped` where another tab took it back. */
  readonly outcome: Outcome | { readonly kind: 'expired' | 'dropped' };
  /** Whether somebody pressed for this try, or it went by itself. */
  readonly isAsked: boolean;
  /** Whether there is no other try. */
  readonly isOver: boolean;
}

export type SendingListener = (news: SendingNews) => void;

interface World {
  readonly post: (submission: Submission, signal: AbortSignal) => Promise<unknown>;
  readonly store: UnsentStore;
  readonly nowMs: () => number;
  readonly jitter: () => number;
  /** Told of the end of what no form listens to any more. */
  readonly announceWithoutForm: (submission: Submission, outcome: SendingNews['outcome']) => void;
}

interface Item {
  submission: Submission;
  state: SendingState;
  /** False where the browser keeps nothing. */
  readonly isKept: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  stop: AbortController | undefined;
}

/**
 * Sends submissions, and what does not get through again and again under its key, over reloads, until it is taken, refused or a day old.
 * Every tab does that for all of them: the server takes each once.
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

  /** What another tab has taken back is not sent; what it has sent is asked for once more where a form here waits for the answer. */
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
    const state = resumed(nowMs());
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
    /** Sends it now; `listener` hears what each try of it comes to. */
    send(submission: Submission, listener: SendingListener): void {
      const { key } = submission;
      listeners.set(key, listener);
      const isKept = store.keep(submission);
      const item = items.get(key) ?? take(submission, isKept);
      item.submission = submission;
      step(item, { type: 'asked' });
    },

    /** Listens to what is under way already, from before a reload too; false where nothing is. */
    claim(key: string, listener: SendingListener): boolean {
      if (!items.has(key) && !store.has(key)) return false;
      listeners.set(key, listener);
      resume();
      return items.has(key);
    },

    /** The listener is gone; what it waited for goes on. */
    release(key: string): void {
      listeners.delete(key);
      const item = items.get(key);
      if (item) step(item, { type: 'left' });
    },

    /** It is not to be sent any more. A try that nobody waits for is let to its end. */
    drop(key: string): void {
      listeners.delete(key);
      const item = items.get(key);
      if (item === undefined) return store.remove(key);
      if (item.submission.told !== null) item.stop?.abort();
      item.state = { at: 'over' };
      remove(item);
    },

    /** What is on its way to an address. */
    keyAt(path: string): string | null {
      return (
        [...items.values(), ...store.list().map((submission) => ({ submission }))].find(
          ({ submission }) => submission.path === path,
        )?.submission.key ?? null
      );
    },

    hasArrived: (key: string) => store.hasArrived(key),

    /** Takes up what an earlier page could not send. */
    resume,

    /** The network is back: what rests is tried at once. */
    wakeAll(): void {
      for (const item of items.values()) step(item, { type: 'woken', nowMs: nowMs() });
    },
  };
}
