import type { Page } from '@playwright/test';
import {
  customer,
  goToPayment,
  heading,
  packages,
  payButton,
  step,
  testCard,
  watchTrouble,
} from './support/checkout.ts';
import { fill, openPage, toast, watchCalls } from './support/leads.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const INTENT = '/api/create-payment-intent';
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
const testMode = (page: Page) => page.getByText('Test mode: no money moves');
const onboarding = (page: Page) => heading(page, 'A few questions before I start');

async function pay(page: Page, card: string): Promise<void> {
  await testCard(page, card).check();
  await payButton(page).click();
}

async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  for (const product of packages) {
    test(`${product.name} is bought on ${where}: declined once, then paid, then asked about`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Each step is looked at closely once for each width.
      const isClose = (size === phone) === (product.id === 'website-build');
      const expectFine = isClose ? expectWell : expectNoSidewaysScroll;
      const trouble = watchTrouble(page);
      const sent = watchCalls(page, INTENT);
      await openPage(page, `/checkout?service=${product.id}`);
      await expect(step(page)).toHaveText('Your details');
      await expect(page.getByRole('complementary').getByText(product.price)).toBeVisible();
      await expect(continueButton(page)).toBeDisabled();
      await fill(page, { Name: '  ', Email: customer.Email });
      await expect(continueButton(page)).toBeDisabled();
      await fill(page, customer);
      await expectFine(page);
      await continueButton(page).click();

      await expect(step(page)).toHaveText('Payment');
      await expect(payButton(page)).toHaveText(`Pay ${product.price}`);
      await expect(testMode(page)).toBeInViewport();
      const summary = page.getByRole('complementary', { name: 'Your order' });
      await expect(summary).toContainText(product.name);
      await expect(summary).toContainText(customer.Email);
      await expectFine(page);
      await pay(page, 'Is declined');
      await expect(toast(page, 'Payment Failed')).toContainText(/\w+ \w+/);
      await expect(payButton(page)).toBeEnabled();
      await expect(testMode(page)).toBeVisible();
      await expectFine(page);

      await pay(page, 'Succeeds');
      await expect(toast(page, 'Payment Successful')).toContainText('Thank you for your purchase!');
      await expect(step(page)).toHaveText('Onboarding');
      await expect(onboarding(page)).toBeFocused();
      await expect(page.getByRole('heading', { name: product.header })).toBeVisible();
      await expect(testMode(page)).toBeInViewport();
      await expectFine(page);

      expect(sent).toHaveLength(1);
      expect(sent[0]?.postDataJSON()).toMatchObject({
        amount: product.id === 'website-build' ? 1500 : 2500,
        description: product.name,
        serviceId: product.id,
        name: customer.Name,
        email: customer.Email,
        checkoutId: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(trouble).toEqual([]);
    });
  }
}

for (const path of ['/checkout', '/checkout?service=', '/checkout?service=free-lunch']) {
  test(`${path} leads home, and never shows anything to pay`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('without script the page says how to buy all the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/checkout?service=website-build');
  const sentence = page.locator('noscript p').filter({ hasText: 'Buying here needs JavaScript.' });
  await expect(sentence).toBeVisible();
  await expect(sentence.locator('a').first()).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByText('Opening the checkout')).toBeHidden();
  await context.close();
});

test('the file itself shows no step, no price and no form, so nothing wrong flashes', async ({ page, baseURL }) => {
  const html = await (await page.request.get(`${baseURL}/checkout?service=website-build`)).text();
  expect(html).toContain('Opening the checkout');
  for (const wrong of ['$1,500', '$2,500', 'aria-current="step"', 'Payment Successful', 'Continue</']) {
    expect(html).not.toContain(wrong);
  }
});

test('an address that cannot be one is said at its field, and nothing goes on', async ({ page }) => {
  const sent = watchCalls(page, INTENT);
  await openPage(page, '/checkout?service=website-build');
  await fill(page, { Name: 'Dana Diaz', Email: 'dana@example' });
  await page.keyboard.press('Enter');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expectAccessible(page);
  await email.press('End');
  await email.pressSequentially('.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText('Payment');
  expect(sent).toHaveLength(1);
});

test('what the server says of the address stands at its field again', async ({ page }) => {
  const message = 'Please enter a valid email address';
  await page.route(`**${INTENT}`, (route) =>
    route.fulfill({
      status: 422,
      json: { type: 'about:blank', title: 'T', status: 422, detail: message, errors: [{ field: 'email', message }] },
    }),
  );
  await openPage(page, '/checkout?service=website-build');
  await fill(page, customer);
  await continueButton(page).click();
  await expect(step(page)).toHaveText('Your details');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.Name);
});

test('Edit Information and the browser’s back and forward walk between the steps and keep everything', async ({
  page,
}) => {
  const sent = watchCalls(page, INTENT);
  await goToPayment(page);
  await page.getByRole('button', { name: 'Edit Information' }).click();
  await expect(step(page)).toHaveText('Your details');
  await expect(heading(page, 'Your details')).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.Name);
  await fill(page, { Name: 'Dana D. Diaz' });
  await continueButton(page).click();
  await expect(page.getByRole('complementary')).toContainText('Dana D. Diaz');
  await expect(payButton(page)).toBeVisible();

  await page.goBack();
  await expect(step(page)).toHaveText('Your details');
  await page.goBack();
  await expect(step(page)).toHaveText('Payment');
  await page.goBack();
  await expect(step(page)).toHaveText('Your details');
  await page.goForward();
  await expect(step(page)).toHaveText('Payment');
  await expect(payButton(page)).toBeVisible();
  const ids = sent.map((request) => request.postDataJSON().checkoutId);
  expect(new Set(ids).size).toBe(1);
});

test('a reload keeps the step, the order and the details, at every step', async ({ page }) => {
  await openPage(page, '/checkout?service=website-build');
  await fill(page, customer);
  await page.reload();
  await expect(step(page)).toHaveText('Your details');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.Email);
  await continueButton(page).click();
  await expect(payButton(page)).toBeVisible();

  const orderOf = () => page.evaluate(() => localStorage.getItem('checkout_order.website-build'));
  const { order } = JSON.parse((await orderOf()) ?? 'null');
  await page.reload();
  await expect(step(page)).toHaveText('Payment');
  await expect(page.getByRole('complementary')).toContainText(customer.Email);
  await expect(payButton(page)).toBeVisible();
  expect(JSON.parse((await orderOf()) ?? 'null').order).toEqual(order);

  await pay(page, 'Succeeds');
  await expect(onboarding(page)).toBeVisible();
  await page.reload();
  await expect(step(page)).toHaveText('Onboarding');
  await expect(onboarding(page)).toBeVisible();
  await expect(testMode(page)).toBeVisible();
});

test('the answers end the checkout at /success; coming back it says so, and another one can be bought', async ({
  page,
}) => {
  await goToPayment(page);
  await pay(page, 'Succeeds');
  await fill(page, { Phone: '(713) 524-0142', 'Business Name': 'Diaz Houses', 'Launch Deadline': '2027-03-01' });
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  await expect(page).toHaveURL('/success');
  await expect(toast(page, 'Onboarding Complete!')).toBeVisible();
  await expect(page.getByText('Website Build is bought')).toBeVisible();
  await expect(page.getByText(`It goes to ${customer.Email}.`)).toBeVisible();

  await openPage(page, '/checkout?service=website-build');
  await expect(heading(page, 'Website Build is bought')).toBeVisible();
  await expectWell(page);
  await openPage(page, '/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful');
  await expect(page.getByRole('link', { name: 'Answer the questions' })).toHaveCount(0);
  await openPage(page, '/checkout?service=website-build');
  await page.getByRole('button', { name: 'Buy another one' }).click();
  await expect(step(page)).toHaveText('Your details');
  await continueButton(page).click();
  await expect(payButton(page)).toBeVisible();
});

test('a payment step that has lost the details asks for them again, and goes on only when told to', async ({
  page,
}) => {
  await goToPayment(page);
  await expect(payButton(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(step(page)).toHaveText('Your details');
  await fill(page, customer);
  await expect(step(page)).toHaveText('Your details');
  await continueButton(page).click();
  await expect(payButton(page)).toBeVisible();
});

test('once it is paid, back does not lead to another payment', async ({ page }) => {
  await goToPayment(page);
  await pay(page, 'Succeeds');
  await expect(onboarding(page)).toBeVisible();
  await page.goBack();
  await expect(step(page)).toHaveText('Onboarding');
  await expect(payButton(page)).toHaveCount(0);
});

test('two tabs are one order: what is paid in one is paid in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await goToPayment(page);
  await goToPayment(other);
  await expect(payButton(page)).toBeVisible();
  await expect(payButton(other)).toBeVisible();
  await pay(other, 'Succeeds');
  await expect(onboarding(other)).toBeVisible();
  await expect(step(page)).toHaveText('Onboarding');
});

test('whoever closed the tab after paying comes back to the questions, and pays nothing again', async ({
  page,
  context,
}) => {
  await goToPayment(page);
  await pay(page, 'Succeeds');
  await expect(onboarding(page)).toBeVisible();
  await page.close();
  const later = await context.newPage();
  const sent = watchCalls(later, INTENT);
  await openPage(later, '/checkout?service=website-build');
  await expect(step(later)).toHaveText('Onboarding');
  await openPage(later, '/checkout-success');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Payment Successful');
  await later.getByRole('link', { name: 'Answer the questions' }).click();
  await expect(onboarding(later)).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('an order that is paid already, which this page does not know, is not paid twice', async ({ page }) => {
  await goToPayment(page);
  const id = await page.evaluate(() => {
    const key = 'checkout_order.website-build';
    const { checkoutId } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return String(checkoutId);
  });
  await pay(page, 'Succeeds');
  await expect(onboarding(page)).toBeVisible();
  await page.evaluate((checkoutId) => {
    const note = { checkoutId, order: null, standing: 'open', isTest: false, savedAtMs: Date.now() };
    localStorage.setItem('checkout_order.website-build', JSON.stringify(note));
  }, id);
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.reload();
  await refused;
  await expect(onboarding(page)).toBeVisible();
});

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  for (const product of packages) {
    test(`${product.name}: a payment that leaves and comes back is told of, its secret gone from the address, on ${where}`, async ({
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
      for (const name of ['A confirmation by e-mail', 'Project kickoff within 24 hours', 'Development begins']) {
        await expect(heading(page, name)).toBeVisible();
      }
      await expect(testMode(page)).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await expect.poll(() => reports.some((report) => report.includes('checkout-success'))).toBe(true);
      expect(reports.join('\n')).not.toContain('secret');
      await page.getByRole('link', { name: 'Answer the questions' }).click();
      await expect(page.getByRole('heading', { name: product.header })).toBeVisible();
    });
  }
}

test('whoever comes back from the bank in another browser finds the order all the same', async ({
  page,
  browser,
  baseURL,
}) => {
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

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  const product = packages[size === phone ? 0 : 1];

  test(`a payment that stays in processing is told of until it is through, on ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    test.slow();
    let status = 'processing';
    await page.route('**/api/orders/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), status } });
    });
    await goToPayment(page, product.id);
    await pay(page, 'Stays processing');
    await expect(page).toHaveURL('/checkout-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being processed');
    await expectWell(page);
    await openPage(page, `/checkout?service=${product.id}`);
    await expect(heading(page, 'Your payment is under way')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectWell(page);
    await page.getByRole('link', { name: 'See where it stands' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being processed');
    // The test provider settles it by itself some time later; the page notices whenever that is.
    status = 'completed';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful', { timeout: 20_000 });
    await expectWell(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test(`a payment that failed leads back to it, with everything kept, on ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goToPayment(page);
    await pay(page, 'Is declined');
    await expect(toast(page, 'Payment Failed')).toBeVisible();
    await openPage(page, '/checkout-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment did not go through');
    await expectWell(page);
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await expect(step(page)).toHaveText('Payment');
    await pay(page, 'Succeeds');
    await expect(onboarding(page)).toBeVisible();
  });

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
    await expect(main.getByRole('link', { name: 'hello@keyturn.example' })).toHaveAttribute(
      'href',
      /^mailto:.*subject=/,
    );
    await expect(main.getByRole('link', { name: '(555) 010-0142' })).toHaveAttribute('href', /^tel:/);
    await expectWell(page);
    await page.unroute(`**${INTENT}`);
    await retry.click();
    await expect(heading(page, 'Payment')).toBeFocused();
    await pay(page, 'Succeeds');
    await expect(onboarding(page)).toBeVisible();
  });
}

test('a payment that cannot be prepared is asked for again by itself; one of too many says how long to wait', async ({
  page,
}) => {
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

test('while it is paid the button answers to nobody, and a server that went away is told of', async ({ page }) => {
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

test('a server that is away: the page of the return says so, asks again when told to and by itself', async ({
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

test('the whole way by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/checkout?service=website-build');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type(customer.Name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.Email);
  await page.keyboard.press('Tab');
  await expect(continueButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Payment')).toBeFocused();
  await expect(payButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(testCard(page, 'Succeeds')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(testCard(page, 'Is declined')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(onboarding(page)).toBeFocused();
});

test('home leads to the checkout of each package as a page of its own, and out of it again', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Order Website Build' }).click();
  await expect(page.getByRole('complementary')).toContainText('$1,500.00');
  const loadedAt = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(await loadedAt()).toContain('/checkout?service=website-build');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Order Website Build' })).toBeVisible();
  expect(await loadedAt()).not.toContain('checkout');
});

test('the reactivation form’s name and e-mail stand in the first step', async ({ page }) => {
  await openPage(page, '/reactivation');
  await page.evaluate(
    (note) => sessionStorage.setItem('checkout-customer', note),
    JSON.stringify({ name: 'Dana Diaz', email: 'dana@example.com' }),
  );
  await openPage(page, '/checkout?service=full-ghl-buildout');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diaz');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('dana@example.com');
  await expect(continueButton(page)).toBeEnabled();
});
