import type { Page } from '@playwright/test';
import { markets } from '../content/markets.ts';
import { fill, openPage } from './support/leads.ts';
import { goToPayment } from './support/checkout.ts';
import { openBoxes } from './support/buy-box.ts';
import { atBothWidths, desktop, expect, phone, test } from './support/test.ts';

const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

async function joinWaitlist(page: Page): Promise<void> {
  await openPage(page, '/business-buyer-course');
  await fill(page, {
    'Full Name': 'Dana Diaz',
    'Email Address': 'dana@example.com',
    'Phone Number': '(713) 524-0142',
  });
  await page
    .locator('form')
    .getByRole('button', { name: /waitlist/i })
    .click();
  await page.getByRole('heading', { level: 1, name: "You're on the waitlist!" }).waitFor();
}

async function askForSnapshot(page: Page): Promise<void> {
  await openPage(page, '/freelendingsnapshot');
  await fill(page, { 'Full Name': 'Dana Diaz', 'Email Address': 'dana@example.com' });
  await page.getByRole('button', { name: 'Get Free System' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
}

for (const [name, arrive] of [
  ['the snapshot’s success view', askForSnapshot],
  ['the waitlist’s success view', joinWaitlist],
  ['/checkout-success without an order', (page: Page) => openPage(page, '/checkout-success')],
  ['/success', (page: Page) => openPage(page, '/success')],
] as const) {
  test(`one wall, the header’s, stands above the first room of ${name}`, async ({ page }) => {
    await arrive(page);
    await expect(page.locator('main .room').first()).toHaveCSS('border-top-width', '0px');
  });
}

test('the shadow of the compact header reaches past both edges of the window', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => scrollTo(0, 400));
  const bar = page.locator('.head[data-compact] .bar');
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
  const [, , blur = 0, spread = 0] = await bar.evaluate((element) =>
    [...getComputedStyle(element).boxShadow.matchAll(/(-?[\d.]+)px/g)].map(([, pixels]) => Number(pixels)),
  );
  // A blur fades over its own length, half of it inside the spread edge.
  expect(spread).toBeGreaterThanOrEqual(blur / 2);
});

for (const path of ['/', '/reactivation', '/coursecreator']) {
  test(`the door of ${path} swings where nothing stands`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [door, heading, room] = await page.locator('.way').evaluate((way) => {
        const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON();
        const within = way.closest('.room');
        return [boxOf(way.querySelector('svg')), boxOf(within?.querySelector('.intro')), boxOf(within)];
      });
      expect(door.bottom).toBeLessThan(heading.top);
      // It opens where the room's text begins.
      expect(Math.abs(door.left - heading.left)).toBeLessThan(1);
      expect(door.top).toBeGreaterThanOrEqual(room.top);
    }
  });
}

for (const path of ['/reactivation', '/freelendingsnapshot', '/coursecreator']) {
  test(`no opening of ${path} is in an outer wall`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const openings = await page.locator('.suite > .door').evaluateAll((rooms) =>
        rooms.map((room) => {
          const { display, right } = getComputedStyle(room, '::after');
          const [own, whole] = [room, room.parentElement].map((one) => one?.getBoundingClientRect().right ?? 0);
          const isAtSide = display !== 'none' && Number.parseFloat(right) < 0;
          return { isAtSide, isLastInRow: Math.abs((own ?? 0) - (whole ?? 0)) < 10 };
        }),
      );
      expect(openings.length).toBeGreaterThan(0);
      expect(
        openings.filter(({ isAtSide, isLastInRow }) => isAtSide && isLastInRow),
        `${width} px`,
      ).toEqual([]);
    }
  });
}

test('at 360 the names of the lists stand in full rows', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/admin');
  const tabs = page.locator('.tabs.lists > .tab');
  await tabs.first().waitFor();
  const widths = await tabs.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(new Set(widths.slice(0, -1)).size).toBe(1);
});

test('at 360 the error summary shows its heading below the header', async ({ page }) => {
  await page.setViewportSize(phone);
  await openBoxes(page);
  await page.getByRole('button', { name: 'Submit deal' }).click();
  const heading = page.getByRole('heading', { name: 'Please look at these fields again' });
  await expect(heading).toBeVisible();
  await expect.poll(() => topOf(page, '.summary h3')).toBeGreaterThan(await bottomOf(page, '.head .bar'));
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('at 360 pressing a day scrolls to its times, and so does pressing it again', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/book');
  const day = page.locator('.day-grid .free').nth(2);
  const firstTime = page.getByRole('radio').first();
  for (let press = 0; press < 2; press += 1) {
    await day.scrollIntoViewIfNeeded();
    await day.click();
    await expect(firstTime).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
  }
});

for (const [path, list, panel] of [
  ['/buy-box', '.tabs.regions', '.regions-panel:not([hidden])'],
  ['/onboarding-preview', '.tabs.packages', '.packages-panel:not([hidden])'],
  ['/admin', '.tabs.lists', '.lists-panel'],
] as const) {
  test(`the focus ring around a panel of ${path} stays clear of its tabs`, async ({ page }) => {
    await openPage(page, path);
    const shown = page.locator(panel).first();
    await shown.waitFor();
    await page.locator(list).getByRole('tab').first().focus();
    await shown.focus();
    const ring = await shown.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return element.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
    });
    expect(ring).toBeGreaterThanOrEqual(await bottomOf(page, list));
  });
}

test('nothing pinned to the window covers the test payment', async ({ page }) => {
  await page.setViewportSize(phone);
  await goToPayment(page);
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  await expect(page.locator('.test-mode')).toHaveCSS('position', 'static');
});

test('words in bold keep the dots of their i apart from the stems', async ({ page }) => {
  await openPage(page, '/disclaimer');
  const gaps = await page.evaluate(() => {
    const bold = document.querySelector('main')?.appendChild(document.createElement('b'));
    const weight = bold ? getComputedStyle(bold).fontWeight : '';
    // Drawn ten times as large as small and running text: at their own size it would depend on how this machine fits letters into pixels.
    return [15, 17].map((size) => {
      const context = new OffscreenCanvas(200, 400).getContext('2d', { willReadFrequently: true });
      if (context === null) return Number.NaN;
      context.font = `${weight} ${size * 10}px "Instrument Sans Variable"`;
      context.fillText('i', 50, 250);
      const { data } = context.getImageData(0, 0, 200, 400);
      const hasInk = Array.from({ length: 400 }, (_, row) =>
        data.subarray(row * 800, row * 800 + 800).some((value, at) => at % 4 === 3 && value > 0),
      );
      const inked = hasInk.slice(hasInk.indexOf(true), hasInk.lastIndexOf(true));
      return inked.filter((has) => !has).length / 10;
    });
  });
  // Less than a pixel would be seen as none.
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1);
});

test('on paper every buy box is printed, prices if they are drawn, the walk is whole, and home takes at most six sheets', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/buy-box');
  await page.emulateMedia({ media: 'print' });
  const panels = page.locator('.regions-panel');
  await expect(panels).toHaveCount(4);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const money = page.locator('.money-room');
  await expect(money).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await money.scrollIntoViewIfNeeded();
  await money.locator('.money-axis').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(money).toBeVisible();

  await page.goto('/');
  await expect(page.locator('.plan .walk.drawn').first()).toHaveCSS('animation-name', 'none');
  // Its typefaces come after the first paint.
  await page.waitForLoadState('networkidle');
  // Ground behind rooms would be a black block where a room moves to the next page.
  await expect(page.locator('#portfolio .suite')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);
});

test('without scripts all buy boxes are shown', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/buy-box');
  for (const panel of await page.locator('.regions-panel').all()) await expect(panel).toBeVisible();
  await context.close();
});

test('the onboarding preview says that it is one, above the form', async ({ page }) => {
  await openPage(page, '/onboarding-preview');
  await expect(page.getByText('Preview', { exact: true })).toBeInViewport();
  await expect(page.getByText('This is a preview of the form')).toBeInViewport();
});

test('every explanation in the figures has a control larger than the minimum target size', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/admin');
  const controls = page.locator('.cards .meaning');
  await controls.first().waitFor();
  const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  for (const height of heights) expect(height).toBeGreaterThan(25);
});

test('what stands below the buyers’ axis does not move when the axis comes', async ({ page }) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await openPage(page, '/buy-box');
    const place = page.locator('.money-place');
    const height = () => place.evaluate((element) => element.getBoundingClientRect().height);
    await expect(place.locator('.money-row')).toHaveCount(markets.length);
    const before = await height();
    await page.locator('.money-room').scrollIntoViewIfNeeded();
    await place.locator('.money-axis').waitFor();
    expect(Math.abs((await height()) - before)).toBeLessThan(16);
  }
});

/** Names that an owner writes, and may write in one long word. */
const names = {
  '/': ['.case-rooms .drawn-bars b', '.case-rooms .who b'],
  '/partners': ['.partner h2', '.partner .more'],
  '/blog': ['.posts h2 a', '.posts .drawn-bars b'],
  '/business-buyer-course': ['.weeks h3'],
};

for (const [path, selectors] of Object.entries(names)) {
  test(`a name of one long word stays in its room on ${path}`, async ({ page }) => {
    await openPage(page, path);
    await atBothWidths(page, async () => {
      for (const selector of selectors) {
        const past = await page
          .locator(selector)
          .first()
          .evaluate((element) => {
            element.textContent = 'RealEstateInvestorBookkeepingSoftware.com';
            const words = document.createRange();
            words.selectNodeContents(element);
            const room = element.closest('li');
            return words.getBoundingClientRect().right - (room?.getBoundingClientRect().right ?? 0);
          });
        expect(past, selector).toBeLessThan(0);
      }
    });
  });
}
