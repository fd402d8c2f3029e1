import { expect, test } from 'vitest';
import { packages } from '../../../content/packages.ts';
import { costs, findPackage, packageOf } from './find-package.ts';

test.each([
  ['Website Build', 'website-build'],
  ['Full GHL Buildout', 'full-ghl-buildout'],
  ['Full CRM Buildout', 'full-ghl-buildout'],
  ['  full crm  buildout ', 'full-ghl-buildout'],
  ['Website + CRM', 'full-ghl-buildout'],
  ['Full', undefined],
  ['WebsiteBuild', undefined],
  ['', undefined],
])('the package called %o is %s', (description, id) => {
  expect(findPackage({ description })?.id).toBe(id);
});

test('an id says which package it is, whatever it is called beside it', () => {
  expect(findPackage({ serviceId: 'website-build', description: 'Full GHL Buildout' })?.id).toBe('website-build');
  expect(findPackage({ serviceId: '__proto__', description: 'Website Build' })).toBeNull();
  expect(packageOf('full-ghl-buildout')?.onboarding).toBe('website-crm');
});

test('no label is of two packages', () => {
  const labels = packages.flatMap(({ name, orderName, otherNames }) => [...new Set([name, orderName, ...otherNames])]);
  expect(new Set(labels).size).toBe(labels.length);
});

test('a price is met to the cent, with decimals or without', () => {
  for (const priceCents of [1, 750, 8_220, 164_950, 180_000, 1_999_999])
    expect(costs({ priceCents }, Number((priceCents / 100).toFixed(2))), String(priceCents)).toBe(true);
  // 1.15 * 100 is 114.99999999999999.
  expect(costs({ priceCents: 115 }, 1.15)).toBe(true);
  for (const dollars of [1649, 1649.49, 1649.51, 1649.500_1, 164_950, -1649.5, Number.NaN])
    expect(costs({ priceCents: 164_950 }, dollars), String(dollars)).toBe(false);
});
