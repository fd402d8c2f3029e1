import { crmBuildout, websiteBuild } from '../test-support/data/sold.ts';
import { customer, heading, packages, payButton, step, testCard, watchTrouble } from './support/checkout.ts';
import { fill, openPage, toast, watchCalls } from './support/leads.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';
import { INTENT, continueButton, testMode, onboarding, pay, expectWell } from './support/checkout-page.ts';

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  for (const product of packages) {
    test(`${product.orderName} is bought on ${where}: declined once, then paid, then asked about`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Each step is looked at closely once for each width.
      const isClose = (size === phone) === (product.id === 'website-build');
      const expectFine = isClose ? expectWell : expectNoSidewaysScroll;
      const trouble = watchTrouble(page);
      const sent = watchCalls(page, INTENT);
      await openPage(page, `/checkout?service=${product.id}`);
      await expect(step(page)).toHaveText('Your details');
      await expect(page.getByRole('complementary').getByText(product.total)).toBeVisible();
      await expect(page.getByRole('complementary').getByText(/^live by [A-Z][a-z]+ \d+$/)).toBeVisible();
      // On phones the order comes after the form, so its name and price stand above it.
      const line = page.locator('.order-line').filter({ hasText: product.total });
      await expect(line).toBeVisible({ visible: size === phone });
      await expect(continueButton(page)).toBeDisabled();
      await fill(page, { Name: '  ', Email: customer.Email });
      await expect(continueButton(page)).toBeDisabled();
      await fill(page, customer);
      await expectFine(page);
      await continueButton(page).click();

      await expect(step(page)).toHaveText('Payment');
      await expect(payButton(page)).toHaveText(`Pay ${product.total}`);
      await expect(testMode(page)).toBeInViewport();
      const summary = page.getByRole('complementary', { name: 'Your order' });
      await expect(summary).toContainText(product.orderName);
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
        amount: product.dollars,
        description: product.orderName,
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

test('without scripts the page says how to buy', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/checkout?service=website-build');
  await expect(page.getByRole('heading', { level: 2, name: 'Buying here needs JavaScript' })).toBeVisible();
  const sentence = page.locator('noscript p').filter({ hasText: 'You can have the package all the same' });
  await expect(sentence).toBeVisible();
  await expect(sentence.locator('a').first()).toHaveAttribute('href', /^mailto:/);
  for (const waits of ['Opening the checkout', 'If the checkout does not open'])
    await expect(page.locator('.needs-script').filter({ hasText: waits })).toHaveCSS('display', 'none');
  await context.close();
});

test('the prerendered page shows no step, no price and no form, so nothing wrong flashes', async ({
  page,
  baseURL,
}) => {
  const html = await (await page.request.get(`${baseURL}/checkout?service=website-build`)).text();
  expect(html).toContain('Opening the checkout');
  for (const wrong of [
    websiteBuild.price,
    crmBuildout.price,
    'aria-current="step"',
    'Payment Successful',
    'Continue</',
  ]) {
    expect(html).not.toContain(wrong);
  }
});

test('an invalid address is reported at its field, and the step stays', async ({ page }) => {
  const sent = watchCalls(page, INTENT);
  await openPage(page, '/checkout?service=website-build');
  const go = page.getByRole('button', { name: 'Continue' });
  await expect(go).toHaveAccessibleDescription('Your name is still needed.');
  await fill(page, { Name: 'Dana Diaz' });
  await expect(go).toHaveAccessibleDescription('Your e-mail address is still needed.');
  await fill(page, { Email: 'dana@example' });
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
  await expect.poll(() => sent).toHaveLength(1);
});

test('the server’s error about the address is shown at its field', async ({ page }) => {
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

test('home opens the checkout of each package as a document, and leaves it again', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/');
  await page.getByRole('link', { name: `Order ${websiteBuild.name}` }).click();
  await expect(page.getByRole('complementary')).toContainText(websiteBuild.total);
  const loadedAt = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(await loadedAt()).toContain('/checkout?service=website-build');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: `Order ${websiteBuild.name}` })).toBeVisible();
  expect(await loadedAt()).not.toContain('checkout');
});

test('the first step has the name and e-mail from the reactivation form', async ({ page }) => {
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

test('if the code of the test payment cannot be loaded, the buyer reads that nothing was charged and tries again', async ({
  page,
}) => {
  let isAway = true;
  await page.route(/\/assets\/test-payment-/, (route) => (isAway ? route.abort() : route.continue()));
  await openPage(page, '/checkout?service=website-build');
  await fill(page, customer);
  await continueButton(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The form could not be loaded' });
  await expect(failure).toContainText('Nothing was charged.');
  await expect(testMode(page)).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(payButton(page)).toBeVisible();
});
