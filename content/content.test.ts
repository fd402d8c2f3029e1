import { expect, test } from 'vitest';
import { claims, offer } from './about.ts';
import { lendingParts } from './lending.ts';
import { lowestPrice, packages, priceOf } from './packages.ts';
import { comingSoon, portfolio } from './portfolio.ts';

const CENTS_IN_DOLLAR = 100;

test('the catalogue has the packages and turnarounds that the pages promise, each with the price that is said of it', () => {
  expect(packages.map(({ id, name, turnaround }) => ({ id, name, turnaround }))).toEqual([
    { id: 'website-build', name: 'Website Build', turnaround: '2-week turnaround' },
    { id: 'full-ghl-buildout', name: 'Full CRM Buildout', turnaround: '3-week turnaround' },
  ]);
  for (const { id, priceCents } of packages)
    expect(Number(priceOf(id).replaceAll(/[$,]/g, '')) * CENTS_IN_DOLLAR).toBe(priceCents);
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

test('the snapshot has three parts, each worth something: website, texts and calendar', () => {
  expect(lendingParts.map(({ name }) => name)).toEqual(['Website', 'AI SMS automation', 'Calendar integration']);
  for (const { dollars } of lendingParts) expect(dollars).toBeGreaterThan(0);
});

test('the claims and the offer are the ones agreed', () => {
  expect(`${claims.projects.figure} ${claims.projects.note}`).toBe('4+ projects active this quarter');
  expect(`${claims.clients.figure} ${claims.clients.note}`).toBe('200+ satisfied clients');
  expect(`${claims.consultation.note}, ${claims.consultation.figure}`).toBe('free consultation, 30 minutes');
  expect([claims.sameDay, claims.reply]).toEqual(['Same-day response', '24-hour response']);
  expect([offer.price.figure, offer.turnaround.figure, offer.support.figure]).toEqual([
    `from ${lowestPrice}`,
    '7-14 days',
    '14 days',
  ]);
});
