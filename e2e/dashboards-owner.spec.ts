import type { Page } from '@playwright/test';
import { startCrm, type Crm } from './support/crm.ts';
import { seedLead, seedWords } from './support/seed.ts';
import { expect, expectAccessible, expectWhole, test as testShared } from './support/test.ts';
import { test, totals, tab, panel, room } from './support/desk.ts';

const PASSWORD = 'a long enough password for the owner';

const testWithCrm = test.extend<{ crm: Crm }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  crm: async ({}, use) => {
    const crm = await startCrm();
    await use(crm);
    await crm.stop();
  },
  settings: async ({ crm }, use) =>
    use({ OWNER_PASSWORD: PASSWORD, CRM_WEBHOOK_URL: crm.url, ALLOW_PRIVATE_WEBHOOKS: '1' }),
});

async function signIn(page: Page, password: string) {
  await page.getByLabel('Owner’s password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('the owner', () => {
  testShared('reads how to open the desk while it has no password', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'The owner’s desk' })).toContainText('OWNER_PASSWORD');
    await expect(page.getByLabel('Owner’s password')).toHaveCount(0);
  });

  test.describe('with a password', () => {
    test.use({ settings: { OWNER_PASSWORD: PASSWORD } });

    test('signs in, sees figures, leads and deliveries, and signs out', async ({ page, desk }) => {
      await seedLead(desk.url, { firstName: 'Dana', email: 'dana@example.test' });
      await page.goto('/admin?tab=leads');
      await expect(page.getByRole('heading', { name: 'This desk is the owner’s' })).toBeVisible();
      await expect(totals(page)).toHaveCount(0);

      await signIn(page, 'not the password');
      await expect(page.getByLabel('Owner’s password')).toHaveAccessibleDescription(/not the owner’s password/);
      await expect(page.getByLabel('Owner’s password')).toBeFocused();
      await expect(page.getByText('dana@example.test')).toHaveCount(0);
      await expectAccessible(page);

      await signIn(page, PASSWORD);
      await expect(page.getByText('Signed in as the owner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const lead = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
      await expect(lead).toContainText(/Dana\s*dana@example\.test.*Quiz not finished/s);

      await room(page, 'Sent').click();
      const delivery = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
      await expect(delivery).toContainText('Waiting');
      await delivery.getByText('What is sent').click();
      await expect(delivery.getByLabel('What is sent')).toContainText('"formType": "Quiz Lead Capture"');
      await expect(delivery).toContainText('Waits for a CRM address');
      await expectAccessible(page);
      await delivery.getByRole('link', { name: 'Dana' }).click();
      await expect(page.getByRole('article', { name: 'Dana' })).toContainText('dana@example.test');
      await page.goBack();
      await page.getByRole('button', { name: 'Given up' }).click();
      await expect(page.getByText('None in this state')).toBeVisible();

      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel('Owner’s password')).toBeVisible();
      await expect(room(page, 'People')).toHaveCount(0);
      await page.goto('/dashboard');
      await expect(page.getByText('These figures are the owner’s')).toBeVisible();
    });

    test('sees where they are signed in, and signs out everywhere', async ({ page, browser, desk }) => {
      const elsewhere = await browser.newContext({
        baseURL: desk.url,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      });
      const other = await elsewhere.newPage();
      for (const one of [other, page]) {
        await one.goto('/admin');
        await signIn(one, PASSWORD);
        await expect(room(one, 'People')).toBeVisible();
      }
      await page.getByText('Where you are signed in').click();
      const places = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
      await expect(places).toHaveCount(2);
      await expect(places.filter({ hasText: 'this browser' })).toHaveText(/^Chrome on Linux, this browser, since/);
      await expect(places.filter({ hasText: 'Firefox on Linux' })).toContainText('last seen');
      await expectWhole(page);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByLabel('Owner’s password')).toBeVisible();
      await room(other, 'Sent').click();
      await expect(other.getByLabel('Owner’s password')).toBeVisible();
      await elsewhere.close();
    });

    test('is not asked to sign in while the sign-in cannot be checked', async ({ page }) => {
      const away = {
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Away',
          status: 503,
          detail: 'Please try again in two seconds.',
        }),
      };
      await page.goto('/admin');
      await signIn(page, PASSWORD);
      await expect(room(page, 'People')).toBeVisible();
      await page.route('**/api/owner/session', (route) => route.fulfill(away));
      await page.reload();
      const unknown = page.getByRole('alert').filter({ hasText: 'Your sign-in could not be checked' });
      await expect(unknown).toContainText('Please try again in two seconds.');
      await expect(page.getByLabel('Owner’s password')).toHaveCount(0);
      await page.unroute('**/api/owner/session');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(room(page, 'People')).toBeVisible();
    });

    test('is asked to sign in again after the session has ended', async ({ page, context }) => {
      await page.goto('/admin');
      await signIn(page, PASSWORD);
      await expect(room(page, 'People')).toBeVisible();
      await context.clearCookies();
      await room(page, 'Orders').click();
      await expect(page.getByLabel('Owner’s password')).toBeVisible();
      await expect(room(page, 'People')).toHaveCount(0);
    });
  });

  testWithCrm('sends a refused delivery again and sees it arrive', async ({ page, desk, crm }) => {
    crm.answerWith(422);
    await seedLead(desk.url, { firstName: 'Dana', email: 'dana@example.test' });
    await expect.poll(() => crm.received.length).toBeGreaterThan(0);

    await page.goto('/admin?tab=deliveries');
    await signIn(page, PASSWORD);
    await page.getByRole('button', { name: 'Waiting' }).click();
    const delivery = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
    await expect(delivery).toContainText(/Next attempt .*Last error: Answered 422/s);
    await delivery.getByText('What the CRM said').click();
    await expect(delivery.getByLabel('What the CRM said')).toContainText('no such field');

    await page.getByRole('button', { name: 'All' }).click();
    crm.answerWith(200);
    await delivery.getByRole('button', { name: 'Send again' }).click();
    await expect(delivery).toContainText(/Delivered.*after \d+ attempts/s);
    await expect(delivery.getByRole('button', { name: 'Send again' })).toHaveCount(0);
    expect(new Set(crm.received).size).toBe(1);
  });

  testWithCrm(
    'hears that the CRM is gone, resumes it with one press and sees everything arrive',
    async ({ page, desk, crm }) => {
      crm.answerWith(410);
      for (const firstName of ['Dana', 'Erin', 'Fay'])
        await seedLead(desk.url, { firstName, email: 'dana@example.test' });
      await expect.poll(() => crm.received.length).toBeGreaterThan(0);

      await page.goto('/admin');
      await signIn(page, PASSWORD);
      const notice = page.getByRole('list', { name: 'Notices' }).getByRole('listitem');
      await expect(notice).toContainText('Your CRM is paused: 3 deliveries wait');
      await notice.getByRole('link', { name: 'Open the deliveries' }).click();
      const paused = page.getByRole('list', { name: 'Paused' }).getByRole('listitem');
      await expect(paused).toContainText('answered 410 (Gone)');
      await expect(paused.getByRole('button', { name: 'Resume and send all' })).toBeInViewport();
      await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText('Waits while the CRM is paused');
      await expectWhole(page);

      await page.route('**/api/owner/destinations/*/resume', (route) => route.abort(), { times: 1 });
      await paused.getByRole('button', { name: 'Resume and send all' }).click();
      await expect(paused.getByRole('alert')).toBeVisible();
      crm.answerWith(200);
      await paused.getByRole('button', { name: 'Resume and send all' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'The CRM is resumed' })).toBeVisible();
      await expect(paused).toHaveCount(0);
      await expect(notice).toHaveCount(0);
      const deliveries = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
      await expect(deliveries.filter({ hasText: 'Delivered' })).toHaveCount(3);
      expect(new Set(crm.received).size).toBe(3);
    },
  );

  test.describe('whose dashboards are public', () => {
    test.use({ settings: { OWNER_PASSWORD: PASSWORD, DASHBOARDS: 'public' } });

    test('shows nothing that a stranger wrote until the sign-in', async ({ page, desk }) => {
      const words = '<b>Call evil.example</b>';
      await seedWords(desk.url, words);
      for (const path of ['/dashboard', '/admin', '/admin?tab=conversions', '/admin?tab=pages', '/admin?tab=sources']) {
        await page.goto(path);
        await expect(totals(page)).toHaveCount(4);
        await expect(page.locator('body')).not.toContainText('evil');
      }
      await page.goto('/admin?tab=conversions');
      const conversion = panel(page).getByRole('list', { name: 'Recent conversions' }).getByRole('listitem');
      await expect(conversion).toContainText(/other.*a value that only the owner sees/s);
      await signIn(page, PASSWORD);
      await expect(conversion).toContainText(words);
    });

    test('keeps names and addresses behind the sign-in', async ({ page, desk }) => {
      await seedLead(desk.url, { firstName: 'Dana', email: 'dana@example.test' });
      await page.goto('/admin?tab=leads');
      await expect(totals(page).nth(2)).toHaveText(/^Conversions\s+1$/, { useInnerText: true });
      await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
      await expect(room(page, 'People')).toHaveCount(0);
      await expect(page.getByText('dana', { exact: false })).toHaveCount(0);
      await expect(page.getByLabel('Owner’s password')).toBeVisible();
    });
  });
});
