import type { Page } from '@playwright/test';
import { openPage } from './support/leads.ts';
import { expect, test } from './support/test.ts';

/** The scripts that the page has asked for, by the part of their name before the hash. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{8}\.js/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test('the rooms of the home page come without their code; a visitor from another page gets the same rooms', async ({
  page,
}) => {
  // What is said of now comes later in one than in the other.
  await page.route('**/api/phone', (route) => route.abort());
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts).toContain('home');
  expect(scripts).not.toContain('home-rooms');
  expect(scripts).not.toContain('miniature');
  const told = await page.getByRole('main').innerText();

  await page.goto('/partners');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(scripts).toContain('home-rooms');
  expect(await page.getByRole('main').innerText()).toBe(told);
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the advice on the buy-box page comes without its code; a visitor from another page gets the same advice', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const advice = () => page.locator('#best-offer, #more-deals').allInnerTexts();
  await openPage(page, '/buy-box');
  const told = await advice();
  expect(told).toHaveLength(2);
  // The form is ready, and the page has all that it asks for by itself.
  await page.getByLabel('Asking price').fill('300000');
  await expect(page.getByRole('complementary', { name: 'Who takes this deal' })).toContainText('All buy boxes');
  expect(scripts).toContain('buy-box');
  expect(scripts).not.toContain('advice-rooms');

  await openPage(page, '/partners');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy Box' }).click();
  await expect(page.locator('#more-deals')).toBeVisible();
  expect(scripts).toContain('advice-rooms');
  expect(await advice()).toEqual(told);
});

test('a link in a kept room opens its page without loading a document, and the way back leads to the room', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => Reflect.set(window, 'stillHere', true));
  await page.getByRole('link', { name: 'Open the buy boxes' }).click();
  await expect(page).toHaveURL(/\/buy-box$/);
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Open the buy boxes' })).toBeInViewport();
});

test('where the code of an island cannot be loaded it stays as it was, and the next reach tries again', async ({
  page,
}) => {
  await page.route(/\/draw-miniature-/, (route) => route.abort());
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  const offer = page.locator('#portfolio article').filter({ has: page.getByLabel('Repairs') });
  const said = await offer.getByRole('status').innerText();
  await offer.getByLabel('Repairs').press('ArrowRight');
  await expect(offer.getByRole('status')).toHaveText(said);
  await page.unroute(/\/draw-miniature-/);
  await expect(async () => {
    await offer.getByLabel('Repairs').press('ArrowRight');
    expect(await offer.getByRole('status').innerText()).not.toBe(said);
  }).toPass();
});
