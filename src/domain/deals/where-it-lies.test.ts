import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMarket, type FitDeal } from './assess-market-fit.ts';
import { markets } from '../../../content/markets.ts';
import { isCityOfOthers, nameState, placeOf, splitByPlace } from './where-it-lies.ts';

function place(deal: FitDeal, id: string) {
  const market = findMarket(id);
  if (!market) throw new Error(`No market ${id}`);
  return placeOf(deal, market);
}

test('a city that a box names is its own, and elsewhere for the others', () => {
  expect(place({ city: 'Houston' }, 'texas')).toBe('city');
  expect(place({ city: 'houston ' }, 'georgia')).toBe('elsewhere');
});

test('a city that no box names says nothing until its state is typed', () => {
  expect(place({ city: 'Katy' }, 'texas')).toBe('unknown');
  expect(place({ city: 'Hous' }, 'georgia')).toBe('unknown');
  expect(place({ city: 'Katy', state: 'tx' }, 'texas')).toBe('state');
  expect(place({ city: 'Katy', state: 'TX' }, 'georgia')).toBe('elsewhere');
});

test('a state half typed says nothing; its name is as good as its letters', () => {
  expect(place({ state: 'T' }, 'georgia')).toBe('unknown');
  expect(place({ state: 'Texas' }, 'texas')).toBe('state');
  expect(place({ state: ' texas ' }, 'georgia')).toBe('elsewhere');
});

test('every state in which a box buys has its name', () => {
  expect(markets.map(({ state }) => nameState(state)).filter((name) => name.length === 2)).toEqual([]);
  expect(nameState('NC')).toBe('North Carolina');
  expect(nameState('ZZ')).toBe('ZZ');
});

test.each<[FitDeal, here: string[], elsewhere: string[]]>([
  [{ city: 'Houston', state: 'TX' }, ['texas'], ['arizona', 'georgia']],
  [{ state: 'AZ' }, ['arizona'], ['texas', 'georgia']],
  [{ city: 'Katy' }, ['arizona', 'texas', 'georgia'], []],
  [{ state: 'NY' }, [], ['arizona', 'texas', 'georgia']],
])(
  '%o parts the boxes that buy there from the others, each in the order in which they came',
  (deal, here, elsewhere) => {
    const boxes = ['arizona', 'texas', 'georgia'].flatMap((id) => findMarket(id) ?? []);
    const parts = splitByPlace(deal, boxes);
    expect(parts.here.map(({ id }) => id)).toEqual(here);
    expect(parts.elsewhere.map(({ id }) => id)).toEqual(elsewhere);
  },
);

test('a deal that is said to lie in a box’s state lies where the box buys, whatever city is typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...markets),
      fc.oneof(fc.constantFrom(...markets.flatMap(({ locations }) => locations)), fc.string()),
      fc.constantFrom('', 'TX', 'ga', 'Ohio'),
      (market, city, state) => {
        expect(['city', 'state']).toContain(placeOf({ city, state: market.state }, market));
        // What is asked about is elsewhere by its state or by its city.
        const byState = placeOf({ city: '', state }, market) === 'elsewhere';
        expect(placeOf({ city, state }, market) !== 'elsewhere' || byState || isCityOfOthers({ city }, market)).toBe(
          true,
        );
      },
    ),
  );
});

test('a city is of others where only boxes elsewhere name it', () => {
  const georgia = findMarket('georgia');
  if (!georgia) throw new Error('No market');
  expect(isCityOfOthers({ city: 'Houston', state: 'GA' }, georgia)).toBe(true);
  expect(isCityOfOthers({ city: 'Atlanta', state: 'TX' }, georgia)).toBe(false);
  expect(isCityOfOthers({ city: 'Katy' }, georgia)).toBe(false);
  expect(isCityOfOthers({}, georgia)).toBe(false);
});
