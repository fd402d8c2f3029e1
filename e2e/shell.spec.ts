import { site } from '../content/site.ts';
import { desktop, expect, expectAccessible, expectWhole, phone, test } from './support/test.ts';
import { shownColours, tokensOf } from './support/shown-colours.ts';
import { expectMenu, open } from './support/shell.ts';

const links = [
  ['Home', '/'],
  ['Portfolio', '/#portfolio'],
  ['Blog', '/blog'],
  ['Partners', '/partners'],
  ['Buy Box', '/buy-box'],
  ['Contact', '/#contact'],
] as const;

test('on a wide screen the header leads to the six places, and says where one is', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of links) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(nav.locator('[aria-current=page]')).toHaveText('Home');
  const call = page.getByRole('banner').getByRole('link', { name: 'Book a call', exact: true });
  await expect(call).toHaveAttribute('href', '/book');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('on a wide screen the header looks the same on every page', async ({ page }) => {
  await page.setViewportSize(desktop);
  const parts = async (path: string) => {
    await open(page, path);
    await page.evaluate('document.fonts.ready');
    const header = page.getByRole('banner');
    return {
      brand: await header.getByRole('link', { name: site.brand }).boundingBox(),
      call: await header.getByRole('link', { name: 'Book a call' }).boundingBox(),
    };
  };
  const onPartners = await parts('/partners');
  for (const path of ['/', '/blog', '/book', '/buy-box', '/coursecreator'])
    expect(await parts(path)).toEqual(onPartners);
});

test('the footer has its nine links, three networks, e-mail and phone', async ({ page }) => {
  await open(page, '/');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(hrefs.slice(0, 9)).toEqual([
    '/',
    '/#portfolio',
    '/#about-me',
    '/partners',
    '/buy-box',
    '/#contact',
    '/privacy-policy',
    '/terms-of-service',
    '/disclaimer',
  ]);
  expect(hrefs.slice(9).map((href) => href.split(':')[0])).toEqual(['mailto', 'tel', 'https', 'https', 'https']);
});

test('past 50 px the header is compact and casts a shadow, and nothing below it moves', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const header = page.getByRole('banner');
  const bar = header.locator('.bar');
  const tall = await bar.evaluate((element) => element.clientHeight);
  await page.evaluate(() => scrollTo(0, 50));
  await expect(header).not.toHaveAttribute('data-compact');
  const contentTop = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  const before = await contentTop();

  await page.evaluate(() => scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-compact', '');
  await expect.poll(() => bar.evaluate((element) => element.clientHeight)).toBeLessThan(tall);
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
  expect(await contentTop()).toBe(before);
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
});

test('a long brand keeps to the header on a phone, and covers nothing below it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/blog');
  const over = await page.locator('.head').evaluate((head) => {
    const brand = head.querySelector('.brand');
    if (brand?.firstChild) brand.firstChild.textContent = 'Larkspur & Cedar Property Partnerships International';
    brand?.setAttribute('data-long', '');
    const bar = head.querySelector('.bar');
    return (bar?.getBoundingClientRect().bottom ?? 0) - head.getBoundingClientRect().bottom;
  });
  expect(over).toBeLessThanOrEqual(0);
});

test('on a phone the menu opens, leads and closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await expectMenu(page, async (menu) => {
    for (const [name, href] of links) {
      const link = menu.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link.locator('svg')).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test('without any script the menu opens all the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test.describe(() => {
  test.use({ brandMoves: true });

  test('the brand leads home through plum, brick and verdigris in 5 s, and rests where motion is not wanted', async ({
    page,
  }) => {
    await open(page, '/nowhere');
    const brand = page.getByRole('banner').getByRole('link', { name: site.brand });
    /** Which of the three the word is drawn in; where two meet both. What is mixed of two is none of them. */
    const coloursAt = async (ms: number) => {
      await brand.evaluate((element, time) => {
        const loops = element.getAnimations({ subtree: true });
        if (loops.length === 0) throw new Error('The brand does not move');
        for (const loop of loops) {
          loop.pause();
          // Their clock starts at 0 where plum has just come.
          loop.currentTime = time;
        }
      }, ms);
      return shownColours(await brand.screenshot(), await tokensOf(page, ['plum', 'brick', 'verdigris']));
    };
    // Anything else would keep the page's main thread drawing for as long as it is open.
    const moves = await brand.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
    );
    expect(new Set(moves)).toEqual(new Set(['transform']));
    expect(await coloursAt(0)).toEqual(['plum']);
    expect(await coloursAt(900)).toEqual(['plum']);
    expect(await coloursAt(1500)).toEqual(['plum', 'brick']);
    expect(await coloursAt(2300)).toEqual(['brick']);
    await expectAccessible(page);
    expect(await coloursAt(3000)).toEqual(['brick', 'verdigris']);
    expect(await coloursAt(3800)).toEqual(['verdigris']);
    await expectAccessible(page);
    expect(await coloursAt(4500)).toEqual(['plum', 'verdigris']);
    expect(await coloursAt(5000)).toEqual(['plum']);
    await brand.click();
    await expect(page).toHaveURL('/');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await brand.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

test('the not-found page is accessible and fits', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/nowhere');
  await expectWhole(page);
});
