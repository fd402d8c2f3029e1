import { countDaysOver } from '../src/server/analytics/sweep-days.ts';
import { readConfig } from '../src/server/config/config.ts';
import { commandLimits } from '../src/server/store/engine/limits.ts';
import { openStore } from '../src/server/store/engine/open-store.ts';
import { seedPageViews } from './support/seed-page-views.ts';

/**
 * `npm run bench:seed`: fills the database at DATA_DIR or DATABASE_URL with PAGE_VIEWS page views (default 10,000,000) over the last DAYS
 * days (default 90), their sessions and conversions, and the figures kept of them, also those that a server counts in the background once a day is over.
 * Starts from what is there.
 */
const config = readConfig(process.env);
const pageViews = Number(process.env['PAGE_VIEWS'] ?? 10_000_000);
const days = Number(process.env['DAYS'] ?? 90);
if (!Number.isSafeInteger(pageViews) || pageViews < 1 || !Number.isSafeInteger(days) || days < 1)
  throw new Error('PAGE_VIEWS and DAYS must be whole numbers from 1');

const { siteTimeZone: timeZone } = config;
const started = performance.now();
const store = await openStore(config, commandLimits);
await seedPageViews(store, {
  pageViews,
  days,
  now: Date.now(),
  timeZone,
  onProgress: (done) => process.stdout.write(`${done.toLocaleString('en-US')} page views\n`),
});
await countDaysOver({ store, timeZone }, Date.now());
await store.close();
process.stdout.write(`Seeded in ${Math.round((performance.now() - started) / 1000)} s\n`);
