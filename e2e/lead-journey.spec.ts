import { quizQuestions } from '../content/quiz.ts';
import { startCrm } from './support/crm.ts';
import { expect, phone, test } from './support/test.ts';

/** The house's main job, whole: from the home page to the CRM and the owner's figures, whatever breaks on the way. */
test.setTimeout(90_000);

test('a visitor takes the quiz while the CRM is away and the process is killed; the lead arrives, once, and is counted', async ({
  browser,
  openFoyer,
}) => {
  const crm = await startCrm();
  crm.answerWith(503);
  const settings = { CRM_WEBHOOK_URL: crm.url, ALLOW_PRIVATE_WEBHOOKS: '1' };
  const first = await openFoyer(settings);
  const page = await browser.newPage({ viewport: phone });
  await page.goto(`${first.url}/?utm_source=newsletter`);

  await page.getByRole('button', { name: /Which system fits you/ }).click();
  await page.getByPlaceholder('Enter your first name').fill('Dana');
  await page.getByPlaceholder('Enter your email address').fill('dana@example.test');
  await page.keyboard.press('Enter');
  for (const [at, { question }] of quizQuestions.entries()) {
    // The keys choose once the question has the focus.
    await expect(page.getByRole('heading', { name: question })).toBeFocused();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: at === 9 ? 'Get Results' : 'Next', exact: true }).click();
  }
  await expect(page.getByRole('link', { name: 'Book Strategy Session' })).toHaveAttribute('target', '_blank');
  await expect.poll(() => crm.received.length).toBeGreaterThan(0);
  await page.close();

  await first.kill();
  crm.answerWith(200);
  const again = await openFoyer({ ...settings, DATA_DIR: first.dataDir });
  const accepted = crm.received.length;
  // A claim that died with its process is taken up when its lease runs out; a failed attempt when its wait is over.
  await expect.poll(() => crm.received.length, { timeout: 40_000 }).toBe(accepted + 1);
  const bodies = new Set(crm.received);
  expect(bodies.size).toBe(1);
  const [body = ''] = bodies;
  const lead: unknown = JSON.parse(body);
  expect(lead).toEqual({
    firstName: 'Dana',
    email: 'dana@example.test',
    source: 'Website Quiz',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    formType: 'Quiz Lead Capture',
  });

  const dashboard = await (await fetch(`${again.url}/api/analytics/dashboard?range=7d`)).json();
  expect(dashboard).toMatchObject({
    totalVisitors: 1,
    totalPageViews: 1,
    totalConversions: 1,
    recentConversions: [{ type: 'quiz_lead', page: '/', value: null }],
    topPages: [{ path: '/', title: 'Home Page', views: 1 }],
  });
  await again.stop();
  await crm.stop();
});
