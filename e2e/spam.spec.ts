import { request, type Page } from '@playwright/test';
import { slotsSchema } from '../src/contract/booking-answers.ts';
import { apiPaths } from '../src/contract/paths.ts';
import { TRAP_FIELD } from '../src/domain/spam/form-check.ts';
import type { RunningFoyer } from './support/foyer.ts';
import { room } from './support/desk.ts';
import { openPage, toast } from './support/leads.ts';
import { desktop, expect, expectWhole, phone, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';
const FORM = '/freelendingsnapshot';

const entries = (page: Page) => page.getByRole('list', { name: 'Set aside' }).locator(':scope > li');

async function openDesk(page: Page, { url }: RunningFoyer): Promise<void> {
  await page.goto(`${url}/admin?tab=set-aside`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sends the waitlist's form as a machine does that fills in every field it finds. */
async function sendSpam({ url }: RunningFoyer, names: readonly string[]): Promise<void> {
  const machine = await request.newContext({ baseURL: url });
  for (const name of names) {
    const data = { name, email: `${name.toLowerCase()}@example.test`, phone: '214 555 0142', [TRAP_FIELD]: name };
    expect((await machine.post(apiPaths.waitlist, { data })).status()).toBe(201);
  }
  await machine.dispose();
}

/** What a program writes into a field, with the events of somebody who types. */
async function fillBy(page: Page, pick: { onlyNamed: boolean }): Promise<void> {
  await page.evaluate(({ onlyNamed }) => {
    const known: Readonly<Record<string, string>> = { name: 'Ada Byron', email: 'ada@example.test' };
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const field of document.querySelectorAll<HTMLInputElement>('form input')) {
      const value = known[field.autocomplete] ?? (onlyNamed ? undefined : 'https://pills.example');
      if (value === undefined) continue;
      write?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, pick);
}

const send = (page: Page) => page.getByRole('button', { name: 'Get Free System' });

test('a machine that fills in everything gets the same answer and is set aside; whoever lets a program fill in the form is not', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  for (const onlyNamed of [false, true]) {
    await openPage(page, `${foyer.url}${FORM}`);
    await page.getByLabel('Full Name').focus();
    await fillBy(page, { onlyNamed });
    await send(page).click();
    await expect(toast(page, 'Success!')).toBeVisible();
  }
  await openDesk(page, foyer);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(/Lending.*ada@example\.test.*It filled in a field that people cannot see/s);
  await expect(room(page, 'People')).toContainText('1');
});

test('neither a slow phone nor whoever has no script is set aside', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await page.setViewportSize(phone);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Typed before the page's scripts have started, and pressed as soon as they have: the form itself is not ready yet.
  await page.goto(`${foyer.url}${FORM}`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Full Name').fill('Ada Byron');
  await page.getByLabel('Email Address').fill('ada@example.test');
  await page.locator('html[data-ready]').waitFor();
  await send(page).click();
  await expect(toast(page, 'Success!')).toBeVisible();
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  const scriptless = await request.newContext({ baseURL: foyer.url });
  const data = { name: 'Ben Hale', email: 'ben@example.test' };
  expect((await scriptless.post(apiPaths.lendingLeads, { data })).status()).toBe(201);
  await scriptless.dispose();

  await openDesk(page, foyer);
  await expect(page.getByText('Nothing is set aside')).toBeVisible();
  await expectWhole(page);
  await page.goto(`${foyer.url}/admin?tab=leads`);
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveCount(2);
});

test('the owner decides about what was set aside, one or many, and takes it back', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await sendSpam(foyer, ['Ada', 'Ben', 'Cleo']);
  await page.setViewportSize(phone);
  await openDesk(page, foyer);
  await expect(entries(page)).toHaveText([/Cleo/, /Ben/, /Ada/]);
  await expect(page.getByText('3 forms to decide about')).toBeVisible();
  await expect(room(page, 'Set aside')).toContainText('3');
  await entries(page).first().getByText('All that was written').click();
  await expect(entries(page).first()).toContainText(/Phone.*214 555 0142/s);
  await expectWhole(page);

  // By keys: to the second, and in.
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['j', 'j', 'e']) await page.keyboard.press(key);
  await expect(entries(page).nth(1)).toContainText('Being let in');
  await expect(page.getByText('1 form will be let in within half a minute.')).toBeVisible();
  await expect(entries(page).nth(1).getByRole('checkbox')).toBeDisabled();
  await expect(page.getByText('2 forms to decide about')).toBeVisible();
  await expectWhole(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back for 1 form.')).toBeVisible();
  await expect(page.getByText('Being let in')).toHaveCount(0);

  await page.getByRole('button', { name: 'Choose all listed' }).click();
  await page.getByLabel('Ben').uncheck();
  await expect(page.getByText('2 forms chosen')).toBeVisible();
  await expectWhole(page);
  await page.getByRole('button', { name: 'Remove the chosen' }).click();
  await expect(page.getByText('Being removed')).toHaveCount(2);
  await page.getByRole('button', { name: 'Take back Cleo' }).click();
  await expect(page.getByText('Being removed')).toHaveCount(1);
  await page.reload();
  await expect(entries(page).nth(2)).toContainText('Being removed');
});

test('a booking that looks like spam keeps no time: the owner is told that it is taken, and lets it in at another', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  const machine = await request.newContext({ baseURL: foyer.url });
  const { days } = slotsSchema.parse(await (await machine.get(apiPaths.bookingSlots)).json());
  const [first = '', second = ''] = days.flatMap(({ slots }) => slots);
  const book = async (name: string, startsAt: string, more: object) => {
    const data = { name, email: `${name}@example.test`, startsAt, timeZone: 'America/Denver', ...more };
    expect((await machine.post(apiPaths.bookings, { data })).status()).toBe(201);
  };
  await book('Cleo', second, { [TRAP_FIELD]: 'pills' });
  await book('Ben', first, { [TRAP_FIELD]: 'pills' });
  await book('Ada', first, {});
  await machine.dispose();

  await page.setViewportSize(phone);
  await openDesk(page, foyer);
  const [ben, cleo] = [entries(page).nth(0), entries(page).nth(1)];
  await expect(cleo).toContainText('The time is free as long as nobody else books it.');
  await expect(ben).toContainText('is taken by now');
  await expect(ben.getByRole('button', { name: 'Let in Ben' })).toHaveCount(0);
  await expectWhole(page);
  await cleo.getByRole('button', { name: 'Let in Cleo' }).click();
  await expect(cleo).toContainText('Being let in');
  await ben
    .getByRole('button', { name: /: let Ben in then$/ })
    .first()
    .click();
  await expect(ben).toContainText('Being let in');
  await page.setViewportSize(desktop);
  await expectWhole(page);
});

test('a list that cannot be loaded says so and is loaded again', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await sendSpam(foyer, ['Ada']);
  await page.route(`**${apiPaths.ownerSetAside}`, (route) => route.abort());
  await openDesk(page, foyer);
  await expect(page.getByText('What was set aside could not be loaded')).toBeVisible();
  await page.unroute(`**${apiPaths.ownerSetAside}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).toHaveCount(1);
});
