import { delivery } from '../content/packages.ts';
import { site } from '../content/site.ts';
import { customer, goToPayment, heading, packages, payButton, step } from './support/checkout.ts';
import { openPage, toast } from './support/leads.ts';
import { atBothWidths, desktop, expect, phone, test } from './support/test.ts';
import { INTENT, testMode, onboarding, pay, expectWell } from './support/checkout-page.ts';

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  for (const product of packages) {
    test(`${product.orderName}: the return from a redirect shows the payment and removes its secret from the address, on ${where}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/analytics/')) reports.push(`${request.url()} ${request.postData() ?? ''}`);
      });
      await goToPayment(page, product.id);
      await pay(page, 'Needs a redirect');
      await expect(page).toHaveURL('/checkout-success');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful');
      for (const name of [
        'A confirmation by e-mail',
        `Project kickoff within ${delivery.beginsWithin}`,
        'Development begins',
      ]) {
        await expect(heading(page, name)).toBeVisible();
      }
      const receipt = page.getByRole('region', { name: /^Paid\./ });
      for (const said of [product.orderName, product.total, customer.Name, customer.Email])
        await expect(receipt).toContainText(said);
      await expect(receipt.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/);
      await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeVisible();
      await expect(testMode(page)).toBeInViewport();
      await expectWell(page);
      await expect.poll(() => reports.some((report) => report.includes('checkout-success'))).toBe(true);
      expect(reports.join('\n')).not.toContain('secret');
      await page.getByRole('link', { name: 'Answer the questions' }).click();
      await expect(page.getByRole('heading', { name: product.header })).toBeVisible();
    });
  }
}

test('a buyer who returns from the bank in another browser finds the order', async ({ page, browser, baseURL }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith(INTENT));
  await goToPayment(page);
  const { clientSecret } = await (await answered).json();
  await pay(page, 'Succeeds');
  await expect(onboarding(page)).toBeVisible();
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const app = await elsewhere.newPage();
  await app.goto(
    `/checkout-success?payment_intent_client_secret=${encodeURIComponent(clientSecret)}&redirect_status=succeeded`,
  );
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Payment Successful');
  await expect(app).toHaveURL('/checkout-success');
  await app.reload();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Payment Successful');
  await app.getByRole('link', { name: 'Answer the questions' }).click();
  await expect(onboarding(app)).toBeVisible();
  await elsewhere.close();
});

test('a payment in processing is shown until it is complete', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  test.slow();
  let status = 'processing';
  await page.route('**/api/orders/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status } });
  });
  await goToPayment(page, packages[1].id);
  await pay(page, 'Stays processing');
  await expect(page).toHaveURL('/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being processed');
  await atBothWidths(page, () => expectWell(page));
  await openPage(page, `/checkout?service=${packages[1].id}`);
  await expect(heading(page, 'Your payment is under way')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await atBothWidths(page, () => expectWell(page));
  await page.getByRole('link', { name: 'See where it stands' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being processed');
  // The test provider settles it by itself some time later; the page notices whenever that is.
  status = 'completed';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful', { timeout: 20_000 });
  await expect(page.getByRole('definition').filter({ hasText: site.postalAddress })).toBeVisible();
  await atBothWidths(page, () => expectWell(page));
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a failed payment leads back to the payment step, with everything kept', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goToPayment(page);
  await pay(page, 'Is declined');
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await openPage(page, '/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment did not go through');
  await atBothWidths(page, () => expectWell(page));
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await expect(step(page)).toHaveText('Payment');
  await pay(page, 'Succeeds');
  await expect(onboarding(page)).toBeVisible();
});

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`without an order /checkout-success says so and leads on, on ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPage(page, '/checkout-success?payment_intent_client_secret=pi_1_secret_nobody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No payment to show here');
    await expect(page.getByText('Payment Successful')).toHaveCount(0);
    await expectWell(page);
  });

  test(`a payment that cannot be prepared keeps its spinner, then offers a way out, and a retry works, on ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(`**${INTENT}`, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await goToPayment(page);
    await expect(page.getByText('Preparing the payment')).toBeVisible();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('Preparing the payment')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', /^mailto:.*subject=/);
    await expect(main.locator('.payment-wait').getByRole('link', { name: site.phone.text })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expectWell(page);
    await page.unroute(`**${INTENT}`);
    await retry.click();
    await expect(heading(page, 'Payment')).toBeFocused();
    await pay(page, 'Succeeds');
    await expect(onboarding(page)).toBeVisible();
  });
}

test('a payment that cannot be prepared is retried; a 429 says how long to wait', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(INTENT)) asked.push(String(request.postDataJSON().checkoutId));
  });
  await page.route(`**${INTENT}`, (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 });
  await goToPayment(page);
  await expect(payButton(page)).toBeVisible();
  expect([asked.length, new Set(asked).size]).toEqual([2, 1]);

  const problem = { type: 'about:blank', title: 'Too many requests', status: 429, detail: 'x' };
  await page.route(
    `**${INTENT}`,
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '4' }, json: problem }),
    { times: 1 },
  );
  await page.reload();
  await expect(page.getByText('Please wait 4 seconds.')).toBeVisible();
  await expect(payButton(page)).toBeVisible();
  expect(new Set(asked).size).toBe(1);
});

test('during the payment the button ignores presses, and an unreachable server is reported', async ({ page }) => {
  await goToPayment(page);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/payments/test/confirm', async (route) => {
    asked += 1;
    await held.promise;
    await route.abort();
  });
  await payButton(page).click();
  const busy = page.getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  held.resolve();
  await expect(toast(page, 'Payment Failed')).toContainText('cannot be reached');
  await expect(payButton(page)).toBeEnabled();
  expect(asked).toBe(1);
  await page.unroute('**/api/payments/test/confirm');
  await payButton(page).click();
  await expect(onboarding(page)).toBeVisible();
});

test('the return page says that the server is unavailable, and asks again after a press and by itself', async ({
  page,
}) => {
  await goToPayment(page);
  await expect(payButton(page)).toBeVisible();
  await page.route('**/api/orders/**', (route) => route.abort());
  await openPage(page, '/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment cannot be looked up right now');
  await expectWell(page);
  const asked = page.waitForRequest('**/api/orders/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment cannot be looked up right now');
  await page.unroute('**/api/orders/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment did not go through');
});
