import { sinceSuccess, type Sweeper } from '../../time/sweep.ts';
import { ProviderUnavailable } from '../provider.ts';
import { pollMissedEvents, type PollDeps } from './poll-missed-events.ts';
import { compareBalance } from './compare-balance.ts';
import { compareOrders, type CompareDeps } from './compare-orders.ts';
import { warnOfMissingMethods } from './missing-methods.ts';

export type SweepDeps = CompareDeps & PollDeps;

/** Stripe's library is loaded once the start is over. */
const FIRST_SWEEP_AFTER_MS = 3000;
const SWEEP_EVERY_MS = 60_000;
/** At the stop a sweep may be cut short; the next sweep repeats it. */
const PATIENCE_MS = 1000;

/** One sweep: compares orders that waited too long, polls for missed events, and once a night compares the books with the balance. Returns whether both succeeded; never rejects. */
export async function sweepOnce(deps: SweepDeps): Promise<boolean> {
  try {
    await compareOrders(deps);
    await pollMissedEvents(deps);
    await compareBalance(deps);
    return true;
  } catch (error) {
    // The failed call has already logged what Stripe answered.
    if (error instanceof ProviderUnavailable) return false;
    deps.log.warn({ err: error }, 'Foyer could not poll Stripe for missed events; the next sweep tries again');
    return false;
  }
}

/** Sweeps once a minute in every process; what is due is claimed by one of them. First logs which payment methods the account lacks. */
export function sweepStripe(deps: SweepDeps): Sweeper {
  const success = sinceSuccess();
  let running: Promise<void> | null = null;
  const run = async () => {
    if (await sweepOnce(deps)) success.note();
    running = null;
  };
  const sweep = async () => {
    running ??= run();
    await running;
  };
  const first = setTimeout(() => {
    void warnOfMissingMethods(deps.access, deps.log).then(sweep);
  }, FIRST_SWEEP_AFTER_MS);
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  first.unref();
  timer.unref();
  return {
    name: 'stripe',
    secondsSinceSuccess: success.seconds,
    sweep,
    async close() {
      clearTimeout(first);
      clearInterval(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
    },
  };
}
