import { crmBuildout, websiteBuild } from '../test-support/data/sold.ts';
import { site } from '../content/site.ts';
import { tellPhoneHours } from '../src/domain/phones/told-phone.ts';
import { consulting, starterPlan } from '../content/packages.ts';
import { about } from '../content/about.ts';
import { portfolio } from '../content/portfolio.ts';
import { desktop, expect, expectNoSidewaysScroll, expectWhole, phone, test } from './support/test.ts';

const sections = [
  { id: 'freedom-guide', heading: 'Transform your business' },
  { id: 'about-me', heading: 'My Journey' },
  { id: 'portfolio', heading: 'Product Portfolio' },
  { id: 'crm-services', heading: 'CRM services' },
  { id: 'coming-soon', heading: 'Coming Soon' },
  { id: 'podcast', heading: 'Podcast' },
  { id: 'contact', heading: 'Contact' },
];

test('the sections are in order, each with its anchor', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(sections.map(({ heading }) => heading));
  for (const { id, heading } of sections)
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toHaveText(heading);
});

test('an anchor leads to its section, clear of the header', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/#crm-services');
  const heading = page.getByRole('heading', { name: 'CRM services' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('cards lead to the checkout of their package, the order page and the consultant', async ({ page }) => {
  await page.goto('/');
  const services = page.locator('#crm-services');
  await expect(services.getByRole('link', { name: `Order ${websiteBuild.name}` })).toHaveAttribute(
    'href',
    '/checkout?service=website-build',
  );
  await expect(services.getByRole('link', { name: `Order ${crmBuildout.name}` })).toHaveAttribute(
    'href',
    '/checkout?service=full-ghl-buildout',
  );
  await expect(services.getByRole('link', { name: `Start for ${starterPlan.price}` })).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  await expect(services.getByText(consulting.price)).toBeVisible();
  await expect(page.locator('#contact').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.locator('#contact')).toContainText(tellPhoneHours(site));
});

test('every way to a strategy session opens the booking dialog, and gives the focus back', async ({ page, foyer }) => {
  const events: unknown[] = [];
  page.on('request', (request) => {
    if (request.url() === `${foyer.url}/api/analytics/event`) events.push(request.postDataJSON());
  });
  await page.goto('/');
  const buttons = ['Get Free Strategy Session', 'Book a session', 'Strategy Session', 'Book Consultation'];
  for (const name of buttons) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  await expect.poll(() => events).toHaveLength(4);
  expect(events[0]).toMatchObject({
    name: 'calendar_open',
    page: '/',
    properties: { source: 'hero_strategy_session' },
  });
});

test('the structured data names the business and its prices, and the policy allows it', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/');
  await expect(page).toHaveTitle(`CRM and follow-up systems for real estate | ${site.brand}`);
  const facts: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(facts).toMatchObject({
    '@type': 'ProfessionalService',
    makesOffer: [{ price: websiteBuild.dollars }, { price: crmBuildout.dollars }],
  });
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the quiz button opens the quiz and says so', async ({ page }) => {
  await page.goto('/');
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/analytics/event') && request.postData()?.includes('quiz_opened') === true,
  );
  await page.getByRole('button', { name: /Which system fits you/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({ properties: { source: 'hero_quiz_button' } });
});

test('the page reads before any script, and under reduced motion nothing is still being drawn', async ({
  browser,
  foyer,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(foyer.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  const names = await page.locator('.plan-wide .drawn').evaluate((walk) => getComputedStyle(walk).animationName);
  expect(names).toBe('none');
  await context.close();
});

test('on a phone the plan, which lies below the first screen, is walked once it is in view', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const stage = page.locator('.plan-stage');
  const walk = stage.locator('.plan-narrow .drawn');
  const states = () => walk.evaluate((line) => line.getAnimations().map(({ playState }) => playState));
  await expect(stage).not.toBeInViewport({ ratio: 0.3 });
  await expect.poll(states).toEqual(['paused']);
  await stage.scrollIntoViewIfNeeded();
  await expect.poll(states).toEqual(['finished']);
});

test('the page is accessible', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectWhole(page);
});

test('each product is shown at work, also before any script', async ({ browser, foyer, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const before = await context.newPage();
  await before.goto(foyer.url);
  const rooms = before.locator('#portfolio article');
  for (const { name } of portfolio)
    await expect(rooms.filter({ hasText: name }).getByRole('figure', { name: `${name}: an example` })).toBeVisible();
  // What nobody could move is not offered.
  await expect(before.getByLabel('Repairs')).toBeHidden();
  await context.close();
  await page.goto('/');
  await expect(page.getByLabel('Repairs')).toBeVisible();
});

test('after the offer three cases measure before and after, and say that they are examples', async ({ page }) => {
  await page.goto('/');
  const cases = page
    .locator('#freedom-guide')
    .getByRole('listitem')
    .filter({ has: page.locator('blockquote') });
  await expect(cases).toHaveCount(about.cases.length);
  for (const [place, { before, after, quote, name }] of about.cases.entries()) {
    const one = cases.nth(place);
    for (const said of [before.figure, after.figure, quote, name, 'example']) await expect(one).toContainText(said);
    const widths = await one
      .locator('rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    const [was = 0, now = 0] = widths;
    expect(was > now).toBe(before.amount > after.amount);
  }
});

test('two of them run, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  const offer = page.locator('#portfolio article').filter({ has: page.getByLabel('Repairs') });
  const said = await offer.getByRole('status').textContent();
  // The code of what runs comes after the page answers.
  await expect(async () => {
    await offer.getByLabel('Repairs').press('ArrowRight');
    expect(await offer.getByRole('status').textContent()).not.toBe(said);
  }).toPass();
  const finance = page.locator('#portfolio article').filter({ has: page.getByLabel('Down') });
  const left = finance.getByRole('row', { name: /^left over/ });
  const kept = await left.textContent();
  await finance.getByLabel('Price').press('ArrowLeft');
  await expect(left).not.toHaveText(kept ?? '');
});

test('no name on the plan is crossed by the walk', async ({ page }) => {
  for (const { width, plan } of [
    { width: 360, plan: '.plan-narrow' },
    { width: 1280, plan: '.plan-wide' },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const crossed = await page.locator(plan).evaluate((drawing) => {
      const boxes = [...drawing.querySelectorAll('text')].map((text) => ({
        name: text.textContent,
        box: text.getBBox(),
      }));
      const names = new Set<string>();
      for (const walk of drawing.querySelectorAll<SVGPathElement>('.walk')) {
        const length = walk.getTotalLength();
        for (let along = 0; along <= length; along += 2) {
          const { x, y } = walk.getPointAtLength(along);
          for (const { name, box } of boxes)
            if (x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height) names.add(name);
        }
      }
      return [...names];
    });
    expect(crossed).toEqual([]);
  }
});

test('on a phone the products are a row that one walks along, and the page stays where it is', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const rooms = page.locator('#portfolio article');
  await rooms.first().scrollIntoViewIfNeeded();
  const heights = await rooms.evaluateAll((all) => all.map((room) => room.clientHeight));
  const row = await page.locator('#portfolio .suite').evaluate((suite) => suite.clientHeight);
  // One room high, not eight.
  expect(row / Math.max(...heights)).toBeLessThan(1.1);
  await rooms.last().getByRole('link').focus();
  await expect(rooms.last().getByRole('link')).toBeInViewport();
  await expectNoSidewaysScroll(page);
  // On paper they stand below each other again, whole.
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('#portfolio .suite').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(1);
});

test('nothing but the room’s own padding lies below what the first room says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const free = await page.locator('.hero').evaluate((hero) => {
    const bottom = (query: string) => hero.querySelector(query)?.getBoundingClientRect().bottom ?? 0;
    const { bottom: end, height } = hero.getBoundingClientRect();
    return (end - Math.max(bottom('.key-figures'), bottom('.lead-next ul'))) / height;
  });
  expect(free).toBeLessThan(0.1);
});

test('no width leaves a gap in a set of rooms', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await page.locator('.suite').evaluateAll((suites) =>
      suites.map((suite) => {
        const area = (element: Element) => element.clientWidth * element.clientHeight;
        return [...suite.children].reduce((left, room) => left - area(room), area(suite)) / area(suite);
      }),
    );
    for (const gap of gaps) expect(gap).toBeLessThan(0.05);
  }
});

test('no width makes the page scroll sideways', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 768, 960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('an overlay whose code cannot be loaded says so, and the page and the next press still work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(/booking-dialog/, (route) => route.abort());
  const button = page.getByRole('button', { name: 'Get Free Strategy Session' });
  await button.click();
  await expect(page.getByText('That did not open')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/booking-dialog/);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the about section lists education and experience, each entry whole', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#about-me');
  for (const { degree, institution, year } of about.education) {
    const entry = section.getByRole('listitem').filter({ hasText: degree });
    await expect(entry).toContainText(institution);
    await expect(entry).toContainText(year);
  }
  for (const { position, company, period } of about.experience) {
    const entry = section.getByRole('listitem').filter({ hasText: company });
    await expect(entry).toContainText(position);
    await expect(entry).toContainText(period);
  }
});
