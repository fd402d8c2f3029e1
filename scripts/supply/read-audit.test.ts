import { expect, test } from 'vitest';
import { readAudit } from './read-audit.ts';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('high and critical holes are grave, each named with what is wrong', () => {
  const printed = report({
    axios: { severity: 'high', via: [{ title: 'SSRF', url: 'https://advisories.example/1' }] },
    proxy: { severity: 'critical', via: ['axios'] },
    mime: { severity: 'moderate', via: [{ title: 'ReDoS' }] },
  });
  expect(readAudit(printed)).toEqual({
    kind: 'answered',
    grave: [
      { name: 'axios', severity: 'high', titles: ['SSRF'] },
      { name: 'proxy', severity: 'critical', titles: ['through axios'] },
    ],
    slight: [{ name: 'mime', severity: 'moderate', titles: ['ReDoS'] }],
  });
});

test('packages without holes are an answer', () => {
  expect(readAudit(report({}))).toEqual({ kind: 'answered', grave: [], slight: [] });
});

test.each([
  ['a registry that keeps no advisories', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })],
  ['no network', JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request failed' } })],
  ['no npm', ''],
  ['words', 'npm error audit endpoint returned an error'],
])('%s is no answer, and no failure', (_, printed) => {
  expect(readAudit(printed)).toEqual({ kind: 'unanswered' });
});
