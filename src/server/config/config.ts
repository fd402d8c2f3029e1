import { resolve } from 'node:path';
import { z } from 'zod';
import { paymentModes } from '../../contract/checkout.ts';
import { calendarAddress, origin, postgresAddress, webAddress } from './addresses.ts';
import { isEasilyGuessed } from './easily-guessed.ts';
import { isLoopback } from './loopback.ts';
import { defaultMailFrom, mailbox, smtpAddress, type Mailbox } from './mail-settings.ts';
import { readStripeSettings, stripeConflicts, stripeSettings, type StripeSettings } from './stripe-settings.ts';
import { readRetention, retentionSettings, type Retention } from './retention-settings.ts';
import {
  choosePayments,
  missingStripeKeys,
  type PaymentMode,
  type PaymentSettings,
  type StripeKey,
} from './payment-settings.ts';

/** Every setting, checked; see .env.example for what each does. `null` means that it is not set. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin visitors use, without a trailing slash. */
  readonly publicUrl: string;
  /** An absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** A replica for figures and files. */
  readonly databaseReadUrl: string | null;
  readonly siteTimeZone: string;
  /** As Fastify takes it: nobody, everybody, a number of hops, or addresses. */
  readonly trustProxy: boolean | number | string[];
  readonly logLevel: LogLevel;
  readonly ownerPassword: string | null;
  readonly dashboards: 'public' | 'owner';
  readonly crmWebhookUrl: string | null;
  readonly crmQuizWebhookUrl: string | null;
  readonly crmDealWebhookUrl: string | null;
  readonly crmWebhookSecret: string | null;
  /** Where the event stream goes, beside the destinations that are made in the desk. */
  readonly crmEventsUrl: string | null;
  readonly crmEventsSecret: string | null;
  /** HighLevel's API; another only in tests. */
  readonly highLevelUrl: string;
  readonly smtpUrl: string | null;
  /** Never null where `smtpUrl` is set. */
  readonly mailFrom: Mailbox | null;
  readonly ownerEmail: string | null;
  /** Who takes payments. */
  readonly payments: PaymentMode;
  /** Set where payments go through Stripe. */
  readonly stripe: StripeSettings | null;
  readonly bookingUrl: string | null;
  /** The owner's own calendar, whose busy times are not offered; its name and password may be in it. */
  readonly calendarBusyUrl: string | null;
  /** Requests a minute for each client and form; 0 means no limit. */
  readonly rateLimit: number;
  /** What lets somebody read /metrics from elsewhere; without it only this machine may. */
  readonly metricsToken: string | null;
  readonly allowPrivateWebhooks: boolean;
  readonly retention: Retention;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** One or more settings are wrong; the message names each of them and what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Foyer cannot start with these settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
};

const timeZone = z.string().refine((name) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}, 'must be a time zone such as America/New_York');

const yesOrNo = z
  .enum(['1', 'true', 'yes', '0', 'false', 'no'], 'must be 1 or 0')
  .transform((word) => ['1', 'true', 'yes'].includes(word));

const proxyWords = new Set(['loopback', 'linklocal', 'uniquelocal']);
const proxies = z
  .string()
  .refine(
    (text) =>
      /^(true|false|\d{1,2})$/.test(text) ||
      text.split(',').every((part) => proxyWords.has(part.trim()) || /^[\da-f.:]+(\/\d{1,3})?$/i.test(part.trim())),
    'must be true, false, the number of proxies in front, or their addresses (10.0.0.1, 10.0.0.0/8, loopback)',
  )
  .transform((text): boolean | number | string[] => {
    if (text === 'true' || text === 'false') return text === 'true';
    return /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
  });

/** What guards names and addresses against everybody who can reach the site. */
const PASSWORD_MIN_LENGTH = 12;

const hostName = z.string().regex(/^[\w.:-]+$/, 'must be an address or name of this machine, such as 127.0.0.1');

const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: hostName.default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  /** For what builds and develops the site; the server's bundle holds the content already. */
  CONTENT_DIR: z.string().optional(),
  SITE_TIME_ZONE: timeZone.default('America/New_York'),
  TRUST_PROXY: proxies.default(false),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  OWNER_PASSWORD: z.string().max(200, 'must be at most 200 characters').optional(),
  DASHBOARDS: z.enum(['public', 'owner'], 'must be public or owner').optional(),
  CRM_WEBHOOK_URL: webAddress.optional(),
  CRM_QUIZ_WEBHOOK_URL: webAddress.optional(),
  CRM_DEAL_WEBHOOK_URL: webAddress.optional(),
  CRM_WEBHOOK_SECRET: z.string().optional(),
  CRM_EVENTS_URL: webAddress.optional(),
  CRM_EVENTS_SECRET: z.string().optional(),
  HIGHLEVEL_URL: origin.default('https://services.leadconnectorhq.com'),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: mailbox.optional(),
  OWNER_EMAIL: z.email('must be an address such as you@example.com').optional(),
  PAYMENTS: z.enum(paymentModes, 'must be stripe, test or off').optional(),
  ...stripeSettings,
  BOOKING_URL: webAddress.optional(),
  CALENDAR_BUSY_URL: calendarAddress.optional(),
  RATE_LIMIT: wholeNumber(0, 100_000).default(30),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  ALLOW_PRIVATE_WEBHOOKS: yesOrNo.default(false),
  ...retentionSettings,
  NODE_ENV: z.string().optional(),
});

/** The names of all settings; .env.example documents each of them. */
export const settingNames = Object.keys(settings.shape);

function neededForStripe(name: StripeKey) {
  const options = { path: [name], message: 'must be set for payments through Stripe', when: () => true };
  return [(all: PaymentSettings) => !missingStripeKeys(all).includes(name), options] as const;
}

// These are named beside the other wrong settings, not after those are mended.
const settingsSchema = settings
  .refine((all) => all.DASHBOARDS !== 'owner' || all.OWNER_PASSWORD !== undefined, {
    path: ['DASHBOARDS'],
    message: 'can be owner only when OWNER_PASSWORD is set',
    when: () => true,
  })
  .refine((all) => all.DATABASE_READ_URL === undefined || all.DATABASE_URL !== undefined, {
    path: ['DATABASE_READ_URL'],
    message: 'can be set only with DATABASE_URL',
    when: () => true,
  })
  .refine(
    ({ OWNER_PASSWORD: password, PUBLIC_URL: publicUrl }) =>
      password === undefined || password.length >= PASSWORD_MIN_LENGTH || isLoopback(publicUrl),
    {
      path: ['OWNER_PASSWORD'],
      message: 'must have at least twelve characters, unless PUBLIC_URL is this machine’s own address',
      when: () => true,
    },
  )
  .refine(
    ({ OWNER_PASSWORD: password, PUBLIC_URL: publicUrl }) =>
      password === undefined ||
      password.length < PASSWORD_MIN_LENGTH ||
      !isEasilyGuessed(password) ||
      isLoopback(publicUrl),
    {
      path: ['OWNER_PASSWORD'],
      message: 'is easily guessed: take several words that have nothing to do with each other',
      when: () => true,
    },
  )
  .refine((all) => all.SMTP_URL === undefined || (all.MAIL_FROM ?? defaultMailFrom(all.PUBLIC_URL)) !== null, {
    path: ['MAIL_FROM'],
    message: 'must be set with SMTP_URL, unless PUBLIC_URL has a domain that mail can come from',
    when: () => true,
  })
  .refine(...neededForStripe('STRIPE_SECRET_KEY'))
  .refine(...neededForStripe('STRIPE_PUBLISHABLE_KEY'))
  .refine(...neededForStripe('STRIPE_WEBHOOK_SECRET'));

/** The names of the settings that are set here. */
export function namesOfSet(env: NodeJS.ProcessEnv): string[] {
  const given = withoutBlanks(env);
  return settingNames.filter((name) => name in given);
}

/** Without the quotes of a line in .env, which some readers of such files keep, as `docker run --env-file` does. */
function unquoted(value: string): string {
  return /^(["'])(?<within>.*)\1$/s.exec(value)?.groups?.['within'] ?? value;
}

/** Blank counts as unset, so that a line left empty in .env means its default. */
function withoutBlanks(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).map(([name, value = '']) => [name, unquoted(value.trim()).trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Reads every setting at once; throws a ConfigError that names all that are wrong. Values are never repeated: they may be secret. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = withoutBlanks(env);
  const parsed = settingsSchema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...stripeConflicts(given).map(({ name, message }) => `${name} ${message}`),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const { data } = parsed;
  const payments = choosePayments(data);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    databaseReadUrl: data.DATABASE_READ_URL ?? null,
    siteTimeZone: data.SITE_TIME_ZONE,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    ownerPassword: data.OWNER_PASSWORD ?? null,
    dashboards: data.DASHBOARDS ?? (data.OWNER_PASSWORD === undefined ? 'public' : 'owner'),
    crmWebhookUrl: data.CRM_WEBHOOK_URL ?? null,
    crmQuizWebhookUrl: data.CRM_QUIZ_WEBHOOK_URL ?? null,
    crmDealWebhookUrl: data.CRM_DEAL_WEBHOOK_URL ?? null,
    crmWebhookSecret: data.CRM_WEBHOOK_SECRET ?? null,
    crmEventsUrl: data.CRM_EVENTS_URL ?? null,
    crmEventsSecret: data.CRM_EVENTS_SECRET ?? null,
    highLevelUrl: data.HIGHLEVEL_URL,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? defaultMailFrom(data.PUBLIC_URL),
    ownerEmail: data.OWNER_EMAIL ?? null,
    payments,
    stripe: payments === 'stripe' ? readStripeSettings(data) : null,
    bookingUrl: data.BOOKING_URL ?? null,
    calendarBusyUrl: data.CALENDAR_BUSY_URL ?? null,
    rateLimit: data.RATE_LIMIT,
    metricsToken: data.METRICS_TOKEN ?? null,
    allowPrivateWebhooks: data.ALLOW_PRIVATE_WEBHOOKS,
    retention: readRetention(data),
  };
}
