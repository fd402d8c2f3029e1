import type { Config } from '../../config/config.ts';
import type { Log } from '../../logging/log.ts';
import type { Clock } from '../../time/clock.ts';
import { createRefusedEvents, type RefusedEvents } from './refused-events.ts';
import { openStripeAccess, type StripeAccess } from './stripe-access.ts';

/** The Stripe account of the settings, as one process knows it. */
export interface StripeAccount {
  readonly access: StripeAccess;
  readonly refused: RefusedEvents;
  /** When this process began to take events. */
  readonly since: number;
}

interface AccountDeps {
  readonly config: Pick<Config, 'stripe'>;
  readonly clock: Clock;
  /** Instead of the way over the network. */
  readonly stripe?: StripeAccess;
}

/** Null where payments do not go through Stripe. */
export function openStripeAccount(
  { config, clock, stripe }: AccountDeps,
  log: Pick<Log, 'warn'>,
): StripeAccount | null {
  const access = stripe ?? (config.stripe === null ? null : openStripeAccess(config.stripe, { log, now: clock.now }));
  return access && { access, refused: createRefusedEvents(), since: clock.now() };
}
