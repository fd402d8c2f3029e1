import { createApp } from './app.ts';
import { sweepDays } from './analytics/sweep-days.ts';
import { sweepNoticeMails } from './alerts/notice-mails.ts';
import { sweepReminders } from './booking/sweep-reminders.ts';
import type { Config } from './config/config.ts';
import { createWebhookSender, type Sender } from './delivery/webhook-sender.ts';
import { startDeliveryWorker } from './delivery/worker.ts';
import { createHighLevelSender } from './highlevel/highlevel-sender.ts';
import { sweepLimitCounts } from './limits/sweep-counts.ts';
import { createMailSender, type MailSender } from './mail/mail-sender.ts';
import { measureSweeps } from './metrics/measure-sweeps.ts';
import { keepSettingsDestination } from './outbox/settings-destination.ts';
import { sweepStream } from './outbox/sweep-stream.ts';
import { sweepAbandonedCheckouts } from './payments/abandoned-checkouts.ts';
import { watchStripe } from './payments/stripe/watch-stripe.ts';
import { sweepTestPayments } from './payments/test/settle-test-payments.ts';
import { createPushKeys } from './push/push-keys.ts';
import { createPushTo } from './push/push-sender.ts';
import { createSendPush } from './push/send-push.ts';
import { sweepIdempotencyKeys } from './requests/sweep-keys.ts';
import { sweepOldRows } from './retention/sweep-old-rows.ts';
import type { AppDeps } from './routes/app-deps.ts';
import { sweepDecisions } from './set-aside/sweep-decisions.ts';
import { attributeMissing } from './store/attribution/missing-attributions.ts';
import { joinMissing } from './store/identity/missing-people.ts';
import type { Sweeper } from './time/sweep.ts';
import { sweepUploads } from './uploads/sweep-uploads.ts';
import { sweepWeeklyReport } from './weekly-report/weekly-report.ts';

export interface AssembleDeps extends AppDeps {
  /** How webhooks are sent; without it over the network. */
  readonly sender?: Sender;
  /** How mail is sent; without it over the network. */
  readonly mail?: MailSender;
}

/** A Foyer that works; it listens to nobody yet. */
export interface Assembled {
  readonly app: Awaited<ReturnType<typeof createApp>>;
  readonly sweeps: readonly Sweeper[];
  /** The delivery worker, and what it sends with. */
  readonly senders: { close(): Promise<void> };
}

function sendersOf({ config, sender, mail }: AssembleDeps): { sender: Sender; mail: MailSender } {
  const { crmWebhookSecret: secret, allowPrivateWebhooks: allowPrivate } = config;
  return { sender: sender ?? createWebhookSender({ secret, allowPrivate }), mail: mail ?? createMailSender(config) };
}

function startSweeps(config: Config, { store, clock }: AssembleDeps, app: Assembled['app']): Sweeper[] {
  const { log, notices, stripe } = app;
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const events = { store, clock, timeZone, ownerEmail };
  const swept = { store, clock, log };
  return [
    sweepIdempotencyKeys(store, clock, log),
    sweepUploads(config, swept),
    sweepLimitCounts(store, clock, log),
    sweepOldRows(config, swept),
    sweepDays({ ...swept, timeZone }),
    sweepReminders(config, swept),
    sweepWeeklyReport(config, swept),
    sweepNoticeMails(config, { ...swept, notices }),
    sweepDecisions(config, swept),
    sweepAbandonedCheckouts(config, swept),
    sweepStream(swept),
    ...(config.payments === 'test' ? [sweepTestPayments(events, log)] : []),
    ...watchStripe(stripe, events, log),
  ];
}

/** Puts the app, the delivery worker and the sweeps together over an open store. Whoever called ends all three, then the store. */
export async function assemble(deps: AssembleDeps): Promise<Assembled> {
  const { config, store, clock } = deps;
  // Before the first request: a person's oldest known visit is their first touch.
  await attributeMissing(store, config.siteTimeZone);
  await joinMissing(store);
  await keepSettingsDestination({ store, clock }, config);
  const app = await createApp(deps);
  const { sender, mail } = sendersOf(deps);
  const pushTo = createPushTo({ store, clock, config, keys: createPushKeys(store) });
  const identify = app.owner.door?.sessions.identify ?? (async () => null);
  const sendPush = createSendPush({ store, pushTo, identify });
  const sendToHighLevel = createHighLevelSender({ store, clock, allowPrivate: config.allowPrivateWebhooks });
  const outbox = { store, config, clock, sender, sendMail: mail.send, sendPush, sendToHighLevel };
  const worker = startDeliveryWorker({ ...outbox, random: Math.random, logger: app.log });
  const sweeps = startSweeps(config, deps, app);
  measureSweeps(app.metrics, sweeps);
  const senders = {
    async close() {
      await worker.close();
      await mail.close();
    },
  };
  return { app, sweeps, senders };
}
