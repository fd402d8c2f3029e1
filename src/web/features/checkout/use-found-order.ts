import { useEffect, useState } from 'react';
import type { Order } from '../../../contract/checkout.ts';
import { findOrder, type FoundOrder } from './find-order.ts';

export type Found =
  | { readonly state: 'looking' }
  | { readonly state: 'unknown' }
  /** The server cannot be reached. */
  | { readonly state: 'away' }
  | { readonly state: 'known'; readonly found: FoundOrder };

/** The pauses between two requests: short at first, then longer. */
const PAUSES_MS = [1500, 2000, 3000, 4000, 5000, 8000, 10_000, 15_000, 20_000, 30_000] as const;
const LONGEST_PAUSE_MS = 30_000;
/** After so many requests the payment may take days, and a mail tells the buyer. */
const MOST_QUESTIONS = 40;

/** Whether the bank may still answer. */
export function isPending({ status }: Order, isTried: boolean): boolean {
  return status === 'processing' || (isTried && (status === 'created' || status === 'awaiting_payment'));
}

/** The order of the returning visitor, loaded again while its payment is in progress and the page is visible. */
export function useFoundOrder(): Found {
  const [found, setFound] = useState<Found>({ state: 'looking' });

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let questions = 0;

    const askLater = () => {
      if (questions >= MOST_QUESTIONS) return;
      timer = setTimeout(askIfSeen, PAUSES_MS[questions - 1] ?? LONGEST_PAUSE_MS);
    };
    const ask = async () => {
      questions += 1;
      try {
        const now = await findOrder(signal);
        if (signal.aborted) return;
        setFound(now === null ? { state: 'unknown' } : { state: 'known', found: now });
        if (now !== null && isPending(now.order, now.isTried)) askLater();
      } catch {
        if (signal.aborted) return;
        setFound((before) => (before.state === 'known' ? before : { state: 'away' }));
        askLater();
      }
    };
    // A hidden page waits until it is visible.
    const askIfSeen = () => {
      timer = undefined;
      if (document.visibilityState === 'visible') void ask();
      else document.addEventListener('visibilitychange', askIfSeen, { once: true, signal });
    };

    void ask();
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, []);

  return found;
}
