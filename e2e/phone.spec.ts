import { site } from '../content/site.ts';
import type { PhoneStandingAnswer } from '../src/contract/phone-standing.ts';
import { tellPhoneHours } from '../src/domain/phones/told-phone.ts';
import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, test } from './support/test.ts';

const open: PhoneStandingAnswer = {
  now: '2026-12-07T19:59:58.000Z',
  offsetMinutes: -300,
  state: 'open',
  isNight: false,
  change: 'until 3 PM',
  until: '2026-12-07T20:00:00.000Z',
};
const night: PhoneStandingAnswer = {
  ...open,
  now: '2026-12-08T02:40:00.000Z',
  state: 'closed',
  isNight: true,
  change: 'from 9 AM tomorrow',
  until: '2026-12-08T02:45:00.000Z',
};

/** The server's answers, one after the other; the last one stays. */
async function answerWith(page: Page, ...answers: PhoneStandingAnswer[]): Promise<void> {
  await page.route('**/api/phone', (route) =>
    route.fulfill({ json: answers.length > 1 ? answers.shift() : answers[0] }),
  );
}

const sign = (page: Page) => page.locator('.phone-line');
const fillOf = (page: Page, room: number) =>
  page.locator(`.plan:visible .lit :nth-child(${room})`).evaluate((element) => getComputedStyle(element).fill);

test('the file itself tells the hours and claims nothing of now', async ({ request }) => {
  for (const path of ['/', '/book']) {
    const file = await (await request.get(path)).text();
    expect(file).toContain(tellPhoneHours(site));
    expect(file).not.toMatch(/I pick up now|still answering|<div class="phone-line" data-/);
  }
});

for (const path of ['/', '/book']) {
  test(`${path} says that the phone is picked up, and when that ends, that it is not`, async ({ page }) => {
    await answerWith(page, open, night);
    await page.goto(path);
    await expect(sign(page)).toContainText('I pick up now, until 3 PM.');
    await expect(sign(page).getByRole('link')).toHaveAttribute('href', site.phone.href);
    await expect(sign(page)).toContainText(
      /9:40 PM.*still answering\. The calendar is open\. I pick up from 9\sAM tomorrow\./,
    );
    await expect(sign(page)).not.toContainText('I pick up now');
  });
}

test.describe('before anybody reaches for the page', () => {
  test.use({ keepsStill: true });

  test('the sign says whether the phone is picked up, and goes on saying it after the first reach', async ({
    page,
  }) => {
    await answerWith(page, { ...open, until: '2026-12-07T20:15:00.000Z' });
    await page.goto('/');
    await expect(sign(page)).toContainText('I pick up now');
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    expect(await sign(page).textContent()).toContain('I pick up now');
  });
});

test('the plan lives at that hour: lit by day, at night in its night colours with the desk unlit', async ({ page }) => {
  await answerWith(page, { ...open, until: '2026-12-07T20:15:00.000Z' }, night);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(sign(page)).toHaveAttribute('data-phone', 'open');
  const ground = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  const day = await ground('body');
  expect(await fillOf(page, 4)).toBe(await fillOf(page, 1));
  // The tab comes back.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(sign(page)).toHaveAttribute('data-sky', 'night');
  expect(await ground('body')).toBe(day);
  expect(await ground('.plan-stage')).not.toBe(day);
  expect(await fillOf(page, 4)).toBe(await ground('.plan-stage'));
  expect(await fillOf(page, 1)).not.toBe(await fillOf(page, 4));
  await expectAccessible(page);
});

for (const [name, size] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  test(`nothing moves on ${name} when it is known`, async ({ page }) => {
    await page.setViewportSize(size);
    let release = () => undefined as void;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/api/phone', async (route) => {
      await held;
      await route.fulfill({ json: night });
    });
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const box = () => sign(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await box();
    release();
    await expect(sign(page)).toHaveAttribute('data-phone', 'closed');
    expect(await box()).toBe(before);
  });
}

test('while the server does not answer, the hours stand and nothing is claimed', async ({ page }) => {
  await page.route('**/api/phone', (route) => route.fulfill({ status: 503, body: '' }));
  const asked = page.waitForResponse('**/api/phone');
  await page.goto('/');
  await asked;
  await expect(sign(page)).toContainText(tellPhoneHours(site));
  await expect(sign(page)).not.toHaveAttribute('data-phone');
});
