import type { APIRequestContext, Page } from '@playwright/test';
import { freePort } from '../test-support/server/free-port.ts';
import type { RunningFoyer } from './support/foyer.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test as base } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** A calendar that asks for confirmation by mail, from the sixth booking of one network on; its mail server never answers. */
const test = base.extend<{ desk: RunningFoyer }>({
  desk: async ({ openFoyer }, use) => {
    const desk = await openFoyer({
      RATE_LIMIT: '1000',
      OWNER_PASSWORD: PASSWORD,
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'hello@hallway.example',
    });
    await use(desk);
  },
  baseURL: async ({ desk }, use) => use(desk.url),
});

async function bookOthers(request: APIRequestContext, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { days } = await (await request.get('/api/booking/slots')).json();
    const startsAt = days.flatMap(({ slots }: { slots: string[] }) => slots)[0];
    const person = { name: `Flood ${index}`, email: `flood${index}@example.com`, timeZone: 'America/New_York' };
    expect((await request.post('/api/bookings', { data: { ...person, startsAt } })).status()).toBe(201);
  }
}

async function expectSound(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The link in the mail that asks for confirmation, as the owner can read it in the outbox. */
async function readLink(page: Page): Promise<string> {
  await page.request.post('/api/owner/session', { data: { password: PASSWORD } });
  const { deliveries } = await (await page.request.get('/api/owner/deliveries')).json();
  const asking = deliveries.find(({ kind }: { kind: string }) => kind === 'mail_booking-unconfirmed');
  const { text } = await (await page.request.get(`/api/owner/deliveries/${asking.id}/mail`)).json();
  return /http\S+\/book\?booking=\S+/.exec(text)?.[0] ?? '';
}

test('while many book, a visitor confirms by mail, and then the session is booked', async ({ page }) => {
  await bookOthers(page.request, 5);
  await page.setViewportSize(phone);
  await page.goto('/book');
  await page
    .getByRole('grid', { name: 'Days' })
    .getByRole('button', { name: /free times?$/, disabled: false })
    .nth(3)
    .click();
  await page.getByRole('radio').nth(2).check();
  await page.getByLabel('Name', { exact: true }).fill('Dana Diaz');
  await page.getByLabel('Email', { exact: true }).fill('dana@example.com');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(heading(page, 'Please confirm by mail')).toBeFocused();
  await expect(page.getByText('dana@example.com')).toBeVisible();
  await expectSound(page);

  await page.goto(await readLink(page));
  await expect(heading(page, 'Please confirm your session')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Confirm the session' }).press('Enter');
  await expect(heading(page, 'Your session is booked')).toBeFocused();
  await expectSound(page);
  await expect(page.getByRole('button', { name: 'Move to another time' })).toBeVisible();
  await page.reload();
  await expect(heading(page, 'You are booked')).toBeVisible();
});

test('the owner cancels all bookings of a flood at once, and can undo it', async ({ page }) => {
  await bookOthers(page.request, 4);
  await page.goto('/admin?tab=bookings');
  await signIn(page);
  const list = page.getByRole('list', { name: 'Bookings' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await list.getByRole('checkbox', { name: /Flood 2/ }).check();
  await expect(page.getByText('1 session chosen')).toBeVisible();
  await list.getByRole('button', { name: 'Choose the 4 from this network' }).first().click();
  await list.getByRole('checkbox', { name: /Flood 2/ }).uncheck();
  await page.getByRole('button', { name: 'Cancel 3 sessions' }).press('Enter');
  await expectSound(page);
  await page.getByLabel('Tell each visitor by mail').uncheck();

  await page.route('**/api/owner/bookings/cancel', (route) => route.abort());
  await page.getByRole('button', { name: 'Yes, cancel 3 sessions' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await page.unroute('**/api/owner/bookings/cancel');
  await page.getByRole('button', { name: 'Yes, cancel 3 sessions' }).click();
  await expect(page.getByText('3 sessions cancelled.')).toBeVisible();
  await expect(list.getByText('Cancelled', { exact: true })).toHaveCount(3);
  await expect(list.getByRole('checkbox')).toHaveCount(1);
  await expectSound(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is as it was.')).toBeVisible();
  await expect(list.getByRole('checkbox')).toHaveCount(4);
});
