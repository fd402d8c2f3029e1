import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import { sweepEvery, type Sweeper } from '../time/sweep.ts';
import { carryOutDecisions } from './let-in.ts';

const EVERY_MS = 5000;

/** Lets in and removes what the owner decided about, once thirty seconds have passed. */
export function sweepDecisions(
  { siteTimeZone: timeZone, ownerEmail, publicUrl }: Pick<Config, 'siteTimeZone' | 'ownerEmail' | 'publicUrl'>,
  { store, clock, log }: Pick<UseCaseDeps, 'store' | 'clock'> & { log: Pick<Log, 'warn'> },
): Sweeper {
  const work = () => carryOutDecisions({ store, clock, timeZone, ownerEmail, publicUrl });
  const failure = 'What was decided about set-aside forms could not be carried out';
  return sweepEvery({ name: 'set-aside', everyMs: EVERY_MS, work, failure }, log);
}
