import { expect, test } from 'vitest';
import { jvTerms } from '../../../content/deals.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { dealRequestSchema } from '../../contract/deals.ts';
import { dealRecord } from './deal-record.ts';

const read = dealRequestSchema(() => 2026);

test('the terms agreed to are those that the page showed; a request from no page agrees to those of the content', () => {
  const agreed = (named: object) => dealRecord(read.parse({ ...exampleDeal, ...named }), 5).jv;
  expect(agreed({ jvTermsVersion: '2019-04-01' })).toEqual({ version: '2019-04-01', agreedAt: 5 });
  for (const named of [{}, { jvTermsVersion: '' }])
    expect(agreed(named)).toEqual({ version: jvTerms.version, agreedAt: 5 });
});
