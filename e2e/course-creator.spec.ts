import { plainDollars } from '../test-support/data/dollars.ts';
import type { Page, Route } from '@playwright/test';
import { courseCreator } from '../content/courses.ts';
import { openPage, toast, watchCalls } from './support/leads.ts';
import { expect, expectAccessible, expectWhole, phone, test } from './support/test.ts';

const PAGE = '/coursecreator';
const { buildout, components, loginUrl, monthlyDollars, yearlyDollars } = courseCreator;
const CONVERSION = '/api/analytics/conversion';

test('the offer is complete', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const views = watchCalls(page, '/api/analytics/pageview');
  await openPage(page, PAGE);
  await expect.poll(() => views.map((view) => view.postDataJSON().path)).toEqual([PAGE]);
  await expect(page.getByRole('link', { name: /^Login/ })).toHaveAttribute('href', loginUrl);
  await expect(page.getByText(`${plainDollars(monthlyDollars * 100)} per month`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${plainDollars(yearlyDollars * 100)} per year`, { exact: true })).toBeVisible();
  await expect(page.getByText(`Save ${plainDollars((monthlyDollars * 12 - yearlyDollars) * 100)}`)).toBeVisible();
  for (const component of components.map((one) => one.name)) {
    await expect(page.getByRole('heading', { name: component, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Full Buildout' })).toBeVisible();
  await expect(page.getByText(plainDollars(buildout.dollars * 100), { exact: true })).toBeVisible();
  await expect(page.getByText(`${buildout.supportDays}-day support`)).toBeVisible();
  await expectWhole(page);
});

test('Contact Us leads to the contact section, and a purchase button reloads the page and says that nothing was bought', async ({
  page,
}) => {
  await openPage(page, PAGE);
  for (const name of ['Subscribe by the month', 'Subscribe by the year']) {
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name }).click();
    await loaded;
    await expect(page).toHaveURL(PAGE);
    await page.locator('html[data-ready]').waitFor();
    await expect(toast(page, 'Not on sale here yet')).toContainText('Nothing was bought.');
  }
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(toast(page, 'Not on sale here yet')).toHaveCount(0);
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport();
});

/** Says that the course is sold here, and answers the purchase with `answer`, as often as it is asked for. */
async function sellCourse(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route('**/api/site', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, courseCheckout: true } });
  });
  await page.route('**/api/course-checkout', answer);
}

test('if the course is sold, a purchase button leads to its payment page, however often it is pressed', async ({
  page,
}) => {
  let held = Promise.withResolvers<void>();
  await sellCourse(page, async (route) => {
    await held.promise;
    await route.fulfill({ json: { url: new URL('/business-buyer-course?paying=here', page.url()).href } });
  });
  const purchases = watchCalls(page, '/api/course-checkout');
  for (const [name, plan] of [
    ['Subscribe by the month', 'monthly'],
    ['Subscribe by the year', 'yearly'],
  ] as const) {
    held = Promise.withResolvers<void>();
    await openPage(page, PAGE);
    const button = page.getByRole('button', { name });
    await button.dblclick();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    for (const each of await page.getByRole('button', { name: /^Subscribe/ }).all()) await each.press('Enter');
    held.resolve();
    await expect(page).toHaveURL('/business-buyer-course?paying=here');
    expect(purchases.splice(0).map((call) => call.postDataJSON())).toEqual([{ plan }]);
  }
  await page.goBack();
  for (const button of await page.getByRole('button', { name: /^Subscribe/ }).all())
    await expect(button).not.toHaveAttribute('aria-busy');
});

test('a purchase that cannot start says why and gives the button back', async ({ page }) => {
  await sellCourse(page, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Payments are away',
        status: 503,
        detail: 'The payment page cannot be opened just now. Please try again in a minute.',
      }),
    }),
  );
  await openPage(page, PAGE);
  const button = page.getByRole('button', { name: 'Subscribe by the year' });
  await button.click();
  await expect(toast(page, 'Payment Failed')).toContainText('Please try again in a minute.');
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(PAGE);
  await page.unroute('**/api/course-checkout');
  await page.route('**/api/course-checkout', (route) => route.abort());
  await button.click();
  await expect(toast(page, 'Payment Failed')).toContainText('cannot be reached');
  await expectAccessible(page);
});

test('a buyer who returns from paying is welcomed and counted once, and the address is cleared', async ({ page }) => {
  const conversions = watchCalls(page, CONVERSION);
  await openPage(page, `${PAGE}?success=true`);
  await expect(toast(page, 'Payment Successful!')).toContainText('setup instructions');
  await expect(page).toHaveURL(PAGE);
  await expect.poll(() => conversions.length).toBe(1);
  expect(conversions[0]?.postDataJSON()).toMatchObject({
    type: 'subscription_purchase',
    value: 'success',
    page: PAGE,
  });
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(toast(page, 'Payment Successful!')).toHaveCount(0);
  expect(conversions).toHaveLength(1);
});

test('a visitor who cancelled the payment reads that nothing was charged, and nothing is counted', async ({ page }) => {
  const conversions = watchCalls(page, CONVERSION);
  await openPage(page, `${PAGE}?canceled=true`);
  await expect(toast(page, 'Payment Canceled')).toContainText(
    "No worries! Your subscription wasn't created. Try again when you're ready.",
  );
  await expect(page).toHaveURL(PAGE);
  expect(conversions).toHaveLength(0);
});

test('any other query shows nothing and stays', async ({ page }) => {
  await openPage(page, `${PAGE}?success=1&utm_source=letter`);
  await expect(page).toHaveURL(`${PAGE}?success=1&utm_source=letter`);
  await expect(page.locator('.toast')).toHaveCount(0);
});
