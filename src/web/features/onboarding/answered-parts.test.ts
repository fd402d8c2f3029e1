import { expect, test } from 'vitest';
import { answeredParts, type PartFields } from './answered-parts.ts';
import { emptyOnboarding } from './onboarding-values.ts';

const parts: PartFields[] = [
  { needs: ['fullName', 'phone'] },
  { offers: ['hasDomain', 'domainName'] },
  { offers: ['pages'] },
  { offers: ['socialMedia'] },
];
const given = (values: Record<string, unknown>) => {
  const all = new Map<string, unknown>(Object.entries({ ...emptyOnboarding, ...values }));
  return (name: string) => all.get(name);
};

test('a part is answered when all that it needs is given, or any of what it offers', () => {
  expect(answeredParts(parts, given({}))).toBe('0010');
  expect(answeredParts(parts, given({ fullName: 'Ada', phone: '  ' }))).toBe('0010');
  expect(answeredParts(parts, given({ fullName: 'Ada', phone: '214', hasDomain: true }))).toBe('1110');
  const social = { instagram: '', facebook: '', tiktok: '@ada' };
  expect(answeredParts(parts, given({ pages: { home: false }, socialMedia: social }))).toBe('0001');
});

test('a field with an error answers nothing', () => {
  const values = given({ fullName: 'Ada', phone: '2' });
  expect(answeredParts(parts, values, (name) => name === 'phone')).toBe('0010');
});
