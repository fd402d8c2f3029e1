import { expect, test } from 'vitest';
import { zone } from '../../../test-support/data/reports.ts';
import { planOwnerWork } from './owner-work.ts';
import { planYear } from './plan-year.ts';
import { seededRandom } from './random.ts';

const HOUR_MS = 3_600_000;

test('at every hour somebody has left a checkout lately to whom nobody has turned', () => {
  const start = Date.UTC(2026, 10, 23);
  const hours = Array.from({ length: 48 }, (_, hour) => start + hour * HOUR_MS);
  const waiting = hours.map((now) => {
    const year = planYear({ now, timeZone: zone, days: 3 }, []);
    const untouched = new Set(
      planOwnerWork(year, now, zone, seededRandom(1)).flatMap(({ email, status }) => (status === 'new' ? [email] : [])),
    );
    return year.happenings.filter(
      (one) =>
        one.kind === 'checkout' &&
        one.outcome === 'abandoned' &&
        now - one.at < 36 * HOUR_MS &&
        untouched.has(one.person.email),
    ).length;
  });
  expect(Math.min(...waiting)).toBeGreaterThanOrEqual(2);
});
