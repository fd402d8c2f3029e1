import type { Page } from '@playwright/test';
import { jvTerms } from '../content/deals.ts';
import { spanishSpeech } from '../src/domain/words/spanish-speech.ts';
import { fillPlain, plainNote, plainTest } from './support/plain.ts';
import { expectSpanish } from './support/spanish.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, expectWhole, phone, test } from './support/test.ts';

const es = (text: string) => spanishSpeech.words[text] ?? text;
const find = (text: string) => spanishSpeech.find(text) ?? text;

const texts = {
  Name: 'Inés Díaz',
  'Property address': '4418 N Larkspur Ln',
  City: 'Houston',
  State: 'TX',
  'Zip code': '77021',
  'Square feet': '1,450',
  'Year built': '1985',
  'Asking price': '390k',
  Phone: '(713) 524-0142',
};
const choices = {
  'Property type': 'single-family',
  Bedrooms: '3',
  Bathrooms: '2',
  Garage: '2-car',
  'Current condition': 'basic',
  'Closing timeframe': '30-days',
  'Buy box': 'texas',
};
const OVER_HOUSTON = 'Sorry, the asking price of $390,000 exceeds our maximum of $375,000 for Houston in this market.';
const listing = `Casa de 3 recámaras y 2 baños, 1,450 pies cuadrados, construida en 1985
4418 N Larkspur Ln, Houston, TX 77021
Piden $390,000. Desocupada.`;

/** The deal by its Spanish labels; the values are those of everybody. */
const inSpanish = (email: string) => ({
  ...Object.fromEntries(Object.entries({ ...texts, ...choices }).map(([label, value]) => [es(label), value])),
  [es('Email')]: email,
  [es(jvTerms.agreement)]: true,
});
const submit = (page: Page) => page.getByRole('button', { name: es('Submit deal') });
const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: es(title) });

test('a deal is read, refused, corrected and taken in Spanish', async ({ page }) => {
  test.slow(true, 'many states are looked at');
  await page.goto('/buy-box');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/buy-box');
  await page.getByRole('tab', { name: es('Southwest') }).click();
  await expectSpanish(page);
  await expectWhole(page);

  const text = page.getByLabel(es('Listing text'));
  const read = page.getByRole('button', { name: es('Auto-Fill'), exact: true });
  await expect(async () => {
    await text.fill('x');
    await expect(read).toBeEnabled({ timeout: 500 });
  }).toPass();
  await text.fill(listing);
  await read.click();
  await expect(toast(page, 'Auto-Fill Complete!')).toContainText(/^.*Se llenaron \d+ campos/);
  await expect(page.getByLabel(es('Bedrooms'), { exact: true })).toHaveValue('3');
  await expectSpanish(page);

  await submit(page).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: find('Please enter a valid email address') }),
  ).toBeVisible();
  await expectSpanish(page);
  await expectWhole(page);

  await page.getByRole('button', { name: es('Show all fields') }).click();
  await expectSpanish(page);
  await fillPlain(page, inSpanish('ines.deal@example.com'));
  await submit(page).click();
  await expect(toast(page, "Property Doesn't Meet Requirements")).toContainText(find(OVER_HOUSTON));
  await expect(page.getByRole('heading', { name: 'Texas no la aceptaría como está' })).toBeVisible();
  await page.getByRole('button', { name: 'Preguntar por Georgia' }).click();
  await expect(page.getByRole('group', { name: '¿La propiedad está en Georgia?' })).toBeVisible();
  await expectSpanish(page);
  await expectWhole(page);

  await page.getByLabel(es('Asking price'), { exact: true }).fill('350k');
  const sent = page.waitForRequest('/api/deals');
  await submit(page).click();
  const request = await sent;
  expect(await request.headerValue('content-language')).toBe('es');
  expect(request.postDataJSON()).toMatchObject({ bedrooms: '3', garage: '2-car', septicSystem: 'city-sewer' });
  await expect(page.getByRole('heading', { name: es('Your deal is with us') })).toBeFocused();
  await expectSpanish(page);
  await expectWhole(page);
});

test('a deal that cannot be sent waits, and says so in Spanish', async ({ page }) => {
  await page.route('**/api/deals', (route) => route.abort());
  await page.goto('/es/buy-box');
  await page.getByLabel(es('Name'), { exact: true }).focus();
  await page.locator('html[data-ready]').waitFor();
  await fillPlain(page, { ...inSpanish('ines.offline@example.com'), [es('Asking price')]: '350k' });
  await submit(page).click();
  await expect(page.getByText(es('Not sent yet.'))).toBeVisible();
  await expectSpanish(page);
});

test('each page loads the words of its own language', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const words = async (path: string) => {
    scripts.length = 0;
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.locator('html[data-ready]').waitFor();
    return scripts.filter((url) => url.includes('/of-deal-')).length;
  };
  expect([await words('/buy-box'), await words('/es/buy-box')]).toEqual([0, 1]);
});

plainTest('a deal is refused and taken in Spanish without script', async ({ page, foyer }) => {
  await page.setViewportSize(phone);
  const email = 'ines.deal.sin.script@example.com';
  await page.goto('/es/buy-box');
  await fillPlain(page, { ...inSpanish(email), [es('Zip code')]: '77' });
  await submit(page).click();
  await expect(page).toHaveURL('/es/buy-box');
  await expect(plainNote(page)).toBeFocused();
  await expect(plainNote(page).getByRole('link')).toHaveText([find('Please enter a valid zip code')]);
  await expectSpanish(page);
  await fillPlain(page, { [es('Zip code')]: '77021' });
  await submit(page).click();
  await expect(plainNote(page).getByRole('heading')).toHaveText(es("Property Doesn't Meet Requirements"));
  await expect(plainNote(page)).toContainText(find(OVER_HOUSTON));
  await expectSpanish(page);
  await fillPlain(page, { [es('Asking price')]: '350,000' });
  await submit(page).click();
  await expect(page).toHaveURL('/es/buy-box/sent');
  await expect(page.getByRole('heading', { level: 1, name: es('Deal Submitted Successfully!') })).toBeVisible();
  await expectSpanish(page);
  await expect(page.getByRole('link', { name: es('Submit another deal') })).toHaveAttribute('href', /^\/es\/buy-box#/);
  const left = (await storedLeads(foyer.url)).filter((lead) => lead.email === email);
  expect(left.map(({ kind }) => kind)).toEqual(['deal']);
});
