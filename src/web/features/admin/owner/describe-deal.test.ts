import { expect, test } from 'vitest';
import type { OwnerDeal } from '../../../../contract/owner.ts';
import { countNearMisses, describeChances, listDealFields, nameMarket } from './describe-deal.ts';

const deal: OwnerDeal = {
  fields: { name: 'Ada', askingPrice: '365k', lotSize: '', jvAgreement: true, targetMarket: 'oklahoma-1' },
  extras: { roofAge: '4 years', hvacAge: '' },
  jv: { version: '2025-05-08', agreedAt: '2026-11-21T12:00:00.000Z' },
  smsConsent: null,
};

test('a deal shows what was filled in, in the form’s order, and what was agreed to', () => {
  expect(listDealFields(deal)).toEqual([
    { label: 'Name', value: 'Ada' },
    { label: 'Asking price', value: '365k' },
    { label: 'Joint Venture terms', value: 'Agreed to, version 2025-05-08' },
    { label: 'Buy box', value: 'Oklahoma - Buyer 1' },
    { label: 'Roof age', value: '4 years' },
    { label: 'Text messages', value: 'No' },
  ]);
});

test('a buy box that is gone or never was is named as it was sent', () => {
  expect(nameMarket('texas')).toBe('Texas');
  expect(nameMarket('atlantis')).toBe('atlantis');
});

test('a near miss says who would take it and how often it was tried', () => {
  expect(describeChances({ alternatives: ['Georgia', 'Arizona'], tries: 2 })).toBe(
    'Georgia or Arizona would take it. 2 tries.',
  );
  expect(describeChances({ alternatives: [], tries: 1 })).toBe('No buy box would take it. 1 try.');
  expect([countNearMisses(1), countNearMisses(1200)]).toEqual(['1 near miss in all', '1,200 near misses in all']);
});
