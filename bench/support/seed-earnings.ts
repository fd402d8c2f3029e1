import type { Store } from '../../src/server/store/engine/store.ts';

const DAYS_MS = 89 * 86_400_000;
const ROWS_AT_A_TIME = 500;
const SESSIONS = 5000;
const BUYERS = 20_000;
const products = ['Website Build', 'Full GHL Buildout', 'Course platform, monthly', 'Course platform, yearly'];
const pages = ['/', '/', '/buy-box', '/blog', '/checkout', '/reactivation'];

async function inSteps(count: number, step: (numbers: readonly number[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += ROWS_AT_A_TIME)
    await step(Array.from({ length: Math.min(ROWS_AT_A_TIME, count - from) }, (_, index) => from + index));
}

/**
 * Stores made-up visits, test sales and leads as a database has them that knows of no attributions yet; a third of the sources and campaigns
 * are names that nobody else has, as somebody bent on harm would send them.
 */
export async function seedEarnings(
  { write }: Store,
  { sales, leadsOfOneAddress, now }: { sales: number; leadsOfOneAddress: number; now: number },
): Promise<void> {
  const at = (share: number) => now - Math.floor(share * DAYS_MS);
  await inSteps(SESSIONS, (numbers) =>
    write((tx) =>
      tx
        .insertInto('sessions')
        .values(
          numbers.map((number) => ({
            id: `session-${number}`,
            first_seen_at: at(number / SESSIONS) - 1000,
            filtered: 0,
            reported: 1,
            user_agent: 'Mozilla/5.0',
            referrer: null,
            counted_referrer: number % 3 === 0 ? '' : `https://site${number % 20}.example`,
            landing_page: pages[number % pages.length] ?? '/',
            utm_source: number % 3 === 1 ? `source ${number}` : null,
            utm_medium: null,
            utm_campaign: number % 3 === 1 ? `campaign ${number}` : null,
          })),
        )
        .execute(),
    ),
  );
  await inSteps(sales, (numbers) =>
    write((tx) =>
      tx
        .insertInto('sales')
        .values(
          numbers.map((number) => ({
            id: `sale-${number}`,
            order_id: null,
            provider_ref: `sale-${number}`,
            product_name: products[number % products.length] ?? '',
            product_type: 'service',
            customer_name: null,
            customer_email: `buyer-${number % BUYERS}@example.com`,
            status: 'completed',
            amount_cents: 180_000,
            paid_cents: 180_000,
            refunded_cents: number % 9 === 0 ? 1000 : 0,
            lost_cents: 0,
            test: 1,
            filtered: 0,
            session_id: `session-${Math.floor((number / sales) * SESSIONS)}`,
            sold_at: at(number / sales),
            changed_at: now,
          })),
        )
        .execute(),
    ),
  );
  await inSteps(leadsOfOneAddress, (numbers) =>
    write((tx) =>
      tx
        .insertInto('leads')
        .values(
          numbers.map((number) => ({
            id: `lead-${number}`,
            kind: 'quiz',
            name: 'Ada',
            email: 'ada@example.com',
            fields: '{}',
            session_id: `session-${number % SESSIONS}`,
            created_at: at(number / leadsOfOneAddress),
            answers: null,
            scores: null,
            recommendation: null,
            answered_at: null,
          })),
        )
        .execute(),
    ),
  );
}
