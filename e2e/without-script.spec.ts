import type { Page } from '@playwright/test';
import { smsConsent, jvTerms } from '../content/deals.ts';
import { expectErrors, expectFilled, fillPlain, plainNote, plainTest as test } from './support/plain.ts';
import { storedLeads } from './support/stored-leads.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './support/test.ts';

interface PlainForm {
  readonly name: string;
  readonly page: string;
  readonly kind: string;
  readonly button: string;
  /** What a person types, by label. */
  readonly values: Readonly<Record<string, string | boolean>>;
  /** What is wrong with some of it, and the messages, in the order of the form. The browser itself lets it pass. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, string>>;
  readonly arrived: { readonly path: string; readonly heading: string };
}

const dana = { 'Full Name': 'Dana Diaz', 'Email Address': 'dana@example.com' };
const noName = { 'Full Name': 'Please enter your full name' };

const waitlist: PlainForm = {
  name: 'the waitlist',
  page: '/business-buyer-course',
  kind: 'waitlist',
  button: 'Join the Waitlist',
  values: { ...dana, 'Phone Number': '555-0142' },
  wrong: { 'Full Name': '  ', 'Phone Number': ' ' },
  messages: { ...noName, 'Phone Number': 'Please enter your phone number' },
  arrived: { path: '/business-buyer-course/joined', heading: "You're on the waitlist!" },
};
const lending: PlainForm = {
  name: 'the lending system',
  page: '/freelendingsnapshot',
  kind: 'lending',
  button: 'Get Free System',
  values: dana,
  wrong: { 'Full Name': ' ' },
  messages: noName,
  arrived: { path: '/freelendingsnapshot/sent', heading: 'Success!' },
};
const reactivation: PlainForm = {
  name: 'the reactivation strategy',
  page: '/reactivation',
  kind: 'reactivation',
  button: 'Get My Strategy',
  values: {
    'First Name': 'Dana',
    'Last Name': 'Diaz',
    Email: 'dana@example.com',
    Phone: '(614) 555-0142',
    [`${smsConsent.wording} optional`]: true,
    'Company optional': 'Diaz & "Sons" <LLC>',
    'Current CRM': 'hubspot',
    'Monthly Lead Volume': '51-100',
    'Current Challenges': 'Nobody answers.\nNobody at all.',
    Goals: 'Ten replies a week.',
  },
  wrong: { 'Last Name': '', Email: 'dana@', Phone: '614', 'Current CRM': '', Goals: 'Few.' },
  messages: {
    'Last Name': 'Last name is required',
    Email: 'Please enter a valid email address',
    Phone: 'Please enter a valid phone number',
    'Current CRM': 'Please select your current CRM',
    Goals: 'Please describe your goals',
  },
  arrived: { path: '/reactivation/sent', heading: 'Your strategy request has arrived' },
};
const deal: PlainForm = {
  name: 'a deal',
  page: '/buy-box',
  kind: 'deal',
  button: 'Submit deal',
  values: {
    Name: 'Dana Diaz',
    Email: 'dana@example.com',
    Phone: '(614) 555-0142',
    'Property address': '4418 N Larkspur Ln #12',
    City: 'Houston',
    State: 'TX',
    'Zip code': '77021',
    'Property type': 'single-family',
    Bedrooms: '3',
    Bathrooms: '2',
    'Square feet': '1,450',
    'Year built': '1985',
    Garage: '2-car',
    'Asking price': '350,000',
    'Roof Age optional': 'About 8 years',
    'Current condition': 'basic',
    'Closing timeframe': '30-days',
    [jvTerms.agreement]: true,
  },
  wrong: { Name: 'D', 'Zip code': '77', Bedrooms: '', 'Asking price': 'cheap' },
  messages: {
    Name: 'Name must be at least 2 characters',
    'Zip code': 'Please enter a valid zip code',
    Bedrooms: 'Please select number of bedrooms',
    'Asking price': 'Please enter asking price as one figure, for example 365,000.',
  },
  arrived: { path: '/buy-box/sent', heading: 'Deal Submitted Successfully!' },
};

const send = (page: Page, { button }: PlainForm) => page.getByRole('button', { name: button }).click();
const mailOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}@example.com`;

async function chooseBox(page: Page, form: PlainForm, title = 'Texas'): Promise<void> {
  if (form === deal)
    await page.getByLabel('Target buy box').or(page.locator('#deal-targetMarket')).selectOption({ label: title });
}

for (const form of [waitlist, lending, reactivation, deal]) {
  const emailLabel = Object.keys(form.values).find((label) => label.startsWith('Email')) ?? '';

  for (const [where, size] of [
    ['a phone', phone],
    ['a desk', desktop],
  ] as const) {
    test(`${form.name} is sent from ${where} without script: wrong fields come back as typed, right ones arrive once`, async ({
      page,
      foyer,
    }) => {
      const values = { ...form.values, [emailLabel]: mailOf(`${form.kind} ${where}`) };
      await page.setViewportSize(size);
      await page.goto(form.page);
      await fillPlain(page, { ...values, ...form.wrong });
      await chooseBox(page, form);
      await send(page, form);
      await expect(page).toHaveURL(form.page);
      await expectErrors(page, form.messages);
      // The link has left its field's name in the address; the note has the focus all the same.
      await send(page, form);
      await expectErrors(page, form.messages);
      await expectFilled(page, { ...values, ...form.wrong });
      await expectNoSidewaysScroll(page);

      await fillPlain(page, values);
      await send(page, form);
      await expect(page).toHaveURL(form.arrived.path);
      await expect(page.getByRole('heading', { level: 1, name: form.arrived.heading })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: form.arrived.heading })).toBeVisible();

      // Back, and the same once more: it is the same form.
      await page.goto(form.page);
      await fillPlain(page, values);
      await chooseBox(page, form);
      await send(page, form);
      await expect(page).toHaveURL(form.arrived.path);
      const leads = (await storedLeads(foyer.url)).filter(({ email }) => email === values[emailLabel]);
      expect(leads.map(({ kind }) => kind)).toEqual([form.kind]);
    });
  }
}

test('a deal that its buy box does not take comes back with the reasons and with what was typed', async ({ page }) => {
  await page.goto('/buy-box');
  const dear = { ...deal.values, 'Asking price': '$390,000' };
  await fillPlain(page, dear);
  await chooseBox(page, deal);
  await send(page, deal);
  await expect(plainNote(page)).toBeFocused();
  await expect(plainNote(page).getByRole('heading')).toHaveText("Property Doesn't Meet Requirements");
  await expect(plainNote(page)).toContainText('exceeds our maximum of $375,000 for Houston in this market.');
  await expectFilled(page, dear);
  await expect(page.locator('#deal-targetMarket')).toHaveValue('texas');
});

test('a page that comes back has no violation of WCAG, and no script runs in it', async ({ page, browser, foyer }) => {
  await page.goto('/reactivation');
  await send(page, reactivation);
  await expect(plainNote(page)).toBeFocused();
  const html = await page.content();
  expect(html.replaceAll(/<script type="application\/ld\+json">/g, '')).not.toContain('<script');
  // The same page where axe can run.
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: true });
  const copy = await context.newPage();
  await copy.route('**/reactivation', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await copy.goto(`${foyer.url}/reactivation`);
  await expectAccessible(copy);
  await context.close();
});

test.describe('where the script is blocked', () => {
  test.use({ javaScriptEnabled: true });
  test('a form is sent as a page once the script has failed to come', async ({ page, foyer }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort());
    await page.goto(waitlist.page);
    const email = mailOf('blocked');
    await fillPlain(page, { ...waitlist.values, 'Email Address': email });
    await send(page, waitlist);
    await expect(page).toHaveURL(waitlist.arrived.path);
    expect((await storedLeads(foyer.url)).filter((lead) => lead.email === email)).toHaveLength(1);
  });
});
