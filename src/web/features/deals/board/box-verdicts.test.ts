import { expect, test } from 'vitest';
import { markets } from '../../../../../content/markets.ts';
import type { FitDeal } from '../../../../domain/deals/assess-market-fit.ts';
import { inRegion, isBegun, judgeBoxes, takers } from './box-verdicts.ts';

const house: FitDeal = { askingPrice: '390000', yearBuilt: '1998', bedrooms: '3', bathrooms: '2', squareFeet: '1450' };
const verdictOf = (deal: FitDeal, id: string) => judgeBoxes(deal).find(({ market }) => market.id === id);
const idsOf = (verdicts: ReturnType<typeof judgeBoxes>) => verdicts.map(({ market }) => market.id);

test('a deal begins with the first value that a check uses, and blanks do not count', () => {
  expect(isBegun({})).toBe(false);
  expect(isBegun({ city: ' ', askingPrice: undefined })).toBe(false);
  expect(isBegun({ bedrooms: '3' })).toBe(true);
});

test('without a deal the boxes are in the content’s order', () => {
  expect(idsOf(judgeBoxes({}))).toEqual(markets.map(({ id }) => id));
});

test('each box says that it would take the deal, why not, or what it still needs', () => {
  const deal = { ...house, city: 'Houston', state: 'TX' };
  expect(verdictOf(deal, 'texas')).toMatchObject({ kind: 'refuses', text: '$15,000 over for Houston' });
  expect(verdictOf({ ...deal, askingPrice: '370k' }, 'texas')).toMatchObject({ kind: 'takes', text: 'Would take it' });
  expect(verdictOf({ ...house, askingPrice: '370k', yearBuilt: '', squareFeet: '' }, 'tennessee')).toMatchObject({
    kind: 'needs',
    text: 'Still needs: year built, square feet',
  });
});

test('a box that buys in another state fits but does not count', () => {
  const verdicts = judgeBoxes({ ...house, city: 'Houston', state: 'TX' });
  expect(verdicts.find(({ market }) => market.id === 'georgia')).toMatchObject({
    kind: 'elsewhere',
    text: 'Fits, but buys in Georgia',
  });
  expect(takers(verdicts)).toEqual([]);
});

test('a box that buys in another state asks for no values', () => {
  const verdicts = judgeBoxes({ city: 'Houston', state: 'TX', askingPrice: '370k' });
  expect(verdicts.find(({ market }) => market.id === 'georgia')).toMatchObject({
    kind: 'away',
    text: 'Buys in Georgia',
  });
  expect(verdicts[0]).toMatchObject({ market: { id: 'texas' }, kind: 'needs' });
});

test('while the location is unknown, every box whose figures fit counts', () => {
  expect(takers(judgeBoxes({ ...house, askingPrice: '340000' })).map(({ market }) => market.id)).toEqual([
    'texas',
    'georgia',
    'south-carolina',
    'north-carolina',
    'florida',
    'tennessee',
    'oklahoma-1',
    'arizona',
    'arizona-phoenix-area',
  ]);
});

test('boxes that would take the deal come first, then the nearest ones, and equally near ones by verdict', () => {
  const said = judgeBoxes({ ...house, askingPrice: '300000', city: 'Oklahoma City', state: 'OK' });
  expect(said.slice(0, 3).map(({ market, kind }) => [market.id, kind])).toEqual([
    ['oklahoma-1', 'takes'],
    ['oklahoma-2', 'refuses'],
    ['texas', 'elsewhere'],
  ]);
  expect(said.at(-1)).toMatchObject({ market: { id: 'california' }, kind: 'refuses' });
});

test('while the location is unknown, boxes that need values come before boxes that refuse', () => {
  const kinds = judgeBoxes({ ...house, askingPrice: '430000', yearBuilt: '' }).map(({ kind }) => kind);
  expect(kinds).toEqual(kinds.toSorted((a, b) => kindOrder.indexOf(a) - kindOrder.indexOf(b)));
  expect(new Set(kinds)).toEqual(new Set(kindOrder));
});
const kindOrder = ['takes', 'needs', 'refuses'];

test('if no box takes the deal, the box that buys there comes first', () => {
  expect(idsOf(judgeBoxes({ ...house, city: 'Houston', state: 'TX' }))[0]).toBe('texas');
});

test('a tab has the boxes of its region, in their order', () => {
  expect(idsOf(inRegion(judgeBoxes({ ...house, city: 'Nashville', state: 'TN' }), 'southeast'))[0]).toBe('tennessee');
  expect(idsOf(inRegion(judgeBoxes({}), 'midwest'))).toEqual(['oklahoma-1', 'oklahoma-2']);
});
