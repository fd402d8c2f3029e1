import type { Config } from '../config/config.ts';
import type { Upgrade } from '../store/engine/open-store.ts';

const payments: Readonly<Record<Config['payments'], string>> = {
  stripe: 'are taken through Stripe',
  test: 'test mode, no money moves and every sale is marked as a test (set STRIPE_SECRET_KEY to take real payments)',
  off: 'off, the checkout says how to reach you (set STRIPE_SECRET_KEY to take payments)',
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
      ? `  data        SQLite in ${config.dataDir} (default; set DATABASE_URL to use PostgreSQL)`
      : '  data        PostgreSQL (DATABASE_URL)',
    hasCrm
      ? '  CRM         deliveries are sent'
      : '  CRM         deliveries wait in the outbox (default; set CRM_WEBHOOK_URL to send them)',
    smtpUrl === null
      ? '  mail        waits in the outbox, readable in the desk (default; set SMTP_URL to send it)'
      : `  mail        is sent from ${config.mailFrom?.address ?? ''}${config.ownerEmail === null ? '' : ', alerts to OWNER_EMAIL'}`,
    `  payments    ${payments[config.payments]}${config.stripe?.livemode === false ? ', with test keys: no money moves' : ''}`,
    bookingUrl === null
      ? '  booking     the built-in calendar at /book (default; set BOOKING_URL to show your own)'
      : `  booking     ${bookingUrl}`,
    ownerPassword === null
      ? '  owner       desk closed, dashboards open to everybody (default; set OWNER_PASSWORD to open the desk and close the dashboards)'
      : `  owner       desk and sign-in open, dashboards for ${dashboards === 'owner' ? 'the owner only' : 'everybody'}`,
    `  days        cut in ${config.siteTimeZone}`,
    ...(siteBuilt ? [] : ['  pages       none: the site is not built, only the API answers (npm run build)']),
  ];
  return `${[...lines, ...remarks.map((remark) => `  look        ${remark}`)].join('\n')}\n`;
}

/** What an operator reads before an older database is changed. */
export function describeUpgrade({ migrations, copy }: Upgrade): string {
  const kept =
    copy === null
      ? 'Foyer makes no copy of a PostgreSQL; a backup from before the upgrade is the way back'
      : `It is kept as it was in ${copy}`;
  return `Upgrading the database: ${migrations.join(', ')}. ${kept} (docs/upgrade.md)\n`;
}
