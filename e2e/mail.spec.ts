import { pattern } from './support/pattern.ts';
import { websiteBuild } from '../test-support/data/sold.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiPaths } from '../src/contract/paths.ts';
import { createdSchema } from '../src/contract/quiz.ts';
import { startMailStandIn } from '../stand-ins/mail-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const PASSWORD = 'only the owner knows';

async function takeQuiz(request: APIRequestContext, url: string): Promise<void> {
  const data = { firstName: 'Dana', email: 'dana@example.com' };
  const { id } = createdSchema.parse(await (await request.post(`${url}${apiPaths.quizLeads}`, { data })).json());
  const answers = { teamSize: 'just-me' };
  await request.post(`${url}${apiPaths.quizAnswers.replace(':id', id)}`, { data: { answers } });
}

async function signIn(page: Page) {
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const openDeliveries = (page: Page, url: string) => page.goto(`${url}/admin?tab=deliveries`);
const quizMail = (page: Page) =>
  page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').filter({ hasText: 'mail: quiz result' });

test('a mail waits where the owner can read it, and goes out once there is a mail server', async ({
  page,
  request,
  openFoyer,
}) => {
  await page.setViewportSize(phone);
  const data = { OWNER_PASSWORD: PASSWORD, DATA_DIR: await mkdtemp(join(tmpdir(), 'foyer-mail-')) };
  const waiting = await openFoyer(data);
  const mailServer = await startMailStandIn();
  try {
    await takeQuiz(request, waiting.url);
    await openDeliveries(page, waiting.url);
    await signIn(page);
    const mail = quizMail(page);
    await expect(mail).toContainText('Waits for a mail server');
    await mail.getByText('Read the mail').click();
    const words = mail.getByRole('article', { name: 'Your quiz result: Starter CRM System' });
    await expect(words).toContainText('dana@example.com');
    await expect(words).toContainText(pattern`Hello Dana,.*Price: ${websiteBuild.price}.*/book`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(mailServer.seen).toEqual([]);
  } finally {
    await waiting.stop();
  }
  const MAIL_FROM = 'Hallway Systems <hello@hallway.example>';
  const sending = await openFoyer({ ...data, SMTP_URL: mailServer.url, MAIL_FROM });
  try {
    await expect.poll(() => mailServer.mails.length).toBe(1);
    expect(mailServer.mails[0]).toMatchObject({ to: ['dana@example.com'] });
    expect(mailServer.mails[0]?.mail.text).toContain(`${sending.url}/book`);
    // Still signed in: the session outlives the process.
    await openDeliveries(page, sending.url);
    await expect(quizMail(page)).toContainText(/Delivered.*after 1 attempt/s);
  } finally {
    await sending.stop();
    await mailServer.close();
    await rm(data.DATA_DIR, { recursive: true });
  }
});
