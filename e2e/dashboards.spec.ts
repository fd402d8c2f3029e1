import type { Page } from '@playwright/test';
import { startCrm, type Crm } from './support/crm.ts';
import { startFoyer, type RunningFoyer } from './support/foyer.ts';
import { seedLead, seedVisits, seedWords } from './support/seed.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test as base } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

/** A server of the test's own, so that its figures are what the test put there. */
const test = base.extend<{ settings: Record<string, string>; desk: RunningFoyer }>({
  settings: [{}, { option: true }],
  desk: async ({ settings }, use) => {
    const desk = await startFoyer(settings);
    await use(desk);
    await desk.stop();
  },
  baseURL: async ({ desk }, use) => use(desk.url),
  page: async ({ page }, use) => {
    // The test's own browser asks not to be counted, so that it does not move the figures it looks at.
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await use(page);
  },
});

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

const totals = (page: Page) => page.getByRole('list', { name: 'Totals' }).getByRole('listitem');
const expectTotals = (page: Page, figures: RegExp[]) =>
  expect(totals(page)).toHaveText(figures, { useInnerText: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

/** Answers the dashboard call as a server does whose database is away. */
async function breakFigures(page: Page) {
  await page.route('**/api/analytics/dashboard?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Busy',
        status: 503,
        detail: 'Please try again in two seconds.',
      }),
    }),
  );
}

async function signIn(page: Page, password: string) {
  await page.getByLabel('Owner’s password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('the figures', () => {
  test('/admin shows what was counted, list by list', async ({ page, desk }) => {
    await seedVisits(desk.url);
    await page.goto('/admin');
    await expectTotals(page, [
      /^Total Visitors\s+3$/,
      /^Page Views\s+5\s+1\.7 a visit$/,
      /^Conversions\s+2$/,
      /^Conversion Rate\s+66\.7%\s+of all visitors$/,
    ]);
    await expect(page.getByText('7 days to', { exact: false })).toContainText('Eastern Time');
    await expect(page.getByRole('img', { name: 'Visitors a day' })).toBeVisible();

    await expect(panel(page).getByRole('listitem').first()).toContainText(/3 visitors.*5 views.*2 conversions/);
    const latest = panel(page).getByRole('list', { name: 'Latest conversions' }).getByRole('listitem');
    await expect(latest).toContainText([
      /subscription purchase.*\/coursecreator.*success/s,
      /quiz lead.*\/.*no value/s,
    ]);

    await tab(page, 'Daily Stats').click();
    await expect(panel(page).getByRole('row')).toHaveCount(8);
    await expect(panel(page).getByRole('row').nth(1)).toContainText('66.7%');
    await expect(panel(page).getByRole('row').nth(2)).toContainText('0.0%');
    await tab(page, 'Weekly Stats').click();
    await expect(panel(page).getByRole('table', { name: /^Weekly stats/ })).toContainText('66.7%');
    await tab(page, 'Monthly Stats').click();
    await expect(panel(page).getByRole('table', { name: /^Monthly stats/ })).toContainText('66.7%');
    await tab(page, 'Conversions').click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(2);
    await tab(page, 'Top Pages').click();
    await expect(panel(page).getByRole('listitem')).toContainText([
      /\/buy-box.*Buy Box.*3 views/s,
      /\/.*Home Page.*2 views/s,
    ]);
    await tab(page, 'Traffic Sources').click();
    await expect(panel(page)).toContainText(/Direct Traffic\s*Direct visits or bookmarks\s*2 visitors/);
    await expect(panel(page)).toContainText(/search\.example.*External Referrer\s*1 visitor/s);
  });

  test('a range is asked for, shown as chosen and kept in the address', async ({ page, desk }) => {
    await seedVisits(desk.url);
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: '7 Days' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '90 Days' }).click();
    await expect(page).toHaveURL(/range=90d/);
    await expect(page.getByText('90 days to')).toBeVisible();

    await page.goto('/admin?range=30d&tab=daily');
    await expect(page.getByRole('button', { name: '30 Days' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: '7 Days' })).toHaveAttribute('aria-pressed', 'false');
    await expect(panel(page).getByRole('row')).toHaveCount(31);
  });

  test('an explanation opens after 700 ms under a resting pointer, the next one at once', async ({ page }) => {
    await page.goto('/admin');
    const [first, second] = [page.locator('.cards .meaning').nth(0), page.locator('.cards .meaning').nth(1)];
    await first.waitFor();
    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await first.hover();
    await page.clock.runFor(650);
    await expect(page.locator('.tooltip')).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(page.locator('.tooltip')).toHaveCount(1);
    const words = await page.locator('.tooltip').innerText();
    await second.hover();
    await page.clock.runFor(250);
    await expect(page.locator('.tooltip').last()).not.toHaveText(words);
  });

  test('tabs answer to the keyboard and can be linked to', async ({ page }) => {
    await page.goto('/admin');
    await tab(page, 'Overview').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Sales')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab(page, 'Traffic Sources')).toBeFocused();
    await expect(page).toHaveURL(/tab=sources/);
    await page.reload();
    await expect(tab(page, 'Traffic Sources')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toContainText('No traffic sources yet');
  });

  test('/dashboard shows seven days whatever its toggle says', async ({ page, desk }) => {
    await seedVisits(desk.url);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/dashboard?') && asked.push(new URL(request.url()).search));
    await page.goto('/dashboard');
    await expectTotals(page, [
      /^Total Visitors\s+3$/,
      /^Unique Visitors\s+3$/,
      /^Page Views\s+5$/,
      /^Conversion Rate\s+67%$/,
    ]);
    const metrics = page.getByRole('region', { name: 'Conversion Metrics' });
    await expect(metrics).toContainText(/Leads Generated\s*2\s*Successful Conversions\s*2\s*Conversion Rate\s*66\.7%/);
    const leads = page.getByRole('region', { name: 'Lead Statistics' });
    await expect(leads).toContainText(/Total Leads\s*2\s*Qualified Leads.*1\s*Converted Clients.*0/s);
    await expect(page.getByRole('list', { name: 'Top pages' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Recent conversions' }).getByRole('listitem')).toHaveCount(2);

    await page.getByRole('button', { name: 'Monthly' }).click();
    await expect(page.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true');
    await expect(totals(page).first()).toHaveText(/^Total Visitors\s+3$/, { useInnerText: true });
    expect(asked).toEqual(['?range=7']);
  });

  test('a site nobody has visited says so', async ({ page }) => {
    await page.goto('/admin');
    await expectTotals(page, [/Visitors\s+0$/, /Views\s+0$/, /Conversions\s+0$/, /Rate\s+0\.0%/]);
    await expect(page.getByText('Nobody has come in these days')).toBeVisible();
    await expect(page.getByText('No conversions yet')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('No page data available')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recent Conversions' })).toHaveCount(0);
  });
});

test.describe('when the figures do not come', () => {
  for (const path of ['/admin', '/dashboard']) {
    test(`${path} says that it is loading, that it failed and how to go on`, async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/api/analytics/dashboard?*', async (route) => {
        await held.promise;
        await route.abort();
      });
      await page.goto(path);
      await expect(page.getByText('Loading figures...')).toBeVisible();
      held.resolve();
      await expect(failure(page)).toContainText('cannot be reached');

      await page.unrouteAll();
      await breakFigures(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(failure(page)).toContainText('Please try again in two seconds.');
      await expectAccessible(page);

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(totals(page)).toHaveCount(4);
      await expect(failure(page)).toHaveCount(0);
    });
  }
});

test.describe('the owner', () => {
  test('reads how to open the desk while it has no password', async ({ page }) => {
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
      const lead = panel(page).getByRole('list', { name: 'Leads' }).getByRole('listitem');
      await expect(lead).toContainText(/Dana\s*dana@example\.test.*Quiz not finished/s);

      await tab(page, 'Deliveries').click();
      const delivery = panel(page).getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
      await expect(delivery).toContainText('Waiting');
      await delivery.getByText('What is sent').click();
      await expect(delivery.getByLabel('What is sent')).toContainText('"formType": "Quiz Lead Capture"');
      await expect(delivery).toContainText('Waits for a CRM address');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Dead letter' }).click();
      await expect(panel(page)).toContainText('None in this state');

      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel('Owner’s password')).toBeVisible();
      await expect(tab(page, 'Leads')).toHaveCount(0);
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
        await expect(tab(one, 'Leads')).toBeVisible();
      }
      await page.getByText('Where you are signed in').click();
      const places = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
      await expect(places).toHaveCount(2);
      await expect(places.filter({ hasText: 'this browser' })).toHaveText(/^Chrome on Linux, this browser, since/);
      await expect(places.filter({ hasText: 'Firefox on Linux' })).toContainText('last seen');
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByLabel('Owner’s password')).toBeVisible();
      await tab(other, 'Deliveries').click();
      await expect(other.getByLabel('Owner’s password')).toBeVisible();
      await elsewhere.close();
    });

    test('is not asked to sign in while nobody can say whether they are', async ({ page }) => {
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
      await expect(tab(page, 'Leads')).toBeVisible();
      await page.route('**/api/owner/session', (route) => route.fulfill(away));
      await page.reload();
      const unknown = page.getByRole('alert').filter({ hasText: 'Whether you are signed in could not be checked' });
      await expect(unknown).toContainText('Please try again in two seconds.');
      await expect(page.getByLabel('Owner’s password')).toHaveCount(0);
      await page.unroute('**/api/owner/session');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(tab(page, 'Leads')).toBeVisible();
    });

    test('whose session has ended is asked to sign in again', async ({ page, context }) => {
      await page.goto('/admin');
      await signIn(page, PASSWORD);
      await expect(tab(page, 'Leads')).toBeVisible();
      await context.clearCookies();
      await tab(page, 'Leads').click();
      await expect(page.getByLabel('Owner’s password')).toBeVisible();
      await expect(tab(page, 'Leads')).toHaveCount(0);
    });
  });

  testWithCrm('sends a refused delivery again and sees it arrive', async ({ page, desk, crm }) => {
    crm.answerWith(422);
    await seedLead(desk.url, { firstName: 'Dana', email: 'dana@example.test' });
    await expect.poll(() => crm.received.length).toBe(1);

    await page.goto('/admin?tab=deliveries');
    await signIn(page, PASSWORD);
    await page.getByRole('button', { name: 'Waiting' }).click();
    const delivery = panel(page).getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
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
      await expect(panel(page).getByRole('list', { name: 'Deliveries' })).toContainText(
        'Waits while the CRM is paused',
      );
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }

      await page.route('**/api/owner/destinations/*/resume', (route) => route.abort(), { times: 1 });
      await paused.getByRole('button', { name: 'Resume and send all' }).click();
      await expect(paused.getByRole('alert')).toBeVisible();
      crm.answerWith(200);
      await paused.getByRole('button', { name: 'Resume and send all' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'The CRM is resumed' })).toBeVisible();
      await expect(paused).toHaveCount(0);
      await expect(notice).toHaveCount(0);
      const deliveries = panel(page).getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
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
      await expect(tab(page, 'Leads')).toHaveCount(0);
      await expect(page.getByText('dana', { exact: false })).toHaveCount(0);
      await expect(page.getByLabel('Owner’s password')).toBeVisible();
    });
  });
});

test.describe('both desks', () => {
  for (const size of [phone, desktop]) {
    test(`are accessible and fit ${size.width} pixels`, async ({ page, desk }) => {
      await seedVisits(desk.url);
      await page.setViewportSize(size);
      for (const path of ['/admin', '/admin?tab=daily', '/admin?tab=conversions', '/admin?tab=sources', '/dashboard']) {
        await page.goto(path);
        await expect(totals(page)).toHaveCount(4);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }

  test('are kept out of search engines', async ({ page }) => {
    for (const path of ['/admin', '/dashboard']) {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });
});
