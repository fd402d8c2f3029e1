import { eventLines, startCalendarStandIn } from '../stand-ins/calendar.ts';
import { atBothWidths, expect, expectNoSidewaysScroll, expectWhole, phone, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test('the owner moves a call, undoes it, and books one by hand', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
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
  await page.setViewportSize(phone);
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
  await expect(open.getByRole('list', { name: 'What was done with it' })).toContainText(
    /You took that back.*You moved it/s,
  );
  await expect(dana).not.toContainText(/7:30/);

  // The back button closes the call and keeps the week.
  await page.goBack();
  await expect(open).toHaveCount(0);
  await calls.getByRole('button', { name: 'Book a call' }).click();
  const form = calls.getByRole('form', { name: 'Book a call' });
  await form.getByLabel('Time').fill('08:15');
  await form.getByLabel('Name').fill('Ken Abara');
  await form.getByLabel('E-mail').fill('ken@example.com');
  await atBothWidths(page, () => expectNoSidewaysScroll(page));
  await form.getByRole('button', { name: 'Book it' }).click();
  await expect(calls.getByRole('button', { name: /Ken Abara/ })).toContainText('by hand');
  await expect(open).toContainText('Nothing but this call.');
  await expectWhole(page);
  await open.getByRole('link', { name: 'All about Ken Abara' }).click();
  await expect(page.getByRole('article', { name: 'Ken Abara' })).toContainText('ken@example.com');
});

test('the calls say what is loading, why it failed and that nothing is booked, as a list, in a week and in a call', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  const failed = (words: string) => page.getByRole('alert').filter({ hasText: words });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/owner/bookings?*', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto(`${foyer.url}/admin?tab=bookings`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Loading bookings...')).toBeVisible();
  held.resolve();
  await expect(failed('The bookings could not be loaded')).toBeVisible();
  await expectWhole(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expectWhole(page);

  await page.route('**/api/owner/calls?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(failed('The calls could not be loaded')).toBeVisible();
  await expectWhole(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('region', { name: 'Calls', exact: true }).getByText('Nothing here').first(),
  ).toBeVisible();
  await expectWhole(page);

  await page.goto(`${foyer.url}/admin?tab=bookings&calls=week&call=11111111-1111-4111-8111-111111111111`);
  await expect(failed('The call could not be loaded')).toBeVisible();
  await expectWhole(page);
  // Escape closes it as it closes a person.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'The open call' })).toHaveCount(0);
});

test('a week with a call in every hour can be read at a phone’s width', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await page.goto(`${foyer.url}/admin?tab=bookings&calls=week&on=2030-01-07`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Jan 7 to 13, 2030')).toBeVisible();
  for (const day of [7, 8, 9, 10, 11, 12, 13])
    for (const hour of [14, 15, 16, 17, 18, 19, 20]) {
      const startsAt = `2030-01-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`;
      const name = hour % 2 === 0 ? 'Bartholomew Featherstonehaugh-Wetherington' : `Visitor ${day} ${hour}`;
      const data = { startsAt, name, email: 'v@a-rather-long-company-name.example', phone: '', notes: '', tell: false };
      expect((await page.request.post(`${foyer.url}/api/owner/calls`, { data })).status()).toBe(201);
    }
  await page.reload();
  await expect(page.getByRole('button', { name: /Visitor 13 19/ })).toBeVisible();
  await expectWhole(page);
});

test('the owner sees when they are busy elsewhere, and when their calendar was read', async ({ page, openFoyer }) => {
  const calendar = await startCalendarStandIn();
  const offered = await (await page.request.get('/api/booking/slots')).json();
  const day = offered.days.filter((one: { slots: string[] }) => one.slots.length > 4)[1];
  const compact = (at: string) => at.replaceAll(/[-:]|\.\d+/g, '');
  calendar.hold(eventLines('1', compact(day.slots[0]), compact(day.slots[1]), 'SUMMARY:At the dentist'));
  const settings = { CALENDAR_BUSY_URL: calendar.fileUrl, ALLOW_PRIVATE_WEBHOOKS: '1' };
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD, ...settings });
  await page.setViewportSize(phone);
  await page.goto(`${foyer.url}/admin?tab=bookings&calls=day&on=${day.date}`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const calls = page.getByRole('region', { name: 'Calls', exact: true });
  await expect(calls.getByText('Busy in your own calendar')).toBeVisible();
  await expect(calls.getByText(/^Your own calendar was read at/)).toBeVisible();
  await expect(calls.getByRole('button', { name: 'offered' })).toHaveCount(day.slots.length - 1);
  await expect(page.getByText('At the dentist')).toHaveCount(0);
  await expectWhole(page);
  await calendar.stop();
});
