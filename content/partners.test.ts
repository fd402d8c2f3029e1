import { expect, test } from 'vitest';
import { partners } from './partners.ts';

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
  for (const { name, description, link, offer } of partners) {
    expect([name, description, offer].every((text) => text.length > 5)).toBe(true);
    expect(new URL(link).hostname).toMatch(/\.example$/);
  }
  const offers = partners.map(({ offer }) => offer).join('\n');
  expect(offers).toMatch(/7-day free trial/);
  expect(offers).toMatch(/2-week free trial/);
});
