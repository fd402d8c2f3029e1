import type { Config } from '../config/config.ts';

const payments: Readonly<Record<Config['payments'], string>> = {
  stripe: 'are taken through Stripe',
  test: 'test mode, no money moves and every sale is marked as a test (STRIPE_SECRET_KEY takes real ones)',
  off: 'off, the checkout says how to reach you (STRIPE_SECRET_KEY takes payments)',
};

function listenAddress({ publicUrl, host, port }: Config): string {
  const local = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const url = `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
  return publicUrl === url ? url : `${url} (for visitors: ${publicUrl})`;
}

/** What an operator reads at start: the address, where the data lies, which parts run on embedded defaults, and what wants a look. */
export function describeInstallation(
  config: Config,
  engine: 'sqlite' | 'postgres',
  siteBuilt: boolean,
  remarks: readonly string[] = [],
): string {
  const { crmWebhookUrl, crmQuizWebhookUrl, crmDealWebhookUrl, smtpUrl, ownerPassword, dashboards, bookingUrl } =
    config;
  const hasCrm = [crmWebhookUrl, crmQuizWebhookUrl, crmDealWebhookUrl].some((url) => url !== null);
  const lines = [
    `Foyer is open at ${listenAddress(config)}`,
    engine === 'sqlite'
      ? `  data        SQLite in ${config.dataDir} (default; DATABASE_URL for PostgreSQL)`
      : '  data        PostgreSQL (DATABASE_URL)',
    hasCrm
      ? '  CRM         deliveries are sent'
      : '  CRM         deliveries wait in the outbox (default; CRM_WEBHOOK_URL sends them)',
    smtpUrl === null
      ? '  mail        waits in the outbox, readable in the desk (default; SMTP_URL sends it)'
      : `  mail        is sent from ${config.mailFrom?.address ?? ''}${config.ownerEmail === null ? '' : ', alerts to OWNER_EMAIL'}`,
    `  payments    ${payments[config.payments]}${config.stripe?.livemode === false ? ', with test keys: no money moves' : ''}`,
    bookingUrl === null
      ? '  booking     the built-in calendar at /book (default; BOOKING_URL shows your own)'
      : `  booking     ${bookingUrl}`,
    ownerPassword === null
      ? '  owner       desk closed, dashboards open to everybody (default; OWNER_PASSWORD opens the one and closes the other)'
      : `  owner       desk and sign-in open, dashboards for ${dashboards === 'owner' ? 'the owner only' : 'everybody'}`,
    `  days        cut in ${config.siteTimeZone}`,
    ...(siteBuilt ? [] : ['  pages       none: the site is not built, only the API answers (npm run build)']),
  ];
  return `${[...lines, ...remarks.map((remark) => `  look        ${remark}`)].join('\n')}\n`;
}
