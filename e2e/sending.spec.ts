import type { Page, Route } from '@playwright/test';
import { fillDeal, submitDeal, wakeDealForm } from './support/deals.ts';
import { fill, openPage, toast, watchCalls } from './support/leads.ts';
import { ownerPassword, storedLeads } from './support/stored-leads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test as base } from './support/test.ts';

/** One way to send a form: what cannot be delivered is kept, sent again by itself, and stored once. */
const test = base.extend<{
  /** The leads that have come since the test began; those of others at the same server are not among them. */
  stored: () => ReturnType<typeof storedLeads>;
}>({
  settings: { OWNER_PASSWORD: ownerPassword },
  stored: async ({ foyer }, use) => {
    const before = new Set((await storedLeads(foyer.url)).map(({ id }) => id));
    await use(async () => (await storedLeads(foyer.url)).filter(({ id }) => !before.has(id)));
  },
});

const dana = { 'Full Name': 'Dana Diaz', 'Email Address': 'dana@example.com' };
const LENDING = '/api/lending-leads';
const getSystem = (page: Page) => page.getByRole('button', { name: 'Get Free System' });
const waits = (page: Page) => page.getByRole('status').filter({ hasText: 'Not sent yet.' });
const busy = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '2' },
    json: { type: 'about:blank', title: 'Cannot store right now', status: 503, detail: 'Nothing was saved.' },
  });

/** What this browser would send by itself. */
function keptUnsent(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('unsent_forms') ?? '{"waiting":[]}').waiting);
}

async function askForSystem(page: Page, texts = dana): Promise<void> {
  await openPage(page, '/freelendingsnapshot');
  await fill(page, texts);
  await getSystem(page).click();
}

test('a server that cannot store is reported at once; the form is retried until it can, and is stored once', async ({
  page,
  stored,
}) => {
  await page.setViewportSize(phone);
  const sent = watchCalls(page, LENDING);
  await page.route(`**${LENDING}`, busy);
  await askForSystem(page);
  await expect(toast(page, 'Error')).toContainText('Something went wrong. Please try again.');
  await expect(waits(page)).toBeVisible();
  await expect(getSystem(page)).toBeEnabled();
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Diaz');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.unroute(`**${LENDING}`);

  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  await expect(toast(page, 'Success!')).toContainText('Check your email for the free lending snapshot!');
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
  expect(await stored()).toMatchObject([{ kind: 'lending', email: 'dana@example.com' }]);
});

test('a page of a hotel’s network in the place of the answer is not taken for one; the form arrives once the network is open', async ({
  page,
  stored,
}) => {
  await page.route(`**${LENDING}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to use this network</h1>' }),
  );
  await askForSystem(page);
  await expect(toast(page, 'Error')).toContainText('Something went wrong. Please try again.');
  await expect(waits(page)).toBeVisible();
  await page.unroute(`**${LENDING}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  expect(await stored()).toMatchObject([{ kind: 'lending', email: 'dana@example.com' }]);
});

test('a deal sent without a network arrives once the network is back, and the form is empty again', async ({
  page,
  context,
  stored,
}) => {
  await openPage(page, '/buy-box');
  await wakeDealForm(page);
  await fillDeal(page);
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submitDeal(page);
  await expect(toast(page, 'Submission Failed')).toContainText('Please try again or contact us directly at');
  await expect(waits(page)).toBeVisible();
  await context.setOffline(false);
  await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your deal is with us' })).toBeVisible();
  await expect(page.getByLabel(/^City/)).toHaveValue('');
  await expect(waits(page)).toHaveCount(0);
  expect(await stored()).toMatchObject([{ kind: 'deal' }]);
});

test('a deal whose answer was lost is one deal, and what was typed meanwhile stays', async ({ page, stored }) => {
  await openPage(page, '/buy-box');
  await wakeDealForm(page);
  await fillDeal(page);
  await page.route('**/api/deals', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitDeal(page);
  await expect(waits(page)).toBeVisible();
  await page.getByLabel(/^Additional details/).fill('The roof is new');
  await page.unroute('**/api/deals');
  await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
  await expect(page.getByLabel(/^Additional details/)).toHaveValue('The roof is new');
  expect(await stored()).toHaveLength(1);
});

test('a changed form that is sent again replaces the one that still waits', async ({ page, stored }) => {
  const sent = watchCalls(page, LENDING);
  await page.route(`**${LENDING}`, (route) => route.abort());
  await askForSystem(page, { ...dana, 'Email Address': 'dana@exmaple.com' });
  await expect(waits(page)).toBeVisible();
  await page.unroute(`**${LENDING}`);
  await fill(page, dana);
  await getSystem(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  expect(await keptUnsent(page)).toEqual([]);
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(2);
  expect(sent.at(-1)?.postDataJSON()).toMatchObject({ email: 'dana@example.com' });
  expect(await stored()).toMatchObject([{ email: 'dana@example.com' }]);
});

test('a form that was left is sent from the next page, and is empty when the visitor returns', async ({
  page,
  stored,
}) => {
  await page.route('**/api/business-buyer-waitlist', (route) => route.abort());
  await openPage(page, '/business-buyer-course');
  await fill(page, { ...dana, 'Phone Number': '7135240142' });
  await page.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(waits(page)).toBeVisible();
  await page.unroute('**/api/business-buyer-waitlist');
  await openPage(page, '/partners');
  await expect(toast(page, "You're on the waitlist!")).toBeVisible();
  await openPage(page, '/business-buyer-course');
  await page.getByLabel('Full Name').focus();
  await expect(page.getByLabel('Email Address')).toHaveValue('');
  expect(await stored()).toMatchObject([{ kind: 'waitlist' }]);
});

test('a reload shows what waits in the form, and it goes from there', async ({ page, stored }) => {
  await page.route(`**${LENDING}`, busy);
  await askForSystem(page);
  await expect(waits(page)).toBeVisible();
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await page.getByLabel('Full Name').focus();
  await expect(waits(page)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Diaz');
  await page.unroute(`**${LENDING}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('a form that is cleared is not sent any more', async ({ page }) => {
  await page.route(`**${LENDING}`, (route) => route.abort());
  await askForSystem(page);
  await expect(waits(page)).toBeVisible();
  expect(await keptUnsent(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(waits(page)).toHaveCount(0);
  expect(await keptUnsent(page)).toEqual([]);
});

test('values typed before hydration are kept too', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/freelendingsnapshot', { waitUntil: 'commit' });
  await fill(page, dana);
  scripts.resolve();
  await page.locator('html[data-ready]').waitFor();
  // The form's own script comes with the first touch.
  await page.getByLabel('Full Name').click();
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(dana['Full Name']);
});

test('a process that is gone for a while loses no submission', async ({ page, openFoyer }) => {
  const first = await openFoyer({ OWNER_PASSWORD: ownerPassword });
  const port = new URL(first.url).port;
  await page.goto(`${first.url}/freelendingsnapshot`);
  await page.locator('html[data-ready]').waitFor();
  await fill(page, dana);
  // The form is alive: its code, which is fetched at the first touch, cannot come any more once the process is gone.
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible();
  await first.kill();
  await getSystem(page).click();
  await expect(waits(page)).toBeVisible();
  const again = await openFoyer({ OWNER_PASSWORD: ownerPassword, DATA_DIR: first.dataDir, PORT: port });
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible({ timeout: 20_000 });
  expect(await storedLeads(again.url)).toHaveLength(1);
  await again.stop();
});

test('a strategy request that arrives late says so and links to the checkout, without leaving the page', async ({
  page,
  stored,
}) => {
  await page.route('**/api/reactivation-campaign', (route) => route.abort());
  await openPage(page, '/reactivation');
  await fill(page, {
    'First Name': 'Dana',
    'Last Name': 'Diaz',
    Email: 'dana@example.com',
    Phone: '(713) 524-0142',
    'Current Challenges': 'Four hundred letters went out and three came back.',
    Goals: 'Ten agents a month who write back.',
  });
  await page.getByLabel('Current CRM').selectOption('followup-boss');
  await page.getByLabel('Monthly Lead Volume').selectOption('101-250');
  await page.getByRole('button', { name: 'Get My Strategy' }).click();
  await expect(toast(page, 'Submission Error')).toContainText('Please try again or contact us directly.');
  await page.unroute('**/api/reactivation-campaign');
  await expect(page.getByRole('heading', { name: 'Your strategy request has arrived' })).toBeFocused();
  await expect(page).toHaveURL(/\/reactivation$/);
  expect(await stored()).toHaveLength(1);
  await page.getByRole('link', { name: 'Go on to the checkout' }).click();
  await expect(page).toHaveURL('/checkout?service=full-ghl-buildout');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diaz');
});

test('a quiz begun without a network begins once it is back', async ({ page, context, stored }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: /Which system fits you/ }).click();
  await page.getByPlaceholder('Enter your first name').fill('Dana');
  await page.getByPlaceholder('Enter your email address').fill('dana@example.com');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(waits(page)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  expect(await stored()).toMatchObject([{ kind: 'quiz' }]);
});

test('a session whose answer was lost is booked once, and the page shows it after a retry', async ({
  page,
  stored,
}) => {
  await page.goto('/book');
  await page
    .getByRole('grid', { name: 'Days' })
    .getByRole('button', { name: /free times?$/, disabled: false })
    .nth(3)
    .click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('Name', { exact: true }).fill('Dana Diaz');
  await page.getByLabel('Email', { exact: true }).fill('dana@example.com');
  await page.route('**/api/bookings', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'sent again by itself' })).toBeVisible();
  await page.unroute('**/api/bookings');
  await expect(page.getByRole('heading', { name: 'Your session is booked' })).toBeFocused();
  expect(await stored()).toMatchObject([{ kind: 'booking' }]);
});
