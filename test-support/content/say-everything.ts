import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '../../content/site.ts';
import { theme } from '../../content/theme.ts';
import { cardWords } from '../../scripts/finish-build/social-card.ts';
import { writeFeed } from '../../scripts/finish-build/write-feed.ts';
import { writeSitemap } from '../../scripts/finish-build/write-sitemap.ts';
import { makeBrandFiles } from '../../scripts/theme/brand-files.ts';
import { readPosts } from '../../scripts/texts/read-posts.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { FEED_PATH } from '../../src/contract/visitor-api.ts';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { snapshotPage } from '../../src/server/lending/snapshot-page.ts';
import { renderMail } from '../../src/server/mail/render-mail.ts';
import { openStore } from '../../src/server/store/engine/open-store.ts';
import { systemClock } from '../../src/server/time/clock.ts';
import { mailExamples } from '../data/mail-examples.ts';

/**
 * `node --import own-content.mjs say-everything.ts` prints as JSON, by its name, what is said outside the pages: each mail, the card, the feed, the
 * manifest, the map for search engines, the page to print and the API's description. The content is that of CONTENT_DIR, the address PUBLIC_URL.
 */
const publicUrl = process.env['PUBLIC_URL'] ?? '';
const said: Record<string, string> = {};
for (const [template, props] of Object.entries(mailExamples)) {
  const { subject, text, html } = await renderMail(
    JSON.stringify({ template, to: 'ada@example.com', props })
      // What a visitor booked before the change.
      .replace('"lengthMinutes":30', '"lengthMinutes":45'),
    publicUrl,
  );
  said[`mail ${template}`] = [subject, text, html].join('\n');
}
said['card'] = cardWords('A page').join('\n');
said['manifest'] = String(
  (await makeBrandFiles({ theme: { ...theme, icon: null }, site, folder: '' })).get('site.webmanifest'),
);
said['page to print'] = snapshotPage();

const dataDir = mkdtempSync(join(tmpdir(), 'foyer-say-'));
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl });
const store = await openStore(config);
const webRoot = join(dataDir, 'client');
await writeFeed(webRoot);
writeFileSync(join(webRoot, 'index.html'), '<h1>Home</h1>');
await writeSitemap(webRoot, [
  '/',
  '/book',
  '/privacy-policy',
  ...(await readPosts()).map(({ slug }) => `/blog/${slug}`),
]);
const app = await createApp({ config, store, clock: systemClock, webRoot });
said['api'] = (await app.inject(apiPaths.openapi)).body;
said['feed'] = (await app.inject(FEED_PATH)).body;
for (const file of ['sitemap.xml', 'robots.txt']) said[file] = (await app.inject(`/${file}`)).body;
await app.close();
await store.close();
rmSync(dataDir, { recursive: true });
process.stdout.write(JSON.stringify(said));
