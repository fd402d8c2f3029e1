import type { Page } from '@playwright/test';
import { open } from './support/shell.ts';
import { expect, test } from './support/test.ts';

/** Tells `noteFormat` who makes a format of Intl, or asks for one by `toLocaleString` and the like. */
const noticing = `
  const note = (what) => noteFormat(what + ' ' + (new Error().stack ?? '').split('\\n')[3]);
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'ListFormat'])
    Intl[name] = new Proxy(Intl[name], {
      construct(...call) { note(name); return Reflect.construct(...call); },
      apply(...call) { note(name); return Reflect.apply(...call); },
    });
  for (const kind of [Number, Date, String])
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'localeCompare']) {
      const format = kind.prototype[name];
      if (format !== undefined) kind.prototype[name] = function (...values) { note(name); return format.apply(this, values); };
    }
`;

async function noteFormats(page: Page): Promise<readonly string[]> {
  const made: string[] = [];
  await page.exposeFunction('noteFormat', (what: string) => void made.push(what));
  await page.addInitScript({ content: noticing });
  return made;
}

test.use({ timezoneId: 'America/Denver' });

// The first format takes 25 ms on a desk and a tenth of a second on a slow phone (decision 45).
for (const [path, sign] of [
  ['/book', 'Times are shown for'],
  ['/es/book', 'Horarios en la zona de'],
  ['/checkout?service=website-build', 'Your details'],
  ['/coursecreator', '$'],
  ['/blog', 'read'],
  ['/buy-box', 'Texas'],
] as const) {
  test(`${path} starts without a format of Intl`, async ({ page }) => {
    const made = await noteFormats(page);
    await open(page, path);
    await expect(page.getByText(sign).first()).toBeVisible();
    expect(made).toEqual([]);
  });
}

test('the calendar waits once for its code, the settings and the free times: each is asked for while the others are on their way', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  const asked = new Set<string>();
  for (const [what, address] of [
    ['code', /\/assets\/booking-desk-/],
    ['settings', '**/api/site'],
    ['times', '**/api/booking/slots*'],
  ] as const)
    await page.route(address, async (route) => {
      asked.add(what);
      await held.promise;
      await route.continue();
    });
  await open(page, '/book');
  await expect.poll(() => [...asked].toSorted()).toEqual(['code', 'settings', 'times']);
  await expect(page.getByText('Opening the calendar')).toBeVisible();
  held.resolve();
  await expect(page.getByText('Times are shown for')).toBeVisible();
});

for (const [path, first, sign] of [
  ['/checkout?service=website-build', '/api/site', 'Email'],
  ['/admin', '/api/owner/session', 'Owner’s password'],
] as const) {
  test(`${path} asks once, while its code is on its way, for what it waits for`, async ({ openFoyer, page }) => {
    const foyer = await openFoyer({ OWNER_PASSWORD: 'three blind mice again' });
    const held = Promise.withResolvers<void>();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === first) asked.push(pathname);
    });
    await page.route(/\/assets\/start-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(foyer.url + path);
    await expect.poll(() => asked).toEqual([first]);
    held.resolve();
    await expect(page.getByLabel(sign)).toBeVisible();
    expect(asked).toEqual([first]);
  });
}

/** For the page itself it goes on loading. */
const stillLoading = `
  Object.defineProperty(document, 'readyState', { get: () => 'interactive' });
  addEventListener('load', (event) => event.stopImmediatePropagation(), { capture: true });
`;

test.describe('untouched', () => {
  test.use({ keepsStill: true });

  test('a page that starts by itself asks for its modules after the first paint, while it is still loading', async ({
    page,
  }) => {
    await page.addInitScript({ content: stillLoading });
    const asked = ['start', 'react', 'book'].map((name) => page.waitForRequest(`**/assets/${name}-*.js`));
    await page.goto('/book');
    await Promise.all(asked);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
  });
});

test('the calendar loads no stylesheet that its page has, and the header’s pages come after it', async ({ page }) => {
  await page.clock.install();
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.css$|\/(home|partners)-/.test(pathname)) loaded.push(pathname);
  });
  await open(page, '/book');
  await expect(page.getByText('Times are shown for')).toBeVisible();
  expect(loaded).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => loaded).toContainEqual(expect.stringContaining('/partners-'));
});
