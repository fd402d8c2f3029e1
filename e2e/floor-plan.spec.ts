import { spawnSync } from 'node:child_process';
import { apiPaths } from '../src/contract/paths.ts';
import { createdSchema, quizAnsweredSchema } from '../src/contract/quiz.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

test('an erased floor plan says so kindly to whoever still has its link', async ({ page, request, openFoyer }) => {
  await page.setViewportSize(phone);
  const foyer = await openFoyer();
  try {
    const data = { firstName: 'Dana', email: 'dana@example.com' };
    const made = await request.post(`${foyer.url}${apiPaths.quizLeads}`, { data });
    const path = apiPaths.quizAnswers.replace(':id', createdSchema.parse(await made.json()).id);
    const answered = await request.post(`${foyer.url}${path}`, { data: { answers: { missedCalls: 'yes' } } });
    const { plan } = quizAnsweredSchema.parse(await answered.json());
    await page.goto(`${foyer.url}${plan}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The floor plan of Dana’s business');

    const env = { PATH: process.env['PATH'], DATA_DIR: foyer.dataDir };
    const erase = ['src/server/commands/erase.ts', data.email, '--yes'];
    expect(spawnSync(process.execPath, erase, { env }).status).toBe(0);
    expect((await page.reload())?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This floor plan is gone');
    await expect(page.getByRole('link', { name: 'the quiz takes two minutes' })).toHaveAttribute('href', '/');
    await expect(page.locator('body')).not.toContainText('Dana');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  } finally {
  }
});
