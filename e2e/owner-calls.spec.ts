import type { Page } from '@playwright/test';
import { eventLines, startCalendarStandIn } from '../stand-ins/calendar.ts';
import { startFoyer } from './support/foyer.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

/** From its top: what the sticky header covers of a page that is scrolled is no smaller for it. */
async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

for (const size of [phone, desktop]) {
  test(`the owner moves a call, undoes it, and books one by hand, at ${size.width} pixels`, async ({ page }) => {
    const foyer = await startFoyer({ OWNER_PASSWORD: PASSWORD });
    const slots = await (await page.request.get(`${foyer.url}/api/booking/slots`)).json();
    const day = slots.days.filter((one: { slots: string[] }) => one.slots.length > 4)[1];
    const person = {
      name: 'Dana Diaz',
      email: 'dana@example.com',
      phone: '(214) 555-0142',
      timeZone: 'America/Denver',
    };
    const sent = await page.request.post(`${foyer.url}/api/bookings`, { data: { ...person, startsAt: day.slots[0] } });
    expect(sent.status()).toBe(201);
    await page.setViewportSize(size);
    await page.goto(`${foyer.url}/admin?tab=bookings&calls=week&on=${day.date}`);
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const calls = page.getByRole('region', { name: 'Calls', exact: true });
    const dana = calls.getByRole('button', { name: /Dana Diaz/ });
    await dana.press('j');
    const open = calls.getByRole('region', { name: 'The open call' });
    await expect(open).toBeFocused();
    await expect(open.getByRole('link', { name: 'Call (214) 555-0142' })).toBeVisible();
    await expectWhole(page);

    await open.getByRole('button', { name: 'Move', exact: true }).click();
    await open.getByLabel('Time').fill('07:30');
    await open.getByRole('button', { name: 'Move it' }).click();
    await expect(calls.getByText('Dana Diaz’s call is moved.')).toBeVisible();
    await expect(dana).toContainText(/7:30/);
    await expectWhole(page);
    await calls.getByRole('button', { name: /^Undo/ }).click();
    await expect(calls.getByText('It is as it was.')).toBeVisible();
    await expect(dana).not.toContainText(/7:30/);

    // The back button closes the call and keeps the week.
    await page.goBack();
    await expect(open).toHaveCount(0);
    await calls.getByRole('button', { name: 'Book a call' }).click();
    const form = calls.getByRole('form', { name: 'Book a call' });
    await form.getByLabel('Time').fill('08:15');
    await form.getByLabel('Name').fill('Ken Abara');
    await form.getByLabel('E-mail').fill('ken@example.com');
    await expectNoSidewaysScroll(page);
    await form.getByRole('button', { name: 'Book it' }).click();
    await expect(calls.getByRole('button', { name: /Ken Abara/ })).toContainText('by hand');
    await expect(open).toContainText('Nothing but this call.');
    await expectWhole(page);
    await foyer.stop();
  });
}

for (const size of [phone, desktop]) {
  test(`the owner sees when they are busy elsewhere, and when their calendar was read, at ${size.width} pixels`, async ({
    page,
  }) => {
    const calendar = await startCalendarStandIn();
    const offered = await (await page.request.get('/api/booking/slots')).json();
    const day = offered.days.filter((one: { slots: string[] }) => one.slots.length > 4)[1];
    const compact = (at: string) => at.replaceAll(/[-:]|\.\d+/g, '');
    calendar.hold(eventLines('1', compact(day.slots[0]), compact(day.slots[1]), 'SUMMARY:At the dentist'));
    const settings = { CALENDAR_BUSY_URL: calendar.fileUrl, ALLOW_PRIVATE_WEBHOOKS: '1' };
    const foyer = await startFoyer({ OWNER_PASSWORD: PASSWORD, ...settings });
    await page.setViewportSize(size);
    await page.goto(`${foyer.url}/admin?tab=bookings&calls=day&on=${day.date}`);
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const calls = page.getByRole('region', { name: 'Calls', exact: true });
    await expect(calls.getByText('Busy in your own calendar')).toBeVisible();
    await expect(calls.getByText(/^Your own calendar was read at/)).toBeVisible();
    await expect(calls.getByRole('button', { name: 'offered' })).toHaveCount(day.slots.length - 1);
    await expect(page.getByText('At the dentist')).toHaveCount(0);
    await expectWhole(page);
    await foyer.stop();
    await calendar.stop();
  });
}
