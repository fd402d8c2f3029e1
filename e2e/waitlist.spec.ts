import type { Page } from '@playwright/test';
import { businessBuyerCourse } from '../content/courses.ts';
import { fill, openPage, toast, watchCalls } from './support/leads.ts';
import { expect, expectNoSidewaysScroll, expectWhole, phone, test } from './support/test.ts';

const PAGE = '/business-buyer-course';
const PATH = '/api/business-buyer-waitlist';
const dana = { 'Full Name': 'Dana Diaz', 'Email Address': 'dana@example.com', 'Phone Number': '555-0142' };
const submit = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' });

test('a visitor joins the waitlist, and the page confirms it and links home', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sent = watchCalls(page, PATH);
  await openPage(page, PAGE);
  await expectNoSidewaysScroll(page);
  await fill(page, dana);
  await expectWhole(page);
  await submit(page).click();
  await expect(toast(page, "You're on the waitlist!")).toContainText(
    "We'll notify you when enrollment opens for the 8-week course.",
  );
  await expect(page.getByRole('heading', { level: 1, name: "You're on the waitlist!" })).toBeInViewport();
  await expectWhole(page);
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    { name: 'Dana Diaz', email: 'dana@example.com', phone: '555-0142' },
  ]);
  expect((await sent[0]?.response())?.status()).toBe(201);
  await page.getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the course is there to read: eight weeks in their order, fifteen trades, fifty places', async ({ page }) => {
  const views = watchCalls(page, '/api/analytics/pageview');
  await openPage(page, PAGE);
  await expect.poll(() => views.map((view) => view.postDataJSON().path)).toEqual([PAGE]);
  const curriculum = page.getByRole('region', { name: /8 weeks/ });
  await expect(curriculum.getByRole('heading', { level: 3 })).toHaveText([
    'Foundation & Mindset',
    'Finding the Right Businesses',
    'Making Contact & Building Relationships',
    'Valuation & Deal Structure',
    'Systems & Automation Implementation',
    'Marketing & Lead Generation',
    'Operations & Team Building',
    'Scale & Exit Strategies',
  ]);
  const trades = page.getByRole('region', { name: 'What we look at' }).getByRole('listitem');
  await expect(trades).toHaveText([...businessBuyerCourse.industries]);
  await expect(trades).toHaveCount(15);
  await expect(page.getByText('50 students', { exact: true })).toBeVisible();
});

test('nothing is sent while a field is empty', async ({ page }) => {
  const sent = watchCalls(page, PATH);
  await openPage(page, PAGE);
  for (const label of Object.keys(dana)) {
    await fill(page, { ...dana, [label]: '' });
    await submit(page).click();
    const link = page.getByRole('alert').getByRole('link');
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription((await link.textContent()) ?? '');
  }
  await fill(page, { ...dana, 'Phone Number': '   ' });
  await submit(page).click();
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription('Please enter your phone number');
  expect(sent).toHaveLength(0);
});

test('an unreachable server is reported, and typed values survive a reload', async ({ page }) => {
  await openPage(page, PAGE);
  await fill(page, dana);
  await page.route(`**${PATH}`, (route) => route.abort());
  await submit(page).click();
  await expect(toast(page, 'Error')).toContainText('Something went wrong. Please try again.');
  await page.unroute(`**${PATH}`);
  await page.reload();
  await page.getByLabel('Full Name').focus();
  for (const [label, text] of Object.entries(dana)) await expect(page.getByLabel(label)).toHaveValue(text);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: "You're on the waitlist!" })).toBeVisible();
});

test('a visitor joins the waitlist by keyboard, with consent to text messages', async ({ page }) => {
  const sent = watchCalls(page, PATH);
  await openPage(page, PAGE);
  await page.getByLabel('Full Name').focus();
  for (const text of Object.values(dana)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Text me about this')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: "You're on the waitlist!" })).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ smsConsent: { version: expect.any(String), page: PAGE } });
});
