import { expect, test } from 'vitest';
import type { Dashboard } from '../../contract/analytics.ts';
import { asPublicView } from './public-view.ts';

const figures: Dashboard = {
  totalVisitors: 9,
  totalPageViews: 9,
  totalConversions: 9,
  conversionRate: 100,
  dailyStats: [],
  weeklyStats: [],
  monthlyStats: [],
  recentConversions: [],
  topPages: [],
  topReferrers: [],
};

const sourcesOf = (...referrers: string[]) =>
  asPublicView({ ...figures, topReferrers: referrers.map((referrer) => ({ referrer, count: 1 })) }).topReferrers;

test.each([
  'https://search.example',
  'https://www.google.com',
  'http://l.facebook.com',
  'https://some-real-estate-blog.wordpress.com',
  'https://xn--bcher-kva.example',
  '',
])('everybody may read that visitors came from %s', (referrer) => {
  expect(sourcesOf(referrer)).toEqual([{ referrer, count: 1 }]);
});

test.each([
  'https://call-now-for-your-free-money.example',
  'https://call.me.on.my.private.number.example',
  'https://555-1234',
  'https://203.0.113.9',
  'https://[2001:db8::1]',
  'https://evil.example:8443',
  'https://evil.example/path',
  'https://user:secret@evil.example',
  `https://${'a'.repeat(41)}.example`,
  'https://EVIL.example',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  'Buy at evil.example',
  '(other sites)',
])('%s is counted among the other sites', (referrer) => {
  expect(sourcesOf(referrer, 'https://search.example', 'not a site')).toEqual([
    { referrer: '(other sites)', count: 2 },
    { referrer: 'https://search.example', count: 1 },
  ]);
});

test('only values of the site’s own pages are shown; that there is another can be seen, and what it is cannot', () => {
  const values = ['success', 'Call 555-0142', '<b>x</b>', 1500, 0, '', null];
  const recentConversions = values.map((value, index) => ({
    id: String(index),
    type: 'quiz_lead',
    page: '/',
    value,
    createdAt: '2026-11-21T12:00:00.000Z',
  }));
  const seen = asPublicView({ ...figures, recentConversions }).recentConversions;
  expect(seen.map(({ value }) => value)).toEqual(['success', '***', '***', '***', '***', '***', null]);
});
