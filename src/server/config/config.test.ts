import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { ConfigError, readConfig, settingNames } from './config.ts';

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('nothing needs to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseReadUrl: null,
    siteTimeZone: 'America/New_York',
    trustProxy: false,
    logLevel: 'info',
    ownerPassword: null,
    dashboards: 'public',
    crmWebhookUrl: null,
    crmQuizWebhookUrl: null,
    crmDealWebhookUrl: null,
    crmWebhookSecret: null,
    crmEventsUrl: null,
    crmEventsSecret: null,
    highLevelUrl: 'https://services.leadconnectorhq.com',
    smtpUrl: null,
    mailFrom: null,
    ownerEmail: null,
    payments: 'test',
    stripe: null,
    bookingUrl: null,
    calendarBusyUrl: null,
    metricsToken: null,
    rateLimit: 30,
    allowPrivateWebhooks: false,
    retention: {
      pageViewDays: null,
      pageViewFiles: null,
      nearMissDays: null,
      attemptDays: null,
      eventDays: 90,
      unusedPictureDays: 1,
      unpaidPictureDays: 30,
      auditDays: 400,
      setAsideDays: 90,
    },
  });
});

test('a blank setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ', OWNER_PASSWORD: '', RATE_LIMIT: '' })).toEqual(readConfig({}));
});

test('an owner password closes the dashboards unless they are said to be public', () => {
  expect(readConfig({ OWNER_PASSWORD: 'a long one' }).dashboards).toBe('owner');
  expect(readConfig({ OWNER_PASSWORD: 'a long one', DASHBOARDS: 'public' }).dashboards).toBe('public');
});

test('a site that others reach needs a password of twelve characters; one on this machine takes any', () => {
  const short = 'eleven char';
  const problem =
    'OWNER_PASSWORD must have at least twelve characters, unless PUBLIC_URL is this machine’s own address';
  for (const publicUrl of ['https://example.com', 'http://192.168.1.20:3000', 'https://localhost.example.com'])
    expect(problemsOf({ PUBLIC_URL: publicUrl, OWNER_PASSWORD: short })).toEqual([problem]);
  for (const publicUrl of ['', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
    expect(problemsOf({ PUBLIC_URL: publicUrl, OWNER_PASSWORD: short })).toEqual([]);
  expect(problemsOf({ PUBLIC_URL: 'https://example.com', OWNER_PASSWORD: `${short}s` })).toEqual([]);
});

test.each(['aaaaaaaaaaaa', '121212121212', '2026-11-22 1200', 'Password-2026', 'letmeinletmein'])(
  'a site that others reach does not take %s as a password; one on this machine does',
  (password) => {
    expect(problemsOf({ PUBLIC_URL: 'https://example.com', OWNER_PASSWORD: password })).toEqual([
      'OWNER_PASSWORD is easily guessed: take several words that have nothing to do with each other',
    ]);
    expect(problemsOf({ OWNER_PASSWORD: password })).toEqual([]);
  },
);

test('every wrong setting is named at once, and no value is repeated', () => {
  const env = {
    PORT: '70000',
    HOST: 'not a host',
    PUBLIC_URL: 'https://example.com/path',
    DATABASE_URL: 'mysql://root:hunter2@localhost/foyer',
    SITE_TIME_ZONE: 'Mars/Olympus',
    TRUST_PROXY: 'maybe',
    LOG_LEVEL: 'loud',
    DASHBOARDS: 'some',
    CRM_WEBHOOK_URL: 'ftp://crm.example',
    SMTP_URL: 'http://mail.example',
    MAIL_FROM: 'Robin <owner',
    OWNER_EMAIL: 'owner, ada@example.com',
    STRIPE_SECRET_KEY: 'sk_1234567890',
    STRIPE_PUBLISHABLE_KEY: 'sk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'hunter22',
    STRIPE_API_BASE: 'http://stripe.example',
    STRIPE_COURSE_MONTHLY_PRICE: '97',
    STRIPE_COURSE_YEARLY_PRICE: 'prod_1234567890',
    BOOKING_URL: 'javascript:alert(1)',
    CALENDAR_BUSY_URL: 'file:///etc/passwd',
    RATE_LIMIT: '-1',
    ALLOW_PRIVATE_WEBHOOKS: 'si',
  };
  const problems = problemsOf(env);
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(env));
  for (const value of Object.values(env)) expect(problems.join('\n')).not.toContain(`${value} `);
  expect(problems.join('\n')).not.toContain('hunter2');
});

test('mail comes from the site itself, under its brand, unless MAIL_FROM says otherwise', () => {
  const settings = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://www.example.com' };
  expect(readConfig(settings).mailFrom).toEqual({ name: site.brand, address: 'hello@example.com' });
  for (const [text, mailbox] of [
    ['owner@example.org', { name: '', address: 'owner@example.org' }],
    ['Robin Gray <owner@example.org>', { name: 'Robin Gray', address: 'owner@example.org' }],
    ['"Gray, Robin" <owner@example.org>', { name: 'Gray, Robin', address: 'owner@example.org' }],
  ] as const)
    expect(readConfig({ ...settings, MAIL_FROM: text }).mailFrom).toEqual(mailbox);
});

test('mail that is sent needs somebody to be from', () => {
  const problem = 'MAIL_FROM must be set with SMTP_URL, unless PUBLIC_URL has a domain that mail can come from';
  for (const PUBLIC_URL of ['', 'http://localhost:3000', 'http://192.0.2.7', 'http://[2001:db8::1]:8080'])
    expect(problemsOf({ PUBLIC_URL, SMTP_URL: 'smtp://mail.example' })).toEqual([problem]);
});

test.each([
  'smtp://mail.example',
  'smtps://mail.example:465/',
  'smtp://user%40example.com:pass%2Fword@mail.example:587',
  'smtp://[2001:db8::1]:25',
])('SMTP_URL=%s is taken', (SMTP_URL) => {
  expect(problemsOf({ SMTP_URL, MAIL_FROM: 'a@example.com' })).toEqual([]);
});

test.each([
  'mail.example:587',
  'smtp:mail.example',
  'smtp://mail.example/path',
  'smtp://mail.example?pool=true',
  'smtp://user:100%@mail.example',
  'smtps://',
])('SMTP_URL=%s is refused without being repeated', (SMTP_URL) => {
  const problems = problemsOf({ SMTP_URL, MAIL_FROM: 'a@example.com' });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^SMTP_URL must be an address such as/);
  expect(problems[0]).not.toContain('mail.example');
});

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test.each([
  ['test', {}],
  ['test', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
  ['test', { PUBLIC_URL: 'http://[::1]:3000' }],
  ['test', { PUBLIC_URL: 'http://shop.localhost' }],
  ['off', { PUBLIC_URL: 'https://example.com' }],
  ['off', { PUBLIC_URL: 'http://localhost.example.com' }],
  ['off', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
  ['off', { NODE_ENV: 'production' }],
  ['test', { NODE_ENV: 'production', PAYMENTS: 'test' }],
  ['test', { PUBLIC_URL: 'https://example.com', PAYMENTS: 'test' }],
  ['test', { PAYMENTS: 'test', STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['off', { PAYMENTS: 'off', ...stripeKeys }],
  ['stripe', stripeKeys],
  ['stripe', { PAYMENTS: 'stripe', ...stripeKeys }],
])('payments are %s with %o', (payments, env) => {
  expect(readConfig(env).payments).toBe(payments);
});

test('Stripe needs all of its keys, and each that is missing is named', () => {
  const missing = (...names: string[]) => names.map((name) => `${name} must be set for payments through Stripe`);
  expect(problemsOf({ PAYMENTS: 'stripe' })).toEqual(missing(...Object.keys(stripeKeys)));
  expect(problemsOf({ PORT: 'high', STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'PORT must be a whole number from 0 to 65535',
    ...missing('STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'),
  ]);
  expect(problemsOf({ PAYMENTS: 'paypal', PORT: 'high' })).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'PAYMENTS must be stripe, test or off',
  ]);
});

test('dashboards for the owner need an owner', () => {
  expect(problemsOf({ PORT: 'high', DASHBOARDS: 'owner' })).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'DASHBOARDS can be owner only when OWNER_PASSWORD is set',
  ]);
});

test('a replica needs the database that it follows', () => {
  const DATABASE_READ_URL = 'postgres://foyer@replica/foyer';
  expect(problemsOf({ DATABASE_READ_URL })).toEqual(['DATABASE_READ_URL can be set only with DATABASE_URL']);
  const both = readConfig({ DATABASE_URL: 'postgres://foyer@primary/foyer', DATABASE_READ_URL });
  expect(both.databaseReadUrl).toBe(DATABASE_READ_URL);
});

test.each([
  ['true', true],
  ['false', false],
  ['1', 1],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['2001:db8::/32', ['2001:db8::/32']],
])('TRUST_PROXY=%s is read as %s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

test.each(['p@ss/w:rd', 'p#1', '100%'])(
  'a password for the database that breaks its address is told: %s',
  (password) => {
    expect(problemsOf({ DATABASE_URL: `postgres://foyer:${password}@db.example/foyer` })).toEqual([
      expect.stringMatching(
        /^DATABASE_URL (has a sign in its password that must be written otherwise: @ is %40|must be an address)/,
      ),
    ]);
    const written = `postgres://foyer:${encodeURIComponent(password)}@db.example/foyer`;
    expect(readConfig({ DATABASE_URL: written }).databaseUrl).toBe(written);
  },
);

test('the quotes around a setting are none of it, as docker run --env-file passes them on', () => {
  const given = { PUBLIC_URL: '"https://example.com"', OWNER_PASSWORD: "'four words in quotes'", SMTP_URL: '""' };
  const { publicUrl, ownerPassword, smtpUrl } = readConfig(given);
  expect({ publicUrl, ownerPassword, smtpUrl }).toEqual({
    publicUrl: 'https://example.com',
    ownerPassword: 'four words in quotes',
    smtpUrl: null,
  });
  const MAIL_FROM = '"Robin Lee" <robin@example.com>';
  expect(readConfig({ MAIL_FROM, SMTP_URL: 'smtp://mail.example' }).mailFrom).toMatchObject({ name: 'Robin Lee' });
  expect(readConfig({ OWNER_PASSWORD: 'it"s four words "' }).ownerPassword).toBe('it"s four words "');
});

test('PUBLIC_URL loses its trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com');
});

test('.env.example documents every setting, and only those', () => {
  const documented = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(documented.toSorted()).toEqual(settingNames.filter((name) => name !== 'NODE_ENV').toSorted());
});

test('a calendar’s name and password are refused where they could not be read, and never repeated', () => {
  const read = (login: string) => readConfig({ CALENDAR_BUSY_URL: `https://${login}@calendar.example/dav/` });
  expect(read('owner%40example.com:50%25').calendarBusyUrl).toContain('calendar.example');
  expect(() => read('owner:50%')).toThrow('CALENDAR_BUSY_URL has a % in its name or password that must be written %25');
  expect(() => read('owner:50%')).not.toThrow('50%@');
});
