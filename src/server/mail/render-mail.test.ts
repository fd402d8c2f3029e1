import { expect, test } from 'vitest';
import type { MailTemplate } from '../outbox/mail-schemas.ts';
import { mailExamples as examples } from '../../../test-support/data/mail-examples.ts';
import { drawPicture } from './draw-picture.ts';
import { PICTURE_ID } from './picture-id.ts';
import { renderMail, type RenderedMail } from './render-mail.ts';
import { site } from '../../../content/site.ts';

const SITE = 'https://hallway.example';
async function render(template: string, props: unknown): Promise<RenderedMail> {
  return renderMail(JSON.stringify({ template, to: 'ada@example.com', props }), SITE);
}

/** What a mail says to a visitor, with the given props over the example's. */
async function renderExample<Name extends MailTemplate>(
  template: Name,
  props: Partial<(typeof examples)[Name]> = {},
): Promise<RenderedMail> {
  return render(template, { ...examples[template], ...props });
}

/** Replaces every string, at any depth. */
function poison(value: unknown, words: string): unknown {
  if (typeof value === 'string') return words;
  if (Array.isArray(value)) return value.map((item) => poison(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poison(item, words)]));
}

/** Of this site, or to its owner. */
const isOwn = (href: string) => href.startsWith(`${SITE}/`) || href === `mailto:${site.email}`;

const everyMail = Object.entries(examples);

test.each(everyMail)('%s has a subject, a beginning for the list, text and HTML', async (template, props) => {
  const { subject, text, html } = await render(template, props);
  expect(subject).toMatch(/^\S.{8,148}\S$/);
  expect(html).toContain('lang="en"');
  expect(html).toMatch(/data-skip-in-text="true">[A-Z$]/);
  for (const form of [text, html]) {
    expect(form).toContain(site.brand);
    expect(form).toContain('You get this mail because');
    expect(form).toContain(site.postalAddress);
  }
});

test.each(everyMail)('every link of %s is an absolute one, and the text has them all', async (template, props) => {
  const { text, html } = await render(template, props);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(links.length).toBeGreaterThan(2);
  for (const href of links) {
    expect(isOwn(href), href).toBe(true);
    expect(text).toContain(href.replace('mailto:', ''));
  }
});

test.each(everyMail)('%s says in its text what it says in HTML, and holds no markup', async (template, props) => {
  const { text, html } = await render(template, props);
  expect(text).not.toMatch(/<\/?\w+|&\w+;|undefined|null/);
  const cells = [...html.matchAll(/<(?:p|h2|li|th|td)\b[^>]*>([^<]+)<\/(?:p|h2|li|th|td)>/g)];
  expect(cells.length).toBeGreaterThan(2);
  for (const [, words = ''] of cells)
    expect(text).toContain(words.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
});

test.each(everyMail)('what is typed stays words in %s', async (template, props) => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>\r\nBcc: eve@example.com';
  const { subject, html } = await render(template, poison(props, evil));
  expect(html).not.toMatch(/<script|<img/);
  expect(html).not.toContain('href="">');
  expect(subject).not.toMatch(/[\r\n]/);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  for (const href of links) expect(isOwn(href), href).toBe(true);
});

test('a link that is no web address leads to the site instead', async () => {
  // oxlint-disable-next-line no-script-url -- what is refused
  const { html, text } = await renderExample('booking-moved', { manageUrl: 'javascript:alert(1)' });
  expect(`${html}${text}`).not.toContain('javascript:');
});

test('an address that anybody can type into a form is sent nothing that they wrote beside it', async () => {
  const advert = 'Win $500 at casino.example';
  for (const template of ['quiz-result', 'reactivation-received'] as const) {
    const { text } = await renderExample(template, { firstName: advert });
    expect(text).toContain('Hello,');
    expect(text).not.toContain('casino');
  }
  const { subject, text, html } = await renderExample('deal-received', { name: advert, address: `Go to ${advert}` });
  expect(`${subject}${text}${html}`).not.toContain('casino');
});

test('the quiz result repeats the package with its price and leads to a call', async () => {
  const { subject, text } = await renderExample('quiz-result');
  expect(subject).toBe('Your quiz result: Starter CRM System');
  for (const words of ['Price: $1,800', '- Reminders', `${SITE}/book`]) expect(text).toContain(words);
});

test('the quiz result draws the floor plan, says it in words, and leads to the page to print', async () => {
  const { text, html, pictureSvg } = await renderExample('quiz-result');
  for (const words of [
    '- Phone room: dark, deals lost here, calls ring out, the leak',
    '- Front door: dark, no website yet',
    'Because you said:',
    `Print or share your plan:\n${SITE}/api/floor-plan/a.b`,
  ])
    expect(text).toContain(words);
  expect(html).toContain(`src="cid:${PICTURE_ID}"`);
  expect(html).toMatch(/alt="[^"]*Phone room: dark, deals lost here/);
  expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  const png = await drawPicture(pictureSvg ?? '');
  expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  expect(png.length).toBeLessThan(100_000);
});

test('a quiz result that was queued before there were floor plans, or of which nothing is known, comes without one', async () => {
  for (const plan of [undefined, { answers: { shoeSize: '44' }, path: '/x', at: 0 }]) {
    const { text, html, pictureSvg } = await renderExample('quiz-result', { plan });
    expect(pictureSvg).toBeUndefined();
    expect(`${text}${html}`).not.toMatch(/floor plan|<img/i);
  }
});

test('a deal is answered within 24-48 hours', async () => {
  const { text } = await renderExample('deal-received');
  expect(text).toContain('4418 Larkspur Ln, Houston, TX');
  expect(text).toContain('within 24-48 hours');
});

test('the lending mail delivers what the page promises', async () => {
  const { text } = await renderExample('lending-snapshot');
  for (const words of [
    'Website',
    'AI SMS automation',
    'Calendar integration',
    `${SITE}/freelendingsnapshot`,
    `${SITE}/api/lending-system/a.b`,
    `${SITE}/book`,
  ])
    expect(text).toContain(words);
});

test('a booking is told in the visitor’s own time, with its calendar file and the way to change it', async () => {
  const { subject, text, calendar } = await renderExample('booking-confirmed');
  expect(subject).toBe('Booked: strategy session on Tuesday, November 24, 10:00 AM MST');
  expect(text).toContain('Time: 10:00 AM MST');
  expect(text).toContain(`${SITE}${examples['booking-confirmed'].manageUrl}`);
  expect(calendar).toBe(examples['booking-confirmed'].ics);
  expect((await renderExample('booking-moved', { visitorTimeZone: 'Mars/Olympus' })).text).toContain('5:00 PM UTC');
});

test('a purchase is confirmed with what was paid and what is to be done; a test purchase cannot be taken for one', async () => {
  const real = await renderExample('purchase-confirmed');
  expect(real.subject).toBe('Your order: Website Build');
  for (const words of ['Paid: $1,800.00', '7b0c2c7e', 'onboarding form']) expect(real.text).toContain(words);
  expect(real.text).not.toMatch(/test/i);
  const tried = await renderExample('purchase-confirmed', { isTest: true, hasForm: false });
  expect(tried.subject).toBe('Test, no money moved: Your order: Website Build');
  expect(tried.text).toContain('nobody was charged');
  expect(tried.text).not.toMatch(/Paid:|has arrived|onboarding form/);
});

test('an alert about somebody who left no address is answered to nobody', async () => {
  const { subject, text, replyTo } = await renderExample('owner-alert', { who: { name: '', email: '' } });
  expect(subject).toBe('New deal');
  expect(text).toContain('E-mail: not left');
  expect(text).not.toContain('Answering this mail');
  expect(replyTo).toBeUndefined();
});

test('an alert says who and what, and answers go to them', async () => {
  const { subject, text, replyTo } = await renderExample('owner-alert');
  expect(subject).toBe('New deal: Ada Byron');
  expect(text).toContain('E-mail: ada@example.com\nProperty: 4418 Larkspur Ln');
  expect(replyTo).toEqual({ name: 'Ada Byron', address: 'ada@example.com' });
});

test('a mail that is not known, or lacks something, is refused', async () => {
  await expect(render('from-the-future', {})).rejects.toThrow(/template/);
  await expect(render('waitlist-joined', {})).rejects.toThrow(/name/);
});

test('a mail that asks to confirm says until when, and is not sent after that', async () => {
  const { subject, text, until } = await renderExample('booking-unconfirmed');
  expect(subject).toBe('Please confirm: strategy session on Tuesday, November 24, 10:00 AM MST');
  expect(text).toContain('The time is held for you until 10:30 AM MST');
  expect(text).toContain('https://hallway.example/book/manage?token=abc');
  expect(until).toBe(Date.UTC(2026, 10, 21, 17, 30));
});

test('the marks around a command, which the desk shows as one, are not in a mail', async () => {
  const { text, html } = await renderExample('site-notice', { detail: '`npm run doctor` looks at every part.' });
  for (const form of [text, html]) {
    expect(form).toContain('npm run doctor looks at every part.');
    expect(form).not.toContain('`');
  }
});
