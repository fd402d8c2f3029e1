import { expect, test } from 'vitest';
import { packages } from '../../../../content/packages.ts';
import { endsWhenPaid, productOf } from './product.ts';

test('a package without a form ends with the payment, a package with a form does not', () => {
  expect(endsWhenPaid({ onboarding: null })).toBe(true);
  expect(endsWhenPaid({ onboarding: 'website' })).toBe(false);
});

test('each package of the catalogue is sold under its id with its own form, and no other id is sold', () => {
  for (const { id, priceCents, onboarding } of packages)
    expect(productOf(id)).toMatchObject({ id, priceCents, onboarding });
  expect([productOf(null), productOf(''), productOf('website')]).toEqual([null, null, null]);
});
