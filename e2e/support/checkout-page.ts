import type { Page } from '@playwright/test';
import { heading, payButton, testCard } from './checkout.ts';
import { expectAccessible, expectNoSidewaysScroll } from './test.ts';

export const INTENT = '/api/create-payment-intent';

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });

export const testMode = (page: Page) => page.getByText('Test mode: no money moves');

export const onboarding = (page: Page) => heading(page, 'A few questions before I start');

export async function pay(page: Page, card: string): Promise<void> {
  await testCard(page, card).check();
  await payButton(page).click();
}

export async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
