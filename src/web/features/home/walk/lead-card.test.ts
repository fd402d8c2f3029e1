import { expect, test } from 'vitest';
import { about } from '../../../../../content/about.ts';
import { parseListing } from '../../../../domain/deals/parse-listing.ts';
import { noPlaces } from '../../../../domain/deals/listing/us-places.ts';
import { cut, makeCard, tellCard, tellSeconds, tellTakers } from './lead-card.ts';

const lead = {
  propertyAddress: '12 Elm St',
  city: 'Houston',
  state: 'TX',
  bedrooms: '3',
  bathrooms: '2',
  squareFeet: '1450',
  yearBuilt: '1998',
  askingPrice: '350000',
  arv: '500000',
  estimatedRepairCost: '35000',
};

test('the card says what was read, as people write it, and what is still to be asked', () => {
  expect(makeCard({ fields: lead, assumed: [] })).toMatchObject({
    where: '12 Elm St, Houston, TX',
    rooms: '3 bed, 2 bath',
    house: '1,450 sq ft, built 1998',
    asked: '$350,000',
    money: 'ARV $500,000, repairs $35,000',
    askNext: ['who lives there'],
  });
});

test('what was only assumed is not said', () => {
  const card = makeCard({
    fields: { ...lead, occupancy: 'Vacant', yearBuilt: '1998' },
    assumed: ['yearBuilt', 'occupancy'],
  });
  expect(card).toMatchObject({ house: '1,450 sq ft', askNext: ['year built', 'who lives there'] });
});

test('a text that says nothing of a house makes no card; one fact is enough', () => {
  expect(makeCard({ fields: {}, assumed: [] })).toBeNull();
  expect(makeCard({ fields: { garage: 'none', propertyType: 'Single Family' }, assumed: ['garage'] })).toBeNull();
  expect(makeCard({ fields: { city: 'Houston' }, assumed: [] })).toMatchObject({
    where: 'Houston',
    rooms: '',
    takers: 0,
  });
});

test('only buy boxes that buy there count as takers', () => {
  const there = makeCard({ fields: lead, assumed: [] });
  const elsewhere = makeCard({ fields: { ...lead, city: 'Fairbanks', state: 'AK' }, assumed: [] });
  expect(there?.takers).toBeGreaterThan(0);
  expect(elsewhere?.takers).toBe(0);
});

test('the sentence names the time, the facts that are there, and who takes it', () => {
  const card = makeCard({ fields: { city: 'Fairbanks', state: 'AK', askingPrice: '90000' }, assumed: [] });
  expect(card && tellCard(card, '0.08 s')).toBe(
    'On your desk in 0.08 s: Fairbanks, AK, asked $90,000; no buy box takes it yet.',
  );
  expect(card && [1, 2].map((takers) => tellTakers({ ...card, takers }))).toEqual([
    '1 buy box takes it',
    '2 buy boxes take it',
  ]);
});

test('times are told as measured, and long words are cut with a sign', () => {
  expect([tellSeconds(83), tellSeconds(2440)]).toEqual(['0.08 s', '2.4 s']);
  expect([cut('short', 8), cut('rather a long line', 8)]).toEqual(['short', 'rather…']);
});

test('the reader finds a house in every example of the content', () => {
  for (const { name, text } of about.sampleLeads) {
    const card = makeCard(parseListing(text, { currentYear: 2026, places: noPlaces }));
    expect(card, name).not.toBeNull();
    expect([card?.where, card?.rooms, card?.asked].every(Boolean), name).toBe(true);
  }
});
