import { crmBuildout, websiteBuild } from '../test-support/data/sold.ts';
import { site } from '../content/site.ts';
import { expect, expectWhole, test } from './support/test.ts';

const pages = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/disclaimer', 'Disclaimer'],
] as const;

for (const [path, title] of pages) {
  test(`${path} shows its last change, links to its sections, and is accessible`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Last Updated: May 8, 2025')).toBeVisible();
    const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const headings = page.locator('.prose').getByRole('heading', { level: 2 });
    expect(await parts.allTextContents()).toEqual(await headings.allTextContents());
    await expectWhole(page);
    await parts.last().click();
    await expect(headings.last()).toBeInViewport();
  });
}

test('the disclaimer says how changes are announced, and how to ask', async ({ page }) => {
  await page.goto('/disclaimer');
  const text = page.getByRole('main');
  await expect(text).toContainText('This disclaimer may be updated.');
  await expect(text).toContainText('posting the new text on this page and updating the Last Updated date');
  await expect(text.getByRole('link', { name: site.email })).toHaveAttribute('href', /^mailto:/);
  await expect(text.getByRole('link', { name: site.phone.text })).toHaveAttribute('href', /^tel:/);
});

test('the terms have the split of a deal and the catalogue’s prices', async ({ page }) => {
  await page.goto('/terms-of-service');
  const text = page.getByRole('main');
  await expect(text).toContainText('60% goes to the group');
  await expect(text).toContainText('40% to you');
  await expect(text).toContainText(`${websiteBuild.name}: ${websiteBuild.price}, ${websiteBuild.turnaround}.`);
  await expect(text).toContainText(`${crmBuildout.name}: ${crmBuildout.price}, ${crmBuildout.turnaround}.`);
});
