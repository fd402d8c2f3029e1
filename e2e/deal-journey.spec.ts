import { readListings } from '../test-support/listings/read-listings.ts';
import { startCrm } from './support/crm.ts';
import { expect, phone, reachForPage, test } from './support/test.ts';

/** A wholesaler's whole way: a text pasted on a phone, the boxes, the form, the CRM and the owner's desk. */
test.setTimeout(90_000);

const blast = `🔥 OFF MARKET 🔥
4418 N Larkspur Ln, Houston TX 77021
3/2, 1450sf, blt 1985, 2 car garage
Asking 390k, ARV 520k, rehab 35k
Vacant on lockbox. Pics: https://drive.google.com/drive/folders/abc`;

test('a text pasted on a phone is over for Texas, is kept as a near miss, goes to Georgia, and reaches the CRM exactly', async ({
  browser,
  openFoyer,
}) => {
  const crm = await startCrm();
  const foyer = await openFoyer({
    CRM_WEBHOOK_URL: crm.url,
    ALLOW_PRIVATE_WEBHOOKS: '1',
    OWNER_PASSWORD: 'correct horse battery',
    DASHBOARDS: 'public',
  });
  const page = await browser.newPage({ viewport: phone });
  await page.addInitScript(reachForPage);
  await page.goto(`${foyer.url}/buy-box`);
  await page.locator('html[data-ready]').waitFor();

  await page.getByLabel('Listing text').fill(blast);
  await page.getByRole('button', { name: 'Auto-Fill', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Auto-Fill Complete!');
  await expect(page.getByLabel('Asking price', { exact: false }).first()).toHaveValue('390000');
  await expect(page.getByText('$15,000 over for Houston').first()).toBeAttached();
  await expect(page.getByText('The gap to talk about is $35,000.').first()).toBeAttached();

  await page.getByLabel(/^Name/).fill('Dana Diaz');
  await page.getByLabel(/^Email/).fill('dana@example.com');
  await page.getByLabel(/^Phone/).fill('(713) 524-0142');
  await page.getByLabel(/^Current condition/).selectOption('basic');
  await page.getByLabel(/^Closing timeframe/).selectOption('30-days');
  await page.getByLabel('I agree to the Joint Venture terms').check();
  await page.getByRole('button', { name: 'Submit deal' }).click();
  await expect(page.locator('.toast')).toContainText("Property Doesn't Meet Requirements");
  await expect(page.locator('.toast')).toContainText(
    'Sorry, the asking price of $390,000 exceeds our maximum of $375,000 for Houston in this market.',
  );
  expect(crm.received).toHaveLength(0);

  await page.getByRole('button', { name: /^Buy box Texas/ }).click();
  await page.getByLabel(/^Buy box/).selectOption('georgia');
  await page.getByRole('button', { name: 'Submit deal' }).click();
  await expect(page.locator('.toast')).toContainText('Deal Submitted Successfully!');
  await expect.poll(() => crm.received.length).toBe(1);
  const deal: unknown = JSON.parse(crm.received[0] ?? '');
  expect(deal).toEqual({
    name: 'Dana Diaz',
    email: 'dana@example.com',
    phone: '(713) 524-0142',
    propertyAddress: '4418 N Larkspur Ln',
    city: 'Houston',
    state: 'TX',
    zipCode: '77021',
    bedrooms: '3',
    bathrooms: '2',
    squareFeet: '1450',
    lotSize: '',
    yearBuilt: '1985',
    garage: '2-car',
    askingPrice: '390000',
    estimatedRepairCost: '35000',
    currentCondition: 'basic',
    septicSystem: 'city-sewer',
    propertyType: 'single-family',
    timeframe: '30-days',
    additionalDetails: expect.any(String),
    pool: '',
    photoLinks: 'https://drive.google.com/drive/folders/abc',
    occupancy: 'Vacant',
    jvAgreement: true,
    targetMarket: 'georgia',
    source: 'Buy Box Form',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    formType: 'Deal Submission',
  });

  const dashboard = await (await fetch(`${foyer.url}/api/analytics/dashboard?range=7d`)).json();
  expect(dashboard).toMatchObject({
    totalConversions: 1,
    recentConversions: [{ type: 'deal_submission', page: '/buy-box' }],
  });
  await page.goto(`${foyer.url}/admin`);
  await page.getByLabel(/password/i).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^People/ }).click();
  await page.getByRole('link', { name: 'Dana Diaz', exact: true }).click();
  await page.getByText('The whole deal').first().click();
  const photos = page.getByRole('link', { name: 'https://drive.google.com/drive/folders/abc' });
  await expect(photos).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(photos).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: /^Deals/ }).click();
  await expect(page.getByText('exceeds our maximum of $375,000 for Houston')).toBeVisible();
  await page.close();
  await crm.stop();
});

test('ten very different texts pasted on a phone fill in their values, and the page stays accessible', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/buy-box');
  await page.locator('html[data-ready]').waitFor();
  const own = readListings().filter(({ id }) => id.startsWith('mixed-aside/'));
  const texts = own.filter((_, index) => index % Math.ceil(own.length / 10) === 0);
  for (const { text, reads } of texts) {
    await page.getByLabel('Listing text').fill(text);
    await page.getByRole('button', { name: 'Auto-Fill', exact: true }).click();
    await expect(page.locator('.toast')).toContainText(/Successfully filled \d+ fields/);
    const address = page.getByLabel(/^Property address/);
    await expect(address).toHaveValue(reads.propertyAddress ?? '');
    await page.getByRole('button', { name: 'Undo auto-fill' }).click();
    await expect(address).toHaveValue('');
  }
});
