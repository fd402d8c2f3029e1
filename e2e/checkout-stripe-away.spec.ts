import { site } from '../content/site.ts';
import { goToPayment, payButton } from './support/checkout.ts';
import { serveStripe } from './support/stripe-script.ts';
import { test } from './support/stripe-shop.ts';
import { expect, expectAccessible } from './support/test.ts';

test('if Stripe’s script cannot be loaded, the page says so after a while and offers a retry', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await goToPayment(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('https://js.stripe.com/**');
  await serveStripe(page, shop.stripe, shop.api.url);
  await retry.click();
  await expect(payButton(page)).toBeEnabled();
});

test('if a frame of Stripe’s cannot be loaded, the page says so too', async ({ page, shop }) => {
  await serveStripe(page, shop.stripe, shop.api.url);
  const frame = 'https://js.stripe.com/endive/elements-inner-payment.html';
  await page.route(frame, () => undefined);
  await goToPayment(page);
  await expect(payButton(page)).toBeDisabled();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 12_000 });
  await page.unroute(frame);
  await retry.click();
  await expect(payButton(page)).toBeEnabled();
  await expect(retry).toHaveCount(0);
});

test('while Stripe is unavailable the spinner stays, then a retry is offered, which works once Stripe is back', async ({
  page,
  shop,
}) => {
  await serveStripe(page, shop.stripe, shop.api.url);
  await shop.api.goAway();
  await goToPayment(page);
  await expect(page.getByText('Preparing the payment')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await shop.api.comeBack();
  await retry.click();
  await expect(payButton(page)).toBeEnabled();
});
