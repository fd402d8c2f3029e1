import type { Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { startMailStandIn } from '../stand-ins/mail-server.ts';
import { room } from './support/desk.ts';
import { seedEveryForm } from './support/seed.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const PASSWORD = 'only the owner knows';

/** In both widths; with SHOTS set a picture of each is kept there. */
async function lookAt(page: Page, name: string) {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { SHOTS: folder } = process.env;
    if (folder === undefined) continue;
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
  }
}

test('who agreed to text messages takes it back by the link in a mail; the owner reads when, and notes it for who says so on the phone', async ({
  page,
  openFoyer,
}) => {
  const mailServer = await startMailStandIn();
  const foyer = await openFoyer({
    OWNER_PASSWORD: PASSWORD,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Hallway Systems <hello@hallway.example>',
  });
  await seedEveryForm(foyer.url, '');
  const linkIn = () =>
    mailServer.mails.map(({ mail }) => /Stop text messages: (\S+)/.exec(mail.text ?? '')?.[1]).find(Boolean);
  await expect.poll(linkIn).toBeTruthy();

  await page.goto(`${foyer.url}/admin`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await room(page, 'People').click();
  await page.getByRole('link', { name: /^Dana/ }).first().click();
  const sheet = page.getByRole('article');
  await sheet.getByRole('button', { name: 'No more texts' }).press('Enter');
  await expect(page.getByText(/gets no more text messages\.$/)).toBeVisible();
  await expect(sheet).toContainText(/No, withdrawn .*noted in the desk.*Had agreed/s);
  await lookAt(page, 'withdrawn');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByRole('button', { name: 'No more texts' })).toBeVisible();
  const address = page.url();

  await page.goto(linkIn() ?? '');
  await lookAt(page, 'link');
  await page.getByRole('button', { name: 'Stop text messages' }).press('Enter');
  await expect(page.getByText('You get no text messages.')).toBeVisible();
  await lookAt(page, 'stopped');
  await page.goto(address);
  await expect(sheet).toContainText(/No, withdrawn .*by the link in a mail/s);
  await mailServer.close();
});
