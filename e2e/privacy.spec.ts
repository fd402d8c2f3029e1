import { readFile } from 'node:fs/promises';
import { seedEveryForm } from './support/seed.ts';
import { atBothWidths, expect, expectNoSidewaysScroll, expectWhole, phone, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test('the owner looks a person up, takes everything along and erases them', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await seedEveryForm(foyer.url, '');
  await page.setViewportSize(phone);
  await page.goto(`${foyer.url}/admin?tab=privacy`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByLabel('E-mail address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText('Nothing is stored of nobody@example.com.')).toBeVisible();

  await page.getByLabel('E-mail address').fill('dana@example.test');
  await page.getByLabel('E-mail address').press('Enter');
  const stored = page.getByRole('list', { name: 'What is stored' });
  await expect(stored).toContainText(/forms sent: \d/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all of it' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('person.json');
  expect(await readFile(await file.path(), 'utf8')).toContain('"email": "dana@example.test"');

  await page.getByRole('button', { name: 'Erase this person' }).click();
  const question = page.getByRole('region', { name: 'Erase dana@example.test' });
  await expect(question).toContainText('There is no way back.');
  await expect(question).toContainText('that a form was sent on that day');
  await atBothWidths(page, () => expectNoSidewaysScroll(page));
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Erase this person' }).click();
  await question.getByRole('button', { name: 'Yes, erase for good' }).click();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(/Erased dana@example\.test on .*Found: forms sent \d/s);
  await expect(receipt).toBeFocused();
  await expectWhole(page);

  await page.getByRole('link', { name: /^People/ }).click();
  await expect(page.getByText('dana@example.test')).toHaveCount(0);
});
