import { onTestFinished } from 'vitest';
import type { Clock } from '../../src/server/time/clock.ts';
import type { LaneDeps } from '../../src/server/delivery/lane.ts';
import type { Send, SendResult } from '../../src/server/delivery/send.ts';
import type { OutgoingMessage, Sender } from '../../src/server/delivery/webhook-sender.ts';
import { startDeliveryWorker, type DeliveryWorker, type SendToTarget } from '../../src/server/delivery/worker.ts';
import { HIGHLEVEL_URL } from '../../src/server/outbox/destinations.ts';
import { acceptForm } from '../../src/server/leads/accept-form.ts';
import { createFormJudge } from '../../src/server/spam/form-judge.ts';
import { plainArrival } from '../data/forms.ts';
import type { Store } from '../../src/server/store/engine/store.ts';

export const success: SendResult = { status: 200, retryAfter: null, error: null };
export const failure: SendResult = { status: 500, retryAfter: null, error: 'Answered 500' };
/** The receiver does not take this one delivery, and may take the next. */
export const refusal: SendResult = { status: 422, retryAfter: null, error: 'Answered 422', concerns: 'delivery' };
/** The receiver wants nothing more at all. */
export const gone: SendResult = { status: 410, retryAfter: null, error: 'Answered 410', concerns: 'gone' };

/** A sender that answers as it is told and remembers what it was given. */
export function createFakeSender(first: SendResult = success): {
  sender: Sender;
  sent: OutgoingMessage[];
  behave: (result: SendResult) => void;
} {
  const sent: OutgoingMessage[] = [];
  let result = first;
  return {
    sent,
    behave(next) {
      result = next;
    },
    async sender(message) {
      sent.push(message);
      return result;
    },
  };
}

export interface WorkerSettings {
  readonly store: Store;
  readonly clock: Clock;
  readonly sender: Sender;
  /** Without it mail has nowhere to go. */
  readonly sendMail?: Send | null;
  /** Without it what is for devices waits. */
  readonly sendPush?: Send;
  readonly url?: string | null;
  /** Without it HighLevel is away. */
  readonly sendToHighLevel?: SendToTarget;
  readonly highLevelUrl?: string;
  /** For deals, instead of `url`. */
  readonly dealUrl?: string | null;
  /** Who is told of a pause. */
  readonly ownerEmail?: string | null;
  readonly logger?: LaneDeps['logger'];
  /** Whether commits wake it, as they do outside tests. Without it a test decides when it sends. */
  readonly isWokenByCommits?: boolean;
}

/** Longer than any test takes. */
const NEVER_MS = 3_600_000;

/** A worker whose jitter is always half, which works when the test calls it; closed when the test ends. */
export function startTestWorker({
  store,
  clock,
  sender,
  url = 'https://crm.example/hook',
  dealUrl = null,
  sendMail = null,
  sendPush,
  sendToHighLevel = async () => failure,
  highLevelUrl = HIGHLEVEL_URL,
  ownerEmail = null,
  logger = { info: () => undefined, warn: () => undefined },
  isWokenByCommits = false,
}: WorkerSettings): DeliveryWorker {
  const worker = startDeliveryWorker({
    store: isWokenByCommits ? store : { ...store, onCommitted: () => () => undefined },
    clock,
    sender,
    sendMail: sendMail ?? (async () => failure),
    sendPush,
    sendToHighLevel,
    config: {
      crmWebhookUrl: url,
      crmQuizWebhookUrl: null,
      crmDealWebhookUrl: dealUrl,
      smtpUrl: sendMail && 'smtp://mail.example',
      highLevelUrl,
      ownerEmail,
      siteTimeZone: 'America/New_York',
    },
    random: () => 0.5,
    lookEveryMs: NEVER_MS,
    logger,
  });
  onTestFinished(() => worker.close());
  return worker;
}

/** Stores a quiz lead as the route does. */
export async function storeLead(store: Store, clock: Clock, firstName = 'Ada'): Promise<void> {
  const lead = { firstName, email: 'ada@example.com' };
  await acceptForm(
    { store, clock, timeZone: 'America/New_York', ownerEmail: null, judge: createFormJudge(null) },
    plainArrival,
    { kind: 'quiz', request: lead },
  );
}

/** All deliveries, oldest first. */
export async function readDeliveries(store: Store) {
  return store.db.selectFrom('deliveries').selectAll().orderBy('created_at').execute();
}
