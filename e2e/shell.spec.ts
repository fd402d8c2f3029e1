import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { startFoyer } from './support/foyer.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const links = [
  ['Home', '/'],
  ['Portfolio', '/#portfolio'],
  ['Blog', '/blog'],
  ['Partners', '/partners'],
  ['Buy Box', '/buy-box'],
  ['Contact', '/#contact'],
] as const;

/** The page has started: every control answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

interface Call {
  path: string;
  body: unknown;
}

/** What the page reports, as it is sent. */
function watchCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'POST') calls.push({ path, body: request.postDataJSON() });
  });
  return calls;
}

const pageViews = (calls: Call[]) =>
  calls.filter(({ path }) => path === '/api/analytics/pageview').map(({ body }) => body);

/** What a visitor's browser would show to whoever looks: broken policies, failed hydration, thrown errors, a library's hints. */
function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    // The not-found page is a 404, and the browser says so.
    if (!message.text().includes('status of 404')) trouble.push(message.text());
  });
  return trouble;
}

test('on a wide screen the header leads to the six places, and says where one is', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of links) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(nav.locator('[aria-current=page]')).toHaveText('Home');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('the footer has its nine links, three networks, e-mail and phone', async ({ page }) => {
  await open(page, '/');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(hrefs.slice(0, 9)).toEqual([
    '/',
    '/#portfolio',
    '/#about-me',
    '/partners',
    '/buy-box',
    '/#contact',
    '/privacy-policy',
    '/terms-of-service',
    '/disclaimer',
  ]);
  expect(hrefs.slice(9).map((href) => href.split(':')[0])).toEqual(['mailto', 'tel', 'https', 'https', 'https']);
});

test('past 50 px the header is compact and casts a shadow, and nothing below it moves', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const header = page.getByRole('banner');
  const bar = header.locator('.bar');
  const tall = await bar.evaluate((element) => element.clientHeight);
  await page.evaluate(() => scrollTo(0, 50));
  await expect(header).not.toHaveAttribute('data-compact');
  const contentTop = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  const before = await contentTop();

  await page.evaluate(() => scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-compact', '');
  await expect.poll(() => bar.evaluate((element) => element.clientHeight)).toBeLessThan(tall);
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
  expect(await contentTop()).toBe(before);
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
});

test('on a phone the menu opens, leads and closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();

  await toggle.click();
  for (const [name, href] of links) {
    const link = menu.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link.locator('svg')).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  // beside the page's content, below the menu
  await page.mouse.click(4, phone.height - 5);
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/#contact');
});

test('without any script the menu opens all the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('the brand leads home through plum, brick and verdigris in 5 s, and rests where motion is not wanted', async ({
  page,
}) => {
  await open(page, '/nowhere');
  const brand = page.getByRole('banner').getByRole('link', { name: 'Keyturn Systems' });
  const colourAt = (ms: number) =>
    brand.evaluate((element, time) => {
      const [loop] = element.getAnimations();
      if (!loop) return null;
      loop.pause();
      // Its own clock starts at 0 where plum has just come.
      loop.currentTime = time;
      return getComputedStyle(element).color;
    }, ms);
  const [plum, brick, verdigris] = await Promise.all([colourAt(0), colourAt(2300), colourAt(3800)]);
  expect(new Set([plum, brick, verdigris]).size).toBe(3);
  expect(await colourAt(900)).toBe(plum);
  expect(await colourAt(5000)).toBe(plum);
  await brand.click();
  await expect(page).toHaveURL('/');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await brand.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('an unknown address is the not-found page, and is counted once as /404', async ({ page }) => {
  const calls = watchCalls(page);
  const trouble = watchTrouble(page);
  const response = await page.goto('/no/such/room');
  await page.locator('html[data-ready]').waitFor();
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect.poll(() => pageViews(calls)).toMatchObject([{ path: '/404', title: '404 Not Found' }]);

  await page.getByRole('link', { name: 'Back to the front door' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => pageViews(calls)).toMatchObject([{ path: '/404' }, { path: '/', title: 'Home Page' }]);
  expect(calls.filter(({ path }) => path === '/api/analytics/visitor')).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('every change of path is a page view; anchors, reloads of a session and coming back are counted truly', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const calls = watchCalls(page);
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await nav.getByRole('link', { name: 'Blog' }).click();
  await expect.poll(() => pageViews(calls).length).toBe(2);
  await page.goBack();
  await expect.poll(() => pageViews(calls).length).toBe(3);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(() => pageViews(calls).length).toBe(4);
  expect(calls.filter(({ path }) => path === '/api/analytics/visitor')).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('analytics_visitor_tracked'))).toBe('true');
});

test('whoever sends Global Privacy Control is not counted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const calls = watchCalls(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Keyturn Systems' }).click();
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('after a link the new page has the focus and its title is read out; an anchor has the focus where it leads', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/nowhere');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title());

  await page.goto('/nowhere');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  const portfolio = page.locator('#portfolio');
  await expect(portfolio).toBeFocused();
  const top = () => portfolio.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(0);
});

test('a tap that comes before the page has started is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Get Free Strategy Session' }).first();
  await button.click();
  await expect(button).toHaveAttribute('data-waiting');
  await expect(page.getByRole('dialog')).toBeHidden();
  held.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).not.toHaveAttribute('data-waiting');
});

test('where the calendar fails, the booking dialog says how to reach the consultant, keeps the keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.route('**/api/booking/slots?*', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Get Free Strategy Session' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /strategy session/i });
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByRole('link', { name: /^Write/ })).toHaveAttribute('href', /^mailto:.*subject=/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a toast is announced over an open dialog, waits while it is read, and goes after 5 s', async ({ page }) => {
  await page.route('**/api/quiz-leads', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await open(page, '/');
  await page.getByRole('button', { name: '2 min' }).click();
  await page.getByPlaceholder('Enter your first name').fill('Dana');
  await page.getByPlaceholder('Enter your email address').fill('dana@example.test');
  await page.clock.install();
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(1);

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await page.clock.runFor(2500);
  await expect(toast).toBeVisible();
  await toast.getByText('Error').hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(5000);
  await expect(toast).toBeHidden();
});

test('with a booking page set, the dialog shows it in a frame and offers it in a tab', async ({ page }) => {
  const calendar = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<h1>Pick a time</h1>');
  });
  await new Promise<void>((resolve) => calendar.listen(0, '127.0.0.1', resolve));
  const address = calendar.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  const bookingUrl = `http://127.0.0.1:${address.port}/call`;
  const foyer = await startFoyer({ BOOKING_URL: bookingUrl });

  await open(page, `${foyer.url}/`);
  await page.getByRole('button', { name: 'Get Free Strategy Session' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', bookingUrl);
  const frame = dialog.frameLocator('iframe[title="Booking calendar"]');
  await expect(frame.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expect(dialog.getByText('Opening the calendar')).toBeHidden();

  await foyer.stop();
  await new Promise((resolve) => calendar.close(resolve));
});

for (const [name, size] of [
  ['phone', phone],
  ['wide screen', desktop],
] as const) {
  test(`the not-found page is accessible and fits a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/nowhere');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

for (const [path, title] of [
  ['/partners', 'Partners Page'],
  ['/buy-box', 'Buy Box'],
  ['/', 'Home Page'],
] as const) {
  test(`${path} reports its view under the title that the specification gives it`, async ({ page }) => {
    const calls = watchCalls(page);
    await open(page, path);
    await expect.poll(() => pageViews(calls)).toMatchObject([{ path, title }]);
  });
}

test('each landing page reports a view of its own path and title', async ({ page }) => {
  const calls = watchCalls(page);
  const paths = ['/freelendingsnapshot', '/coursecreator', '/business-buyer-course', '/onboarding-preview'];
  for (const path of paths) await open(page, path);
  await expect.poll(() => pageViews(calls).length).toBe(paths.length);
  expect(pageViews(calls)).toMatchObject(paths.map((path) => ({ path, title: expect.stringMatching(/\w/) })));
});
