import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPushService, type PushBrowser, type PushService } from '../stand-ins/push-service.ts';
import { room, test as base } from './support/desk.ts';
import { seedLead } from './support/seed.ts';
import { expect, expectWhole, phone } from './support/test.ts';

declare global {
  // What the test lends the page.
  var subscribeAtStandIn: (serverKey: string) => Promise<object>;
  var unsubscribeAtStandIn: () => Promise<void>;
  var subscribedAtStandIn: () => Promise<object | null>;
}

const PASSWORD = 'a long enough password for the owner';

const test = base.extend<{ service: PushService }>({
  // eslint-disable-next-line no-empty-pattern
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.close();
  },
  desk: async ({ openFoyer, service }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-push-'));
    const trusted = join(folder, 'certificate.pem');
    await writeFile(trusted, service.certificate);
    const desk = await openFoyer({
      OWNER_PASSWORD: PASSWORD,
      ALLOW_PRIVATE_WEBHOOKS: '1',
      NODE_EXTRA_CA_CERTS: trusted,
    });
    await use(desk);
    await rm(folder, { recursive: true });
  },
});

/**
 * The browser as it is, but for its push service, which is the stand-in: this machine reaches no other. A private window, in which journeys run, may
 * show no notifications; here it says that it may.
 */
async function subscribeAtStandIn(page: Page, service: PushService): Promise<() => PushBrowser | null> {
  let browser: PushBrowser | null = null;
  await page.exposeFunction('subscribeAtStandIn', (serverKey: string) => {
    browser = service.subscribe(serverKey);
    return browser.subscription;
  });
  await page.exposeFunction('unsubscribeAtStandIn', () => {
    browser = null;
  });
  await page.exposeFunction('subscribedAtStandIn', () => browser?.subscription ?? null);
  await page.addInitScript(() => {
    const dress = (subscription: object) => ({
      ...subscription,
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: async () => globalThis.unsubscribeAtStandIn(),
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const subscription = await globalThis.subscribedAtStandIn();
        return subscription && dress(subscription);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        dress(await globalThis.subscribeAtStandIn(applicationServerKey)),
    });
  });
  return () => browser;
}

async function openSignIn(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await room(page, 'Sign-in').click();
  await expect(page.getByRole('heading', { name: 'Tell this device' })).toBeVisible();
}

async function lookAt(page: Page) {
  await expectWhole(page);
}

test('a phone is told of a lead within seconds, and is told no more once it is taken off the list', async ({
  page,
  desk,
  service,
}) => {
  const subscribed = await subscribeAtStandIn(page, service);
  await page.setViewportSize(phone);
  await openSignIn(page);
  await page.getByRole('button', { name: 'Tell this device' }).press('Enter');
  const devices = page.getByRole('list', { name: 'Devices that are told' }).getByRole('listitem');
  await expect(devices).toHaveText([/, this device.*told nothing so far/s]);
  await lookAt(page);

  await seedLead(desk.url, { firstName: 'Ada', email: 'ada@example.test' });
  await service.answers(1);
  const [pushed] = service.pushed;
  expect(JSON.parse(pushed?.text ?? '')).toMatchObject({
    title: expect.stringContaining('Ada'),
    path: expect.stringMatching(/^\/admin/),
  });
  const worker = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration('/admin'))?.active?.state,
  );
  expect(worker).toBe('activated');

  await page.reload();
  await expect(devices).toHaveText([/last told/]);
  await devices.getByRole('button', { name: /^Send a test/ }).click();
  await expect(page.getByText('The test is on its way. It shows within seconds.')).toBeVisible();
  await devices.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('This device is told of nothing any more.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tell this device' })).toBeFocused();
  await expect(devices).toHaveCount(0);
  expect(subscribed()).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(devices).toHaveCount(1);
});

test('where the browser blocks notifications, or the list cannot be loaded, the desk says what helps', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await openSignIn(page);
  await expect(page.getByText(/This browser blocks notifications of this site\. Allow them/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell this device' })).toHaveCount(0);
  await lookAt(page);
  await page.route('**/api/owner/push', async (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByText('Your devices could not be loaded')).toBeVisible();
  await lookAt(page);
  await page.unroute('**/api/owner/push');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/This browser blocks notifications/)).toBeVisible();
});
