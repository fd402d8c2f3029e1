import type { Notice } from '../../../contract/owner-notices.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { isLoopback } from '../../config/loopback.ts';
import type { NoticeSource } from '../../notices/notice-board.ts';
import type { Store } from '../../store/engine/store.ts';
import type { Clock } from '../../time/clock.ts';
import type { StripeAccount } from './account.ts';
import type { CallFailure, CallFailureKind } from './call-failures.ts';
import { readMissedEvents, type MissedEvents } from './event-arrivals.ts';

const MINUTE_MS = 60_000;
/** Calls are made every five minutes, some of them once a night; one that failed longer ago says nothing of now. */
const FORGOTTEN_AFTER_MS: Readonly<Record<CallFailureKind, number>> = {
  key: 15 * MINUTE_MS,
  right: 26 * 60 * MINUTE_MS,
  away: 15 * MINUTE_MS,
};
/** Without these nobody can pay. */
const BUYERS_CALLS: ReadonlySet<string> = new Set(['make a payment intent', 'open a subscription checkout']);
/** Stripe being away for a moment is not worth a word. */
const AWAY_MS = 5 * MINUTE_MS;

/** `list events, list refunds, and list disputes` */
const listOf = (words: readonly string[]) => new Intl.ListFormat('en').format(words);

function failureNotices(failures: readonly CallFailure[]): Notice[] {
  const key = failures.find(({ kind }) => kind === 'key');
  if (key !== undefined)
    return [
      {
        id: 'stripe-key',
        severity: 'urgent',
        title: 'Stripe does not take your key',
        detail: `Nobody can pay. ${
          key.code === 'api_key_expired'
            ? '`STRIPE_SECRET_KEY` has expired or was replaced.'
            : 'Stripe does not know `STRIPE_SECRET_KEY`.'
        } Take the secret key from Stripe’s Dashboard, under Developers, API keys; set it and start Foyer again.`,
      },
    ];
  const rights = failures.filter(({ kind }) => kind === 'right').map(({ what }) => what);
  if (rights.length > 0)
    return [
      {
        id: 'stripe-key-rights',
        severity: rights.some((what) => BUYERS_CALLS.has(what)) ? 'urgent' : 'warning',
        title: 'Stripe does not let your key do all that is needed',
        detail: `With \`STRIPE_SECRET_KEY\`, a restricted key, Foyer may not ${listOf(rights)}. Give the key these rights in Stripe’s Dashboard, under Developers, API keys.`,
      },
    ];
  if (failures.some(({ kind, since, last }) => kind === 'away' && last - since >= AWAY_MS))
    return [
      {
        id: 'stripe-away',
        severity: 'warning',
        title: 'Stripe does not answer',
        detail:
          'Nobody can pay until it does. What was paid meanwhile is found afterwards. Stripe says at `status.stripe.com` how it is; if it is well, this server cannot reach it.',
      },
    ];
  return [];
}

function missedNotice({ count, wasRefused }: MissedEvents, address: string): Notice {
  const found = `${count === 1 ? 'One event was' : `${count} events were`} found by asking Stripe, minutes late: you and your buyers hear late of what was paid.`;
  return wasRefused
    ? {
        id: 'stripe-events',
        severity: 'warning',
        title: 'Stripe’s events are refused',
        detail: `What Stripe sends to \`${address}\` comes, and its signature is not right: \`STRIPE_WEBHOOK_SECRET\` is not the secret of this endpoint, or this server’s clock is off by five minutes. ${found} Copy the signing secret of this endpoint from Stripe’s Dashboard, under Webhooks; each endpoint has its own, and so have test and live mode. \`npm run doctor\` looks at the clock.`,
      }
    : {
        id: 'stripe-events',
        severity: 'warning',
        title: 'Stripe’s events do not come',
        detail: `${found} In Stripe’s Dashboard, under Webhooks, an endpoint has to lead to \`${address}\`, and its signing secret has to be in \`STRIPE_WEBHOOK_SECRET\`. \`npm run doctor\` looks at it.`,
      };
}

interface NoticeDeps {
  readonly store: Pick<Store, 'db'>;
  readonly clock: Clock;
  readonly config: { readonly publicUrl: string };
}

/** Warns the owner while Stripe refuses the key, does not answer, or its events do not come. Begins with this process: a new setting starts anew. */
export function stripeNotices(account: StripeAccount | null, { store, clock, config }: NoticeDeps): NoticeSource {
  if (account === null) return () => [];
  const { access, since } = account;
  const { publicUrl } = config;
  const address = new URL(apiPaths.paymentsWebhook, publicUrl).href;
  return async () => {
    const now = clock.now();
    // Nothing of Stripe's reaches an address of this machine alone.
    const missed = isLoopback(publicUrl) ? null : await readMissedEvents(store);
    return [
      ...failureNotices(access.failures().filter(({ kind, last }) => now - last < FORGOTTEN_AFTER_MS[kind])),
      ...(missed !== null && missed.foundAt >= since ? [missedNotice(missed, address)] : []),
    ];
  };
}
