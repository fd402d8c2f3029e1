import { websiteBuild } from '../test-support/data/sold.ts';
import { customer, goToPayment, heading, payButton, step } from './support/checkout.ts';
import { fill, openPage, toast, watchCalls } from './support/leads.ts';
import { expect, test } from './support/test.ts';
import { INTENT, continueButton, testMode, onboarding, pay, expectWell } from './support/checkout-page.ts';

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

test('a checkout that is opened writes its step into the history without another navigation', async ({ page }) => {
  await openPage(page, `/checkout?service=${websiteBuild.id}`);
  await expect(step(page)).toHaveText('Your details');
  // The router would give the entry a key of its own.
  expect(await page.evaluate(() => history.state)).toEqual({ idx: 0, usr: { step: 'info' } });
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
  await expect(page.getByText(`${websiteBuild.orderName} is bought`)).toBeVisible();
  await expect(page.getByText(`It goes to ${customer.Email}.`)).toBeVisible();

  await openPage(page, '/checkout?service=website-build');
  await expect(heading(page, `${websiteBuild.orderName} is bought`)).toBeVisible();
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

test('a payment step without the details asks for them again, and continues only after a press', async ({ page }) => {
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

test('two tabs share one order: a payment in one counts in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await goToPayment(page);
  await goToPayment(other);
  await expect(payButton(page)).toBeVisible();
  await expect(payButton(other)).toBeVisible();
  await pay(other, 'Succeeds');
  await expect(onboarding(other)).toBeVisible();
  await expect(step(page)).toHaveText('Onboarding');
});

test('a buyer who closed the tab after paying gets the questions, and does not pay again', async ({
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

test('an order that was paid without this page’s knowledge is not paid twice', async ({ page }) => {
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
