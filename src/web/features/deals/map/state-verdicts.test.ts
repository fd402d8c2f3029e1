import { expect, test } from 'vitest';
import { markets } from '../../../../../content/markets.ts';
import { judgeBoxes } from '../board/box-verdicts.ts';
import { plan, stateRooms } from './state-rooms.ts';
import { judgeStates } from './state-verdicts.ts';

const house = { bedrooms: '3', bathrooms: '2', squareFeet: '1450', yearBuilt: '1998' };

function states(deal: Parameters<typeof judgeBoxes>[0], isBegun = true) {
  return new Map(judgeStates(judgeBoxes(deal), isBegun).map((verdict) => [verdict.state, verdict]));
}

test('without a deal each state says up to what price it buys: of two buyers in one state, the higher', () => {
  const open = states({}, false);
  expect(open.size).toBe(new Set(markets.map(({ state }) => state)).size);
  expect(open.get('TX')).toMatchObject({ look: 'open', short: 'to $450k', isHere: false });
  expect(open.get('OK')).toMatchObject({ short: 'to $450k' });
  expect(open.get('AZ')?.short).toBe('to $600k');
});

test('a deal lights the state that takes it, and the others say why not', () => {
  const verdicts = states({ ...house, city: 'Charlotte', state: 'NC', askingPrice: '460k' });
  expect(verdicts.get('NC')).toMatchObject({ look: 'takes', isHere: true, short: 'takes it' });
  expect(verdicts.get('TX')).toMatchObject({ look: 'refuses', isHere: false, short: 'misses' });
  expect(verdicts.get('TN')).toMatchObject({ look: 'elsewhere', short: 'if there' });
});

test('a state with two buyers is lit by the one that takes the deal, and leads to its box', () => {
  const verdicts = states({ ...house, city: 'Oklahoma City', state: 'OK', askingPrice: '120k', bathrooms: '2' });
  expect(verdicts.get('OK')).toMatchObject({ look: 'takes', market: { id: 'oklahoma-2' } });
});

test('a state whose boxes need more is neither lit nor hatched', () => {
  expect(states({ city: 'Houston', state: 'TX' }).get('TX')).toMatchObject({
    look: 'needs',
    short: 'maybe',
  });
});

test('a state is not there where the property lies elsewhere and its figures are not typed yet', () => {
  expect(states({ city: 'Cleveland', state: 'OH' }).get('TX')).toMatchObject({ look: 'away', short: 'not there' });
});

test('every room lies on the plan, and its words begin within it', () => {
  for (const { walls, at, state } of stateRooms) {
    const [start = '', ...steps] = walls.match(/[MHV][\d. ]+/g) ?? [];
    const [left = Number.NaN, top = Number.NaN] = start.slice(1).split(' ').map(Number);
    const across = [left, ...steps.filter((step) => step.startsWith('H')).map((step) => Number(step.slice(1)))];
    const down = [top, ...steps.filter((step) => step.startsWith('V')).map((step) => Number(step.slice(1)))];
    expect(Math.min(...across, ...down), state).toBeGreaterThanOrEqual(0);
    expect(Math.max(...across), state).toBeLessThanOrEqual(plan.width);
    expect(Math.max(...down), state).toBeLessThanOrEqual(plan.height);
    expect(at[0] > Math.min(...across) && at[0] < Math.max(...across), state).toBe(true);
    expect(at[1] >= Math.min(...down) && at[1] < Math.max(...down), state).toBe(true);
  }
});
