import { openPage, watchCalls } from './support/leads.ts';
import { expect, expectWhole, phone, test } from './support/test.ts';

test('opened cold the page claims nothing and leads on', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const views = watchCalls(page, '/api/analytics/pageview');
  await openPage(page, '/success');
  await expect.poll(() => views.map((view) => view.postDataJSON().path)).toEqual(['/success']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your confirmation');
  await expect(page.getByText('In this window nothing was bought or booked.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Work begins|confirmation by e-mail|has arrived|is booked/);
  await expectWhole(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('nothing moves when it is certain that nothing was bought', async ({ page }) => {
  await page.setViewportSize(phone);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/success');
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  const said = page.getByText('In this window nothing was bought or booked.');
  const home = page.getByRole('link', { name: 'Return to Home' });
  await expect(said).toBeHidden();
  const before = await home.boundingBox();
  held.resolve();
  await expect(said).toBeVisible();
  expect(await home.boundingBox()).toEqual(before);
});

test('a purchase or booking of this session is confirmed', async ({ page }) => {
  await openPage(page, '/success');
  const arriveWith = async (outcome: object) => {
    await page.evaluate((note) => sessionStorage.setItem('success-outcome', note), JSON.stringify(outcome));
    await page.reload();
  };
  await arriveWith({ kind: 'purchase', title: 'Website Build', email: 'dana@example.com' });
  await expect(page.getByText('Website Build is bought')).toBeVisible();
  await expect(page.getByText('It goes to dana@example.com.')).toBeVisible();
  await arriveWith({ kind: 'booking', title: 'Your strategy session' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are booked');
  await expect(page.getByText('Your strategy session is booked')).toBeVisible();
});

test('the prerendered page confirms nothing, so nothing wrong flashes and nothing is confirmed without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your confirmation');
  await expect(page.getByRole('main')).not.toContainText(/nothing was bought|has arrived|is booked/, {
    useInnerText: true,
  });
  await context.close();
});
