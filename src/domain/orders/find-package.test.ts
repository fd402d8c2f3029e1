import { expect, test } from 'vitest';
import { packages } from '../../../content/packages.ts';
import { findPackage, packageOf } from './find-package.ts';

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
