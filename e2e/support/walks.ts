import type { Page } from '@playwright/test';
import { bookButton, choose, fillPerson, heading, openCalendar } from './booking-page.ts';
import { goToPayment, step } from './checkout.ts';
import { pay } from './checkout-page.ts';
import { toast } from './deal-form.ts';
import { fillDeal, submitDealButton } from './deals.ts';
import { expect } from './test.ts';

/** From the calendar to the booked session, at a time by its day and its place in it, as `choose` has them. */
export async function bookSession(page: Page, at: readonly [day: number, at: number]): Promise<void> {
  await openCalendar(page);
  await choose(page, at);
  await fillPerson(page);
  await bookButton(page).click();
  await expect(heading(page, 'Your session is booked')).toBeVisible();
}

/** From the open form to the accepted deal. */
export async function sendDeal(page: Page): Promise<void> {
  await fillDeal(page);
  await submitDealButton(page).click();
  await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
}

/** From the buyer's details to the step after the payment. */
export async function payOrder(page: Page): Promise<void> {
  await goToPayment(page);
  await pay(page, 'Succeeds');
  await expect(step(page)).toHaveText('Onboarding');
}
