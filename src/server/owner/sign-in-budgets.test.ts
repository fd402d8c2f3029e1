import { expect, test } from 'vitest';
import {
  ALL_BUDGET,
  budgetsOf,
  CODE_BUDGET,
  codeBudgetsOf,
  DEVICE_BUDGET,
  NETWORK_BUDGET,
  refusedUntil,
} from './sign-in-budgets.ts';

const endsAt = { device: 10, network: 20, all: 30, codes: 40 };

/** The counts with this try in them. */
function counted(
  deviceId: string | null,
  hits: Partial<Record<keyof typeof endsAt, number>>,
  uses = budgetsOf({ deviceId, network: '192.0.2.0/24' }),
) {
  return uses.map((use) => ({ use, hits: hits[use.name] ?? 1, endsAt: endsAt[use.name] }));
}

test('a device of the owner’s has a budget of its own, whatever others have used', () => {
  expect(counted('d1', {}).map(({ use }) => use.name)).toEqual(['device']);
  expect(refusedUntil(counted('d1', { device: DEVICE_BUDGET.max }))).toBeNull();
  expect(refusedUntil(counted('d1', { device: DEVICE_BUDGET.max + 1 }))).toBe(endsAt.device);
});

test('every other is judged by its network', () => {
  expect(refusedUntil(counted(null, { network: NETWORK_BUDGET.max, all: 50 }))).toBeNull();
  expect(refusedUntil(counted(null, { network: NETWORK_BUDGET.max + 1, all: 50 }))).toBe(endsAt.network);
});

test('once all networks together have used theirs, each is judged once in its window', () => {
  const all = ALL_BUDGET.max + 1;
  expect(refusedUntil(counted(null, { network: 1, all }))).toBeNull();
  expect(refusedUntil(counted(null, { network: 2, all }))).toBe(endsAt.network);
  expect(refusedUntil(counted(null, { network: 2, all: ALL_BUDGET.max }))).toBeNull();
});

test('wrong codes of one person are refused from every new device once too many came in, and never on a known one', () => {
  const [stranger, known] = [null, 'd1'].map((deviceId) =>
    codeBudgetsOf({ deviceId, network: '192.0.2.0/24' }, 'somebody'),
  );
  const hits = { network: 1, all: 1, codes: CODE_BUDGET.max + 1 };
  expect(refusedUntil(counted(null, hits, stranger))).toBe(endsAt.codes);
  expect(refusedUntil(counted(null, { ...hits, codes: CODE_BUDGET.max }, stranger))).toBeNull();
  expect(known).toEqual(budgetsOf({ deviceId: 'd1', network: '192.0.2.0/24' }));
});
