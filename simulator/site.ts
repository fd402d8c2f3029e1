import type { InjectOptions } from 'fastify';
import { assemble, type Assembled } from '../src/server/assemble.ts';
import { readConfig, type Config } from '../src/server/config/config.ts';
import { createWebhookSender } from '../src/server/delivery/webhook-sender.ts';
import { createMailSender } from '../src/server/mail/mail-sender.ts';
import { openStripeAccess, type StripeAccess } from '../src/server/payments/stripe/stripe-access.ts';
import { openStore } from '../src/server/store/engine/open-store.ts';
import type { Store } from '../src/server/store/engine/store.ts';
import { openStripeStandIn, standInKeys, type StripeStandIn } from '../stand-ins/stripe/stripe-stand-in.ts';
import { testHours } from '../test-support/data/test-hours.ts';
import { fate } from './chance.ts';
import type { Broken } from './watchers.ts';
import { inLife, newLife, type Life } from './life.ts';
import { crmRequest, mailTransport, newServices, type Services } from './services.ts';
import { kill, noteTrouble, step } from './step.ts';
import { callLater, dropDues, pause, stir, trueTime } from './time.ts';
import { tell } from './trace.ts';

/** How soon a process that could not start is started again, as by scripts/supervise.mjs. */
const START_AGAIN_MS = 3000;
const STRIPE_LIMIT_MS = 8000;

export const OWNER_EMAIL = 'owner@site.example';
export const TIME_ZONE = 'America/New_York';

/** What one process is at present. */
interface Slot {
  life: Life;
  /** Null while it starts. */
  running: { readonly assembled: Assembled; readonly store: Store } | null;
}

export interface Site {
  readonly config: Config;
  readonly services: Services;
  readonly standIn: StripeStandIn;
  readonly slots: readonly Slot[];
  /** What went wrong in a way that nothing planned excuses. */
  readonly complaints: Broken[];
  start(slot: number): void;
  kill(slot: number, afterSteps: number, downMs: number): void;
  /** As SIGTERM ends it; it starts again after so long. */
  stop(slot: number, downMs: number): void;
  /** One request to one process; null where no answer comes. */
  ask(slot: number, request: InjectOptions): Promise<{ status: number; body: unknown } | null>;
}

export interface SiteSettings {
  readonly dataDir: string;
  readonly processes: number;
  readonly payments: 'test' | 'stripe';
  readonly crm: boolean;
  readonly limits: boolean;
}

function configOf({ dataDir, payments, crm, limits }: SiteSettings): Config {
  return readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://hallway.example',
    SITE_TIME_ZONE: TIME_ZONE,
    OWNER_EMAIL,
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'hello@hallway.example',
    ...(!limits && { RATE_LIMIT: '0' }),
    ...(crm && {
      CRM_WEBHOOK_URL: 'https://crm.example/leads',
      CRM_WEBHOOK_SECRET: 'whsec_c2ltdWxhdGVkLXNlY3JldC1mb3ItYS1jcm0=',
      CRM_EVENTS_URL: 'https://crm.example/events',
      CRM_EVENTS_SECRET: 'whsec_c2ltdWxhdGVkLXNlY3JldC1mb3ItZXZlbnQ=',
    }),
    ...(payments === 'test'
      ? { PAYMENTS: 'test' }
      : {
          STRIPE_SECRET_KEY: standInKeys.secretKey,
          STRIPE_PUBLISHABLE_KEY: standInKeys.publishableKey,
          STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
          STRIPE_COURSE_MONTHLY_PRICE: 'price_standin_monthly',
          STRIPE_COURSE_YEARLY_PRICE: 'price_standin_yearly',
        }),
  });
}

function stripeAccess(config: Config, { client }: StripeStandIn): StripeAccess | null {
  if (config.stripe === null) return null;
  const httpClient: typeof client = {
    ...client,
    async makeRequest(...request) {
      await step();
      await pause(fate().between(1, 300));
      try {
        return await client.makeRequest(...request);
      } catch (error) {
        await pause(STRIPE_LIMIT_MS);
        throw error;
      } finally {
        await step();
      }
    },
  };
  return openStripeAccess(config.stripe, { httpClient });
}

/** Foyer in some processes over one database, with all that they talk to. */
export function openSite(settings: SiteSettings): Site {
  const config = configOf(settings);
  const services = newServices();
  const standIn = openStripeStandIn({ clock: { now: trueTime } });
  const complaints: Broken[] = [];
  const slots: Slot[] = Array.from({ length: settings.processes }, (_, slot) => ({
    life: newLife(`process ${slot}`),
    running: null,
  }));

  const slotAt = (slot: number): Slot => {
    const found = slots[slot];
    if (found === undefined) throw new Error(`There is no process ${slot}`);
    return found;
  };

  async function run(slot: Slot): Promise<void> {
    const { life } = slot;
    const clock = { now: () => trueTime() + life.clockOffMs };
    const store = await openStore({ databaseUrl: null, dataDir: settings.dataDir });
    const stripe = stripeAccess(config, standIn);
    const assembled = await assemble({
      config,
      store,
      clock,
      bookingRules: testHours,
      freeBytes: async () => Number.MAX_SAFE_INTEGER,
      sender: createWebhookSender({
        secret: config.crmWebhookSecret,
        allowPrivate: false,
        request: crmRequest(services),
      }),
      mail: createMailSender({ ...config, open: async () => mailTransport(services) }),
      ...(stripe !== null && { stripe }),
    });
    await assembled.app.ready();
    if (!life.isAlive) return;
    slot.running = { assembled, store };
    tell(life.name, 'is up');
  }

  function start(at: number): void {
    const slot = slotAt(at);
    const clockOffMs = slot.life.clockOffMs;
    slot.life = newLife(`process ${at}`);
    slot.life.clockOffMs = clockOffMs;
    slot.running = null;
    const { life } = slot;
    life.endings.push(() => {
      slot.running = null;
    });
    void inLife(life, async () => run(slot)).catch((error: unknown) => {
      if (!life.isAlive) return;
      tell(life.name, `could not start: ${error instanceof Error ? error.message : String(error)}`);
      dropDues(life);
      life.end();
      callLater(START_AGAIN_MS, () => start(at));
    });
  }

  /** Starts it again once it is over. */
  function rise(at: number, life: Life, downMs: number): void {
    void life.over.then(() => callLater(downMs, () => slotAt(at).life === life && start(at)));
  }

  return {
    config,
    services,
    standIn,
    slots,
    complaints,
    start,
    kill(at, afterSteps, downMs) {
      const { life } = slotAt(at);
      if (!life.isAlive) return;
      rise(at, life, downMs);
      stir(life);
      if (afterSteps === 0) kill(life);
      else life.stepsLeft = afterSteps;
    },
    stop(at, downMs) {
      const slot = slotAt(at);
      const { life, running } = slot;
      if (!life.isAlive || running === null) return;
      rise(at, life, downMs);
      noteTrouble(10_000);
      slot.running = null;
      tell(life.name, 'is told to stop');
      const { app, senders, sweeps } = running.assembled;
      void inLife(life, async () => {
        await app.close();
        await senders.close();
        for (const sweep of sweeps) await sweep.close();
        await running.store.close();
        tell(life.name, 'has stopped');
        dropDues(life);
        life.end();
      });
    },
    async ask(at, request) {
      const { life, running } = slotAt(at);
      if (running === null || !life.isAlive) return null;
      stir(life);
      const answer = inLife(life, async () => running.assembled.app.inject(request));
      const ended = await Promise.race([answer, life.over]);
      if (ended === undefined) return null;
      const body: unknown = ended.body === '' || !ended.body.startsWith('{') ? {} : ended.json();
      tell(life.name, `${request.method ?? 'GET'} ${JSON.stringify(request.url)}: ${ended.statusCode}`);
      if (ended.statusCode === 500)
        complaints.push({ by: 'answers', what: `${JSON.stringify(request.url)} was answered 500: ${ended.body}` });
      return { status: ended.statusCode, body };
    },
  };
}
