import type { Page } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';
import { cell, openForm, toast } from './support/deal-form.ts';
import { dealField as field, fillDeal, submitDealButton } from './support/deals.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const packed = (content: unknown) =>
  `#deal=1.${deflateRawSync(Buffer.from(JSON.stringify(content))).toString('base64url')}`;

/** Presses the button, and says what was copied. */
async function copyLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void Reflect.set(globalThis, 'copied', text) },
    });
  });
  await page.getByRole('button', { name: 'Copy a link to this deal' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => String(Reflect.get(globalThis, 'copied')));
}

test('a link fills the form for somebody else with the property and nothing of the person, and can be taken out again', async ({
  page,
  browser,
}) => {
  await openForm(page);
  await fillDeal(page);
  await field(page, 'Additional details').fill('Corner lot\nNew roof');
  const link = await copyLink(page);

  const other = await browser.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await other.goto(link);
  await expect(toast(other, 'Filled from a link')).toContainText('nothing is sent until you submit');
  await expect(other).toHaveURL(/\/buy-box#submit-deal$/);
  await expect(cell(other, 'City')).toContainText('Houston');
  await expect(cell(other, 'City')).toContainText('from a link');
  await expect(cell(other, 'Asking price')).toContainText('$350,000');
  await expect(field(other, 'Additional details')).toHaveValue('Corner lot\nNew roof');
  await expect(field(other, 'Roof Age')).toHaveValue('5 years');
  await expect(field(other, 'Buy box')).toHaveValue('texas');
  for (const label of ['Name', 'Email', 'Phone', 'Closing timeframe'])
    await expect(field(other, label)).toHaveValue('');
  await expect(field(other, 'I agree to the Joint Venture terms')).not.toBeChecked();
  await expectAccessible(other);

  const fragment = link.slice(link.indexOf('#deal='));
  expect(asked.filter((request) => request.includes(fragment.slice(8, 40)))).toEqual([]);
  await other.getByRole('button', { name: 'Take it out again' }).click();
  await expect(field(other, 'City')).toHaveValue('');
  await expect(cell(other, 'City')).toHaveCount(0);
  await other.close();
});

test('what the visitor has typed stays, and the link’s value is offered beside it', async ({ page }) => {
  await openForm(page);
  await field(page, 'City').fill('Dallas');
  await page.goto(`/${packed({ city: 'Houston', state: 'TX' })}`.replace('/#', '/buy-box#'));
  await expect(field(page, 'City')).toHaveValue('Dallas');
  await expect(field(page, 'City')).toHaveAccessibleDescription('The link says: Houston');
  await expect(cell(page, 'State')).toContainText('TX');
});

test('a hostile link brings texts and nothing else: no markup, no other fields, nothing opened, nothing sent', async ({
  page,
}) => {
  const opened: string[] = [];
  const sent: string[] = [];
  page.on('popup', (popup) => opened.push(popup.url()));
  page.on('request', (request) => request.url().includes('/api/deals') && sent.push(request.url()));
  const hostile = packed({
    city: '<img src=x onerror="document.title=1">',
    state: 'TX',
    photoLinks: 'javascript:document.title=1',
    name: 'Mallory',
    email: 'mallory@example.com',
    jvAgreement: true,
    propertyAddress: 'A'.repeat(5000),
    bedrooms: '99',
    __proto__: { polluted: 'yes' },
  });
  await page.goto(`/buy-box${hostile}`);
  await expect(toast(page, 'Filled from a link')).toContainText('could not be used');
  await expect(cell(page, 'City')).toContainText('<img src=x onerror=');
  await expect(cell(page, 'Photo links').getByRole('link')).toHaveCount(0);
  await expect(page.locator('.deal-sheet img')).toHaveCount(0);
  for (const label of ['Name', 'Email', 'Property address', 'Bedrooms']) {
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(field(page, 'I agree to the Joint Venture terms')).not.toBeChecked();
  await submitDealButton(page).click();
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible();
  expect({ opened, sent }).toEqual({ opened: [], sent: [] });
});

for (const [name, fragment] of [
  ['cut off', packed({ city: 'Houston' }).slice(0, -6)],
  ['far too long', `#deal=1.${'A'.repeat(20_000)}`],
  ['of a later version', '#deal=2.AAAA'],
] as const) {
  test(`a link that is ${name} leaves the form as it is, and says so`, async ({ page }) => {
    await page.goto(`/buy-box${fragment}`);
    await expect(toast(page, 'The link could not be read')).toContainText('Ask for it again');
    await expect(field(page, 'City')).toHaveValue('');
  });
}

test('where the browser does not copy, the link is there to be copied by hand', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('button', { name: 'Copy a link to this deal' })).toHaveCount(0);
  await field(page, 'City').fill('Houston');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy a link to this deal' }).click();
  await expect(page.getByLabel('Link to this deal')).toHaveValue(/\/buy-box#deal=1\.[\w-]+$/);
});
