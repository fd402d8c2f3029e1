import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { createRequestFigures } from '../http/request-figures.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { failingFormsNotice } from './failing-forms-notice.ts';

const MINUTE_MS = 60_000;

test('three forms that the server could not store within a quarter of an hour are told of, until it can again', async () => {
  const [figures, clock] = [createRequestFigures(), testClock()];
  const say = failingFormsNotice(figures, clock);
  const fail = () => figures.add('POST', apiPaths.deals, 503, 0.01);
  fail();
  expect(await say()).toEqual([]);
  figures.add('POST', apiPaths.deals, 422, 0.01);
  figures.add('POST', apiPaths.pageview, 503, 0.01);
  fail();
  fail();
  clock.advance(5 * MINUTE_MS);
  expect(await say()).toEqual([]);
  fail();
  expect(await say()).toMatchObject([{ id: 'forms-failing', severity: 'urgent' }]);
  for (let look = 0; look < 4; look += 1) {
    clock.advance(5 * MINUTE_MS);
    await say();
  }
  expect(await say()).toEqual([]);
});
