import { beforeEach, expect, test, vi } from 'vitest';
import type { PhoneStandingAnswer } from '../../contract/phone-standing.ts';
import { followPhone, type ShownStanding } from './follow-phone.ts';

class FakeDocument extends EventTarget {
  hidden = false;
  see(isSeen: boolean) {
    this.hidden = !isSeen;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const NOW = '2026-12-07T19:58:30.000Z';
const open: PhoneStandingAnswer = {
  now: NOW,
  offsetMinutes: -300,
  state: 'open',
  isNight: false,
  change: 'until 3 PM',
  until: '2026-12-07T20:00:00.000Z',
};
const closed: PhoneStandingAnswer = {
  ...open,
  now: '2026-12-07T20:00:00.100Z',
  state: 'closed',
  change: 'from 9 AM tomorrow',
  until: '2026-12-07T20:15:00.000Z',
};

let page: FakeDocument;
let shown: (ShownStanding | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  // This device's clock is years off.
  vi.setSystemTime('2001-01-01T00:00:00Z');
  page = new FakeDocument();
  shown = [];
  vi.stubGlobal('document', page);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const follow = (ask: () => Promise<PhoneStandingAnswer>) => followPhone(ask, (standing) => shown.push(standing));
const clocks = () => shown.map((one) => one && `${one.state} ${new Date(one.wall).toISOString().slice(11, 19)}`);

test('each minute of the owner’s clock is told, and the change when it comes, whatever this device’s clock shows', async () => {
  const ask = vi.fn<() => Promise<PhoneStandingAnswer>>().mockResolvedValueOnce(open).mockResolvedValue(closed);
  const end = follow(ask);
  await vi.advanceTimersByTimeAsync(89_999);
  expect(clocks()).toEqual(['open 14:58:30', 'open 14:59:00']);
  await vi.advanceTimersByTimeAsync(1);
  expect(clocks().at(-1)).toBe('closed 15:00:00');
  expect(ask).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a tab that is not seen asks nothing and claims nothing that is over; it asks at once when it comes back', async () => {
  const ask = vi.fn<() => Promise<PhoneStandingAnswer>>().mockResolvedValueOnce(open).mockResolvedValue(closed);
  const end = follow(ask);
  await vi.advanceTimersByTimeAsync(0);
  page.see(false);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([ask.mock.calls.length, shown.at(-1)]).toEqual([1, null]);
  page.see(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(clocks().at(-1)).toBe('closed 15:00:00');
  end();
});

test('while the server cannot be asked nothing is claimed, and it is asked again after a minute', async () => {
  const ask = vi
    .fn<() => Promise<PhoneStandingAnswer>>()
    .mockResolvedValueOnce(open)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(closed);
  const end = follow(ask);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(shown.at(-1)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clocks().at(-1)).toBe('closed 15:00:00');
  end();
});

test('a site that tells no hours claims nothing and is not asked again', async () => {
  const ask = vi.fn<() => Promise<PhoneStandingAnswer>>().mockResolvedValue({ ...open, state: 'untold', until: NOW });
  const end = follow(ask);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([shown, ask.mock.calls.length]).toEqual([[], 1]);
  end();
});

test('an answer that has passed when it comes is asked for again after a while, not at once and for ever', async () => {
  const ask = vi.fn<() => Promise<PhoneStandingAnswer>>().mockResolvedValue({ ...open, until: open.now });
  const end = follow(ask);
  await vi.advanceTimersByTimeAsync(59_999);
  expect([shown, ask.mock.calls.length]).toEqual([[null], 1]);
  end();
});
