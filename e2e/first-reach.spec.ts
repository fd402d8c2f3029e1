import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from './support/test.ts';

test.use({ keepsStill: true, viewport: phone });

const ready = (page: Page) => page.locator('html[data-ready]');
const reports = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/analytics/')) sent.push(`${pathname} ${request.postData() ?? ''}`);
  });
  return sent;
};
const ofKind = (sent: readonly string[], kind: string) => sent.filter((one) => one.includes(`/${kind} `));

/** Holds back what the boot script starts: the network is slow. */
async function slowNetwork(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(start|react)-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

test('a page that nobody reaches for has its view counted, says how the phone stands, and starts nothing else', async ({
  page,
}) => {
  const sent = reports(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const asked = page.waitForRequest('**/api/phone');
  await page.clock.install();
  await page.goto('/');
  await asked;
  // Nor does a clock start it.
  await page.clock.fastForward(30_000);
  await page.waitForLoadState('networkidle');
  await expect(ready(page)).toHaveCount(0);
  expect(scripts.map((url) => /assets\/(\w+)-/.exec(url)?.[1])).toEqual(['boot', 'sign']);
  expect(ofKind(sent, 'pageview')).toEqual([expect.stringMatching(/"path":"\/","title":"Home Page"/)]);
  expect(ofKind(sent, 'visitor')).toHaveLength(1);

  await page.keyboard.press('Tab');
  await ready(page).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Partners' }).click();
  await expect.poll(() => ofKind(sent, 'pageview').length).toBe(2);
  expect(ofKind(sent, 'pageview')[1]).toContain('Partners Page');
  expect(ofKind(sent, 'visitor')).toHaveLength(1);
});

test('an unknown address that nobody reaches for is counted as /404', async ({ page }) => {
  const sent = reports(page);
  await page.goto('/no/such/room');
  await expect.poll(() => ofKind(sent, 'pageview')).toEqual([expect.stringContaining('"path":"/404","title":"404')]);
});

test('with Global Privacy Control nothing is counted, before the first reach or after it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const sent = reports(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const honoured = page.getByRole('contentinfo').getByText('It is honoured');
  await expect(ready(page)).toHaveCount(0);
  await expect(honoured).toBeVisible();
  await page.keyboard.press('Tab');
  await ready(page).waitFor();
  await expect(honoured).toBeVisible();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('where the browser refuses storage, page and modules report one session and one visitor', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('SecurityError');
      },
    }),
  );
  const sent = reports(page);
  await page.goto('/');
  await expect.poll(() => ofKind(sent, 'pageview').length).toBe(1);
  await page.keyboard.press('Tab');
  await ready(page).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await expect.poll(() => ofKind(sent, 'pageview').length).toBe(2);
  expect(new Set(sent.map((one) => /session_\w+/.exec(one)?.[0])).size).toBe(1);
  expect(ofKind(sent, 'visitor')).toHaveLength(1);
});

for (const [what, reach] of [
  ['a pointer that comes to a button', (page: Page) => page.getByRole('button', { name: '2 min' }).hover()],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 200)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a touch of plain words', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const) {
  test(`${what} starts the page`, async ({ page }) => {
    await page.goto('/');
    await reach(page);
    await ready(page).waitFor();
  });
}

test('with data saver a passing pointer and the wheel start nothing, a press does', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/start-') && scripts.push(request.url()));
  await page.goto('/');
  await page.getByRole('button', { name: '2 min' }).hover();
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: '2 min' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the first press is on the menu: it opens at once, and a link in it leads on', async ({ page }) => {
  const release = await slowNetwork(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL('/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trusted Partners');
  release();
});

for (const [name, button] of [
  ['the quiz', '2 min'],
  ['the calendar', 'Get Free Strategy Session'],
] as const) {
  test(`the first press is on the button of ${name}: it waits, and is shown to; one press is enough`, async ({
    page,
  }) => {
    const sent = reports(page);
    const release = await slowNetwork(page);
    await page.goto('/');
    const pressed = page.getByRole('button', { name: button }).first();
    await pressed.tap().catch(() => pressed.click());
    await expect(pressed).toHaveAttribute('data-waiting');
    await expect(page).toHaveURL('/');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(pressed).not.toHaveAttribute('data-waiting');
    expect(ofKind(sent, 'event')).toHaveLength(1);
    expect(ofKind(sent, 'pageview')).toHaveLength(1);
  });
}

test('the first press sends what was typed into the walk: nothing of it is lost', async ({ page }) => {
  const release = await slowNetwork(page);
  await page.goto('/');
  const line = page.getByLabel('Text me like a seller would.');
  await line.fill('4418 Larkspur Ln, Houston TX 77021. 3 bed 2 bath 1450 sq ft built 1998, asking 350k');
  await page.getByRole('button', { name: 'Walk it in' }).click();
  release();
  await expect(page.locator('.desk-card')).toContainText('4418 Larkspur Ln');
});

test('what is typed into a form before its code is there is kept and sent once', async ({ page }) => {
  const release = await slowNetwork(page);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/business-buyer-waitlist')) posts += 1;
  });
  await page.goto('/business-buyer-course');
  const form = page.getByRole('form', { name: 'Course waitlist' });
  await form.getByLabel('Full Name').fill('Dana Reed');
  await form.getByLabel('Email Address').fill('dana@example.test');
  await form.getByLabel('Phone Number').fill('713 555 0142');
  await form.getByRole('button', { name: 'Join the Waitlist' }).click();
  expect(posts).toBe(0);
  release();
  await expect.poll(() => posts).toBe(1);
});

test('a page that the browser kept while the visitor was elsewhere answers the first press', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL('/partners');
  await page.goBack();
  await page.getByRole('button', { name: '2 min' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a draft is shown on a page that nobody has reached for', async ({ page }) => {
  await page.goto('/freelendingsnapshot');
  const name = page.getByLabel(/name/i).first();
  await name.fill('Dana Reed');
  await ready(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('_draft.'))))
    .toBe(true);
  await page.goto('/');
  await page.goto('/freelendingsnapshot');
  await expect(name).toHaveValue('Dana Reed');
});

test('a link to a page that no other page knows of loads it as a document, and it is counted as itself', async ({
  page,
}) => {
  const sent = reports(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await ready(page).waitFor();
  await page.getByRole('link', { name: 'Open the buy boxes' }).evaluate((link) => link.setAttribute('href', '/quiz'));
  await page.getByRole('link', { name: 'Open the buy boxes' }).click();
  await expect(page).toHaveURL('/quiz');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found');
  await expect
    .poll(() => ofKind(sent, 'pageview').map((one) => /"path":"([^"]+)"/.exec(one)?.[1]))
    .toEqual(['/', '/quiz']);
});

test('a page that the browser prerenders is counted once, when it is shown, and starts nothing before', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(message.text()));
  const sent = reports(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await expect(ready(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => ofKind(sent, 'pageview').length).toBe(1);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await ready(page).waitFor();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  expect([ofKind(sent, 'pageview').length, ofKind(sent, 'visitor').length]).toEqual([1, 1]);
  expect(trouble).toEqual([]);
});

test('a page that answers some parameters of its address starts by itself only where one of them stands', async ({
  page,
}) => {
  await page.goto('/coursecreator?utm_source=letter');
  await page.waitForLoadState('networkidle');
  await expect(ready(page)).toHaveCount(0);
  await page.goto('/coursecreator?canceled=true');
  await expect(page.locator('.toast').filter({ hasText: 'Payment Canceled' })).toBeVisible();
});
