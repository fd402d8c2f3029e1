import type { PhoneStandingAnswer } from '../../contract/phone-standing.ts';

const MINUTE_MS = 60_000;
/** After a failure. */
const RETRY_MS = MINUTE_MS;

/** How the phone stands, and the owner's clock, as epoch milliseconds as though it were UTC. */
export interface ShownStanding extends PhoneStandingAnswer {
  readonly wall: number;
}

/**
 * Follows the phone while the page is seen: asks, tells each minute of the owner's clock, and asks again when the answer no longer holds or the tab comes back.
 * The time is the server's; this device's clock only measures how long ago that was, also over a sleep. Null is told while nothing is known.
 * @returns what ends it
 */
export function followPhone(
  ask: (signal: AbortSignal) => Promise<PhoneStandingAnswer>,
  tell: (standing: ShownStanding | null) => void,
): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let asked = 0;

  function show(answer: PhoneStandingAnswer, arrivedAt: number): void {
    const now = Date.parse(answer.now) + Date.now() - arrivedAt;
    const left = Date.parse(answer.until) - now;
    if (left <= 0) {
      void renew();
      return;
    }
    tell({ ...answer, wall: now + answer.offsetMinutes * MINUTE_MS });
    timer = setTimeout(show, Math.min(MINUTE_MS - (now % MINUTE_MS), left), answer, arrivedAt);
  }

  async function renew(): Promise<void> {
    clearTimeout(timer);
    // What no longer holds is not shown for a moment when the tab comes back.
    if (document.hidden) return tell(null);
    asked += 1;
    const own = asked;
    try {
      const answer = await ask(ended.signal);
      if (own !== asked || answer.state === 'untold') return;
      if (Date.parse(answer.until) <= Date.parse(answer.now)) throw new Error('The answer says nothing of now');
      show(answer, Date.now());
    } catch {
      if (own !== asked || ended.signal.aborted) return;
      tell(null);
      timer = setTimeout(() => void renew(), RETRY_MS);
    }
  }

  void renew();
  const onSeen = () => void (document.hidden || renew());
  document.addEventListener('visibilitychange', onSeen, { signal: ended.signal });
  return () => {
    asked += 1;
    clearTimeout(timer);
    ended.abort();
  };
}
