import type { Page } from '@playwright/test';
import { findCoveredFocus, findCutTexts, findMisnamed, findUnknownPurposes, widenSpacing } from './support/readable.ts';
import { states, type State } from './support/states.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A window 1,280 pixels wide at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };
/** A phone's window at 200 %, which the size of letters in the phone's settings can mean. */
const magnified = { width: 195, height: 420 };

/** Who needs large or wide letters, speaks to the page, or has the browser fill in their name. */
async function expectForEverybody(page: Page, { name, open }: State): Promise<void> {
  await page.setViewportSize(zoomed);
  // Nothing is restored that was typed before.
  if (page.url() !== 'about:blank')
    await page.evaluate(() => [localStorage, sessionStorage].forEach((all) => all.clear()));
  await open(page);
  await expectNoSidewaysScroll(page);
  expect.soft(await findCutTexts(page), `${name} at 400 %`).toEqual([]);
  expect.soft(await findMisnamed(page), name).toEqual([]);
  expect.soft(await findUnknownPurposes(page), name).toEqual([]);
  const help = page.getByRole('contentinfo').locator('a:is([href^="mailto:"], [href^="tel:"])');
  const schemes = await help.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ protocol }) => protocol));
  expect.soft(schemes, name).toEqual(['mailto:', 'tel:']);
  await page.setViewportSize(magnified);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(zoomed);
  await widenSpacing(page);
  await expectNoSidewaysScroll(page);
  expect.soft(await findCutTexts(page), `${name} with wider spacing`).toEqual([]);
}

test('each page is whole at 400 % zoom, on a phone at 200 % and with wider spacing, is named as it is seen, and has its help where the others have it', async ({
  page,
}) => {
  test.slow();
  for (const state of states.pages) await expectForEverybody(page, state);
});

test('each step of a flow is whole at 400 % zoom, on a phone at 200 % and with wider spacing, and is named as it is seen', async ({
  page,
}) => {
  test.slow();
  for (const state of states.steps) await expectForEverybody(page, state);
});

test('at 400 % zoom nothing covers what the keys bring the focus to', async ({ page }) => {
  test.slow();
  await page.setViewportSize(zoomed);
  for (const { open } of states.long) {
    await open(page);
    expect.soft(await findCoveredFocus(page), page.url()).toEqual([]);
  }
});

test('where colours are forced, what is chosen, free or here differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [name, open, marked, other, property] of states.marked) {
    await open(page);
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, style) => getComputedStyle(element).getPropertyValue(style), property);
    expect.soft(await look(marked), name).not.toBe(await look(other));
  }
});
