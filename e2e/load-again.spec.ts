import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { courseCreator } from '../content/courses.ts';
import { watchTrouble } from './support/checkout.ts';
import { openPage } from './support/leads.ts';
import { expect, expectWhole, test } from './support/test.ts';
import { bookSession, payOrder, sendDeal } from './support/walks.ts';

/** On a bad network a file of code does not arrive. A browser may remember that, so it is asked for at another address; what it holds is the same. */
const assets = fileURLToPath(new URL('../build/client/assets', import.meta.url));

/** The file a dynamic import asks for, and the name that the bundler has it pick from the file, if any. */
const IMPORT = /import\(`\.\/(?<file>[^`]+\.js)`\)(?:\.then\(\w+=>\w+\.(?<pick>\w+)\))?/g;

async function readImports(): Promise<Map<string, string | undefined>> {
  const files = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(assets, file), 'utf8')));
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(IMPORT)].map(({ groups }) => [groups?.['file'] ?? '', groups?.['pick']] as const),
    ),
  );
}

/** Lets no file of this name, with or without its hash, through at the address at which it was built. */
async function cutOff(page: Page, name: string): Promise<() => number> {
  let cuts = 0;
  await page.route(new RegExp(String.raw`/assets/${name}(?:-[\w-]{8}\.js)?$`), (route) => {
    cuts += 1;
    return route.abort('connectionreset');
  });
  return () => cuts;
}

test('a file from which an import picks a module holds no other', async ({ page }) => {
  const imports = await readImports();
  expect([...imports.values()].filter((pick) => pick !== undefined).length).toBeGreaterThan(0);
  await openPage(page, '/');
  const held = await page.evaluate(
    async (files) => {
      const isModule = (value: unknown) => Object.prototype.toString.call(value) === '[object Module]';
      const modules = await Promise.all(files.map((file) => import(`/assets/${file}`)));
      return modules.map((module) => Object.keys(module).filter((name) => isModule(module[name])));
    },
    [...imports.keys()],
  );
  for (const [at, [file, pick]] of [...imports].entries())
    expect(held[at], file).toEqual(pick === undefined ? [] : [pick]);
});

test('a session is booked though the rules of the form came at the second try', async ({ page }) => {
  const trouble = watchTrouble(page);
  const cuts = await cutOff(page, 'booking');
  await bookSession(page, [6, 2]);
  expect(cuts()).toBeGreaterThan(0);
  expect(trouble.filter((one) => !one.includes('ERR_CONNECTION_RESET'))).toEqual([]);
});

test('a deal is sent though the form came at the second try', async ({ page }) => {
  const cuts = await cutOff(page, 'deal-form');
  await openPage(page, '/buy-box');
  await sendDeal(page);
  expect(cuts()).toBeGreaterThan(0);
});

test('an order is paid though the code of the payment came at the second try', async ({ page }) => {
  // The page has a file of the same name, which is not cut off.
  const picked = [...(await readImports())].find(([file, pick]) => pick !== undefined && file.startsWith('checkout-'));
  const cuts = await cutOff(page, picked?.[0] ?? 'none');
  await payOrder(page);
  expect(cuts()).toBeGreaterThan(0);
});

test('the course is bought though the rules of its answer came at the second try', async ({ page }) => {
  await page.route('**/api/site', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, courseCheckout: true } });
  });
  await page.route('**/api/course-checkout', (route) => route.fulfill({ json: { url: courseCreator.loginUrl } }));
  await page.route(courseCreator.loginUrl, (route) => route.fulfill({ contentType: 'text/html', body: 'Pay here' }));
  const cuts = await cutOff(page, 'course-checkout');
  await openPage(page, '/coursecreator');
  await page.getByRole('button', { name: 'Subscribe by the year' }).click();
  await expect(page).toHaveURL(courseCreator.loginUrl);
  expect(cuts()).toBeGreaterThan(0);
});

for (const [path, file, opened] of [
  ['/checkout?service=website-build', 'start', 'The receipt and everything'],
  ['/checkout?service=website-build', 'request', 'The receipt and everything'],
  ['/admin', 'start', 'Overview'],
  ['/dashboard', 'start', 'Page Views'],
  ['/book', 'loading-states', 'Nov|Dec|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct'],
] as const) {
  test(`${path} opens by itself though its file ${file} was lost`, async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    await page.route(new RegExp(String.raw`/assets/${file}-[^/]*\.js$`), (route) =>
      documents === 1 ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(new RegExp(opened));
    expect(documents).toBe(2);
  });
}

test('who waits in vain, since the site’s script does not arrive, finds a way on after a while, and nobody else sees it', async ({
  page,
}) => {
  const ways = [
    ['/checkout?service=website-build', page.getByText('If the checkout does not open')],
    ['/admin', page.getByRole('link', { name: 'load the page again' })],
    ['/dashboard', page.getByRole('link', { name: 'load the page again' })],
    ['/book', page.getByRole('link', { name: 'See the free times' })],
  ] as const;
  for (const [path, way] of ways) {
    await openPage(page, path);
    await expect(way).toHaveCount(0);
  }
  await page.route('**/assets/boot-*.js', (route) => route.abort());
  for (const [path, way] of ways) {
    await page.goto(path);
    await expect(way).toBeHidden();
    const late = page.locator('.late-way');
    await expect(late).toHaveCSS('animation-delay', '10s');
    await late.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
    await expect(way).toBeVisible();
    await expectWhole(page);
  }
  await page.getByRole('link', { name: 'See the free times' }).click();
  await expect(page).toHaveURL('/book/times');
});
