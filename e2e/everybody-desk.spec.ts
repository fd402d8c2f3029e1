import { rooms } from '../src/web/features/admin/parts/desk-rooms.ts';
import { listTabs } from '../src/web/features/admin/parts/desk-tabs.ts';
import { test } from './support/full-desk.ts';
import { findCutTexts, findMisnamed, findUnknownPurposes, widenSpacing } from './support/readable.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test.use({ colorScheme: 'dark', viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

test('each room of the desk is whole at 400 % zoom and with wider spacing, can be read in the dark, and is named as it is seen', async ({
  page,
  openFullDesk,
}) => {
  test.slow();
  const foyer = await openFullDesk({ OWNER_PASSWORD: PASSWORD });
  await page.goto(`${foyer.url}/admin`);
  await expect(page.getByLabel('Owner’s password')).toBeVisible();
  await expectAccessible(page);
  expect(await findUnknownPurposes(page)).toEqual([]);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  for (const { id, name } of [...rooms, ...listTabs('owner')]) {
    await page.goto(`${foyer.url}/admin?tab=${id}`);
    await page.locator('html[data-ready]').waitFor();
    await expect(page.locator('main [aria-busy=true], main .spinner')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect.soft(await findCutTexts(page), name).toEqual([]);
    expect.soft(await findMisnamed(page), name).toEqual([]);
    await widenSpacing(page);
    await expectNoSidewaysScroll(page);
    expect.soft(await findCutTexts(page), `${name} with wider spacing`).toEqual([]);
  }
  await foyer.stop();
});
