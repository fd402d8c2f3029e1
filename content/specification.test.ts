import { expect, test } from 'vitest';
import { readPosts } from '../scripts/texts/read-posts.ts';
import { findPackage } from '../src/domain/orders/find-package.ts';
import { tellPhoneHours } from '../src/domain/phones/told-phone.ts';
import { claims, offer } from './about.ts';
import { courseCreator } from './courses.ts';
import { crmPlatform, lendingParts, strategySession } from './lending.ts';
import { consulting, delivery, lowestPrice, packages, priceOf, starterPlan } from './packages.ts';
import { partners } from './partners.ts';
import { comingSoon, portfolio } from './portfolio.ts';
import { quizPackages } from './quiz.ts';
import { site } from './site.ts';

/**
 * What the specification quotes of prices, times, names and claims, against the content that Foyer comes with. This is the one place that does: every
 * other test takes them from content/ (test-support/data/sold.ts), so that a change here is a change of words and breaks nothing else. Tests read
 * content/ alone: a folder of the owner's own (CONTENT_DIR) is for `npm run content:check`. Whoever edits content/ itself leaves the specification on
 * purpose; what fails here then says where.
 */

test('the catalogue has the packages, prices and turnarounds of the specification', () => {
  const sold = packages.map(({ id, name, orderName, priceCents, turnaround }) => ({
    id,
    name,
    orderName,
    priceCents,
    price: priceOf(id),
    turnaround,
  }));
  expect(sold).toEqual([
    {
      id: 'website-build',
      name: 'Website Build',
      orderName: 'Website Build',
      priceCents: 150_000,
      price: '$1,500',
      turnaround: '2-week turnaround',
    },
    {
      id: 'full-ghl-buildout',
      name: 'Full CRM Buildout',
      orderName: 'Full GHL Buildout',
      priceCents: 250_000,
      price: '$2,500',
      turnaround: '3-week turnaround',
    },
  ]);
  expect(findPackage({ description: 'Website + CRM' })?.id).toBe('full-ghl-buildout');
  expect(delivery).toMatchObject({ beginsWithin: '24 hours', support: '14 days', turnaround: '7-14 days' });
});

test('consulting, the starter plan, the CRM account, the session, the lending system and the course cost what the specification says', () => {
  expect([consulting.price, starterPlan.price]).toEqual(['Custom', '$7']);
  expect([crmPlatform.price, crmPlatform.regularPrice]).toEqual(['$7', '$97']);
  expect([strategySession.minutes, strategySession.value]).toEqual([30, '$297']);
  expect(lendingParts.map(({ name, dollars }) => [name, dollars])).toEqual([
    ['Website', 5000],
    ['AI SMS automation', 3000],
    ['Calendar integration', 2000],
  ]);
  const { monthlyDollars, yearlyDollars, buildout } = courseCreator;
  expect([monthlyDollars, yearlyDollars, monthlyDollars * 12 - yearlyDollars]).toEqual([97, 970, 194]);
  expect([buildout.dollars, buildout.supportDays]).toEqual([1500, 30]);
});

test('the quiz recommends the five packages of the specification, at its prices', () => {
  expect(quizPackages.map(({ key, title, price }) => [key, title, price])).toEqual([
    ['starter-crm', 'Starter CRM System', '$1,500'],
    ['crm-automation', 'CRM + Automation', '$2,500'],
    ['website-funnel', 'Website + Funnel First', '$1,500'],
    ['crm-voice-ai', 'CRM + Voice AI', '$2,500'],
    ['full-system', 'Full System Build', 'Custom'],
  ]);
});

test('the portfolio has eight items, one of them lit, each with a way in', () => {
  expect(portfolio).toHaveLength(8);
  expect(new Set(portfolio.map((item) => item.id)).size).toBe(8);
  expect(portfolio.filter((item) => item.isHighlighted)).toHaveLength(1);
  for (const { buttonText, buttonLink } of portfolio) {
    expect(buttonText).not.toBe('');
    expect(buttonLink).toMatch(/^(\/|https:\/\/|mailto:)/);
  }
});

test('three things are coming soon', () => {
  expect(comingSoon.map((item) => item.name)).toEqual(['Multi-group post tool', 'CRM v2', 'Agent finder']);
});

test('the claims, the hours and the offer are those of the specification', () => {
  expect(`${claims.projects.figure} ${claims.projects.note}`).toBe('4+ projects active this quarter');
  expect(`${claims.clients.figure} ${claims.clients.note}`).toBe('200+ satisfied clients');
  expect(`${claims.consultation.note}, ${claims.consultation.figure}`).toBe('free consultation, 30 minutes');
  expect([claims.sameDay, claims.reply]).toEqual(['Same-day response', '24-hour response']);
  expect(tellPhoneHours(site)).toBe('Mon-Wed 9 AM - 3 PM EST');
  expect(lowestPrice).toBe('$1,500');
  expect([offer.price.figure, offer.turnaround.figure, offer.support.figure]).toEqual([
    'from $1,500',
    '7-14 days',
    '14 days',
  ]);
});

test('there are eleven partners in ten categories', () => {
  expect(partners).toHaveLength(11);
  expect(new Set(partners.map(({ id }) => id)).size).toBe(11);
  expect([...new Set(partners.map(({ category }) => category))]).toEqual([
    'Data & Analytics',
    'Deal Finding',
    'Lead Generation',
    'Education',
    'Marketing',
    'Rental Income',
    'Cost Savings',
    'Networking',
    'Web Services',
    'Business Services',
  ]);
});

test('each has words, an address nobody owns, and an offer; trials of 7 days and of 2 weeks are among them', () => {
  for (const { name, description, link, offer: offered } of partners) {
    expect([name, description, offered].every((text) => text.length > 5)).toBe(true);
    expect(new URL(link).hostname).toMatch(/\.example$/);
  }
  const offers = partners.map((partner) => partner.offer).join('\n');
  expect(offers).toMatch(/7-day free trial/);
  expect(offers).toMatch(/2-week free trial/);
});

const posts = await readPosts();

test('there are two posts, newest first, each with its read time', () => {
  expect(posts.map(({ slug, readTime }) => [slug, readTime])).toEqual([
    ['over-40-and-waiting', '5 min'],
    ['ai-took-over-follow-ups', '6 min'],
  ]);
});

test('each post has 600 to 1,000 words, in headings, paragraphs and lists, and a video', () => {
  for (const { slug, text, video } of posts) {
    const words = text.split(/\s+/).filter((word) => /\w/.test(word));
    expect(words.length, slug).toBeGreaterThanOrEqual(600);
    expect(words.length, slug).toBeLessThanOrEqual(1000);
    expect(text, slug).toMatch(/^## /m);
    expect(text, slug).toMatch(/^(- |1\. )/m);
    expect(video, slug).toBeDefined();
  }
});

test('the claims stand in the posts: hours saved, the gain in responses, and the target', () => {
  const all = posts.map(({ text }) => text).join('\n');
  for (const claim of ['12+ hours saved', '32% response gain', '1,500 people']) expect(all).toContain(claim);
});
