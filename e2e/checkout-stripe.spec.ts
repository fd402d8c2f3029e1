import type { Page } from '@playwright/test';
import { standInKeys } from '../stand-ins/stripe/stripe-stand-in.ts';
import { customer, goToPayment, heading, payButton, step, watchEverything, watchTrouble } from './support/checkout.ts';
import { fill, openPage, toast } from './support/leads.ts';
import { cards, serveStripe, stripeCalls, stripeForm } from './support/stripe-script.ts';
import { test } from './support/stripe-shop.ts';
import { expect, expectWhole, phone } from './support/test.ts';

const onboarding = (page: Page) => heading(page, 'A few questions before I start');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function typeCard(page: Page, number: string): Promise<void> {
  await stripeForm(page).getByLabel('Card number').fill(number);
}

test('Stripe’s form is loaded at the payment and not before, in the site’s look, under the page’s policy', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const trouble = watchTrouble(page);
  const { asked } = await serveStripe(page, shop.stripe, shop.api.url);
  await openPage(page, '/checkout?service=website-build');
  await fill(page, customer);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(stripeForm(page).getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await expectWhole(page);

  const [first, elements, create, ...more] = await stripeCalls(page);
  expect(first).toEqual({ name: 'Stripe', given: standInKeys.publishableKey });
  expect(elements).toMatchObject({
    name: 'elements',
    given: {
      clientSecret: expect.stringMatching(/_secret_/),
      locale: 'en',
      appearance: {
        variables: { colorPrimary: expect.stringMatching(/^#[\da-f]{6}$/), borderRadius: '0px' },
      },
    },
  });
  expect(create).toMatchObject({
    name: 'create',
    given: {
      type: 'payment',
      options: {
        paymentMethodOrder: ['card', 'klarna', 'affirm', 'cashapp'],
        defaultValues: { billingDetails: { name: customer.Name, email: customer.Email } },
      },
    },
  });
  expect(more).toEqual([]);
  // The plum of the page, in the only form of a colour that Stripe takes.
  const plum = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return '';
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--plum');
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`;
  });
  expect(elements?.given).toMatchObject({ appearance: { variables: { colorPrimary: plum } } });
  expect(trouble).toEqual([]);
});

test('a card is declined with Stripe’s own words, then pays; card data reaches only Stripe', async ({ page, shop }) => {
  await serveStripe(page, shop.stripe, shop.api.url);
  const everything = watchEverything(page, shop.foyer.url);
  await goToPayment(page);
  await typeCard(page, cards.declined);
  await payButton(page).click();
  await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined.');
  await expect(payButton(page)).toBeEnabled();

  await typeCard(page, cards.succeeds);
  await payButton(page).click();
  await expect(toast(page, 'Payment Successful')).toContainText('Thank you for your purchase!');
  const confirm = (await stripeCalls(page)).findLast(({ name }) => name === 'confirmPayment');
  expect(confirm?.given).toEqual({
    redirect: 'if_required',
    confirmParams: {
      return_url: `${shop.foyer.url}/checkout-success`,
      payment_method_data: { billing_details: { name: customer.Name, email: customer.Email } },
    },
  });
  await expect(step(page)).toHaveText('Onboarding');
  await expect(onboarding(page)).toBeVisible();
  // The webhook is late: the buyer's own browser knows better than an order that still waits.
  await page.reload();
  await expect(onboarding(page)).toBeVisible();
  await openPage(page, '/checkout-success');
  await expect(title(page)).toHaveText('Your payment is being processed');
  await shop.tell();
  await expect(title(page)).toHaveText('Payment Successful');

  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const number of Object.values(cards)) {
    for (const text of [everything(), stored, shop.foyer.output()]) {
      expect(text).not.toContain(number);
      expect(text).not.toContain(number.slice(-8));
    }
  }
});

test('Klarna leads away and back: approved it is paid once Stripe says so, refused it leads back to the payment', async ({
  page,
  shop,
}) => {
  await serveStripe(page, shop.stripe, shop.api.url);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics/')) reports.push(request.postData() ?? '');
  });
  const payByKlarna = async () => {
    await stripeForm(page).getByLabel('Method').selectOption('Klarna');
    await payButton(page).click();
    await expect(heading(page, 'Your bank')).toBeVisible();
  };
  await goToPayment(page);
  await payByKlarna();
  await page.getByRole('link', { name: 'Refuse' }).click();
  await expect(page).toHaveURL('/checkout-success');
  await expect(title(page)).toHaveText('The payment did not go through');
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await expect(payButton(page)).toBeEnabled();

  await payByKlarna();
  await page.getByRole('link', { name: 'Approve' }).click();
  await expect(page).toHaveURL('/checkout-success');
  await expect(title(page)).toHaveText('Your payment is being processed');
  await shop.tell();
  await expect(title(page)).toHaveText('Payment Successful');
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await page.getByRole('link', { name: 'Answer the questions' }).click();
  await expect(onboarding(page)).toBeVisible();
  expect(reports.join('\n')).toContain('/checkout-success');
  for (const kept of [reports.join('\n'), shop.foyer.output()]) expect(kept).not.toMatch(/_secret_|client_secret/);
});

test('an earlier refusal that is told late does not undo a payment that went through', async ({ page, shop }) => {
  await serveStripe(page, shop.stripe, shop.api.url);
  await goToPayment(page);
  for (const answer of ['Refuse', 'Approve']) {
    await stripeForm(page).getByLabel('Method').selectOption('Klarna');
    await payButton(page).click();
    await page.getByRole('link', { name: answer }).click();
    await expect(page).toHaveURL('/checkout-success');
    if (answer === 'Refuse') await page.getByRole('link', { name: 'Back to the payment' }).click();
  }
  await expect(title(page)).toHaveText('Your payment is being processed');
  await shop.tell('payment_intent.payment_failed');
  await expect(title(page)).toHaveText('Payment Successful');
  await shop.tell();
});

test('back from the bank without paying, the payment can be made another way', async ({ page, shop }) => {
  await serveStripe(page, shop.stripe, shop.api.url);
  await goToPayment(page);
  await stripeForm(page).getByLabel('Method').selectOption('Klarna');
  await payButton(page).click();
  await expect(heading(page, 'Your bank')).toBeVisible();
  await page.goBack();
  await expect(step(page)).toHaveText('Payment');
  await expect(payButton(page)).toBeEnabled();
  await typeCard(page, cards.succeeds);
  await payButton(page).click();
  await expect(onboarding(page)).toBeVisible();
});

test('a bank that takes its time: the order is processing, and is not paid a second time', async ({ page, shop }) => {
  await serveStripe(page, shop.stripe, shop.api.url);
  await goToPayment(page);
  await stripeForm(page).getByLabel('Method').selectOption('Slow bank');
  await payButton(page).click();
  await expect(page).toHaveURL('/checkout-success');
  await expect(title(page)).toHaveText('Your payment is being processed');
  await shop.tell();
  await openPage(page, '/checkout?service=website-build');
  await expect(heading(page, 'Your payment is under way')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
});

test('changed details change the payment and make no second one', async ({ page, shop }) => {
  await serveStripe(page, shop.stripe, shop.api.url);
  await goToPayment(page);
  await expect(payButton(page)).toBeEnabled();
  const made = shop.stripe.payments.intents.size;
  await page.getByRole('button', { name: 'Edit Information' }).click();
  await fill(page, { Email: 'dana.diaz@example.com' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(payButton(page)).toBeEnabled();
  expect(shop.stripe.payments.intents.size).toBe(made);
  expect([...shop.stripe.payments.intents.values()].at(-1)?.receipt_email).toBe('dana.diaz@example.com');
  const calls = await stripeCalls(page);
  expect(calls.findLast(({ name }) => name === 'create')?.given).toMatchObject({
    options: { defaultValues: { billingDetails: { email: 'dana.diaz@example.com' } } },
  });
});

test('no other page allows Stripe', async ({ page, shop }) => {
  const { asked } = await serveStripe(page, shop.stripe, shop.api.url);
  await openPage(page, '/');
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        });
        const script = document.createElement('script');
        script.src = 'https://js.stripe.com/endive/stripe.js';
        document.head.append(script);
      }),
  );
  expect(blocked).toBe('script-src-elem');
  expect(asked).toEqual([]);
});
