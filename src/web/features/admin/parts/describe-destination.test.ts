import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDeliveries, describePause, namePause } from './describe-destination.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const zone = 'America/New_York';
const since = '2026-11-20T21:00:00.000Z';
const crm = { channel: 'crm', host: 'crm.example' } as const;

test('a pause is named with the number of waiting deliveries', () => {
  expect(namePause({ channel: 'crm', waiting: 1 })).toBe('The CRM is paused: 1 delivery waits');
  expect(namePause({ channel: 'mail', waiting: 1200 })).toBe('The mail server is paused: 1,200 deliveries wait');
  expect(countDeliveries(10_000)).toBe('10,000 or more deliveries');
  expect(countDeliveries(1, 'dead letter', 'dead letters')).toBe('1 dead letter');
});

test('a destination that is gone says what to do, a failing one says when it is tried again', () => {
  const gone = describePause({ ...crm, pause: { cause: 'gone', since, nextProbeAt: null } }, zone);
  expect(gone).toContain('Since Nov 20, 4:00 PM, when crm.example answered 410');
  expect(gone).toContain('set another address');
  const failing = describePause(
    { ...crm, pause: { cause: 'failing', since, nextProbeAt: '2026-11-20T22:00:00.000Z' } },
    zone,
  );
  expect(failing).toContain('The next try: Nov 20, 5:00 PM.');
});
