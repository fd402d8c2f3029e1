import { expect, test } from 'vitest';
import { claims, offer } from './about.ts';
import { lendingParts } from './lending.ts';
import { packages, starterPlan } from './packages.ts';
import { comingSoon, portfolio } from './portfolio.ts';

test('the catalogue has the prices and turnarounds that the pages promise', () => {
  expect(packages.map(({ id, name, priceCents, turnaround }) => ({ id, name, priceCents, turnaround }))).toEqual([
    { id: 'website-build', name: 'Website Build', priceCents: 150_000, turnaround: '2-week turnaround' },
    { id: 'full-ghl-buildout', name: 'Full CRM Buildout', priceCents: 250_000, turnaround: '3-week turnaround' },
  ]);
  expect(starterPlan.price).toBe('$7');
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

test('the snapshot is worth the sum of its three parts: website, texts and calendar', () => {
  expect(lendingParts.map(({ name, dollars }) => [name, dollars])).toEqual([
    ['Website', 5000],
    ['AI SMS automation', 3000],
    ['Calendar integration', 2000],
  ]);
});

test('the claims and the offer are the ones agreed', () => {
  expect(`${claims.projects.figure} ${claims.projects.note}`).toBe('4+ projects active this quarter');
  expect(`${claims.clients.figure} ${claims.clients.note}`).toBe('200+ satisfied clients');
  expect(`${claims.consultation.note}, ${claims.consultation.figure}`).toBe('free consultation, 30 minutes');
  expect([claims.sameDay, claims.reply]).toEqual(['Same-day response', '24-hour response']);
  expect([offer.price.figure, offer.turnaround.figure, offer.support.figure]).toEqual([
    'from $1,500',
    '7-14 days',
    '14 days',
  ]);
});
