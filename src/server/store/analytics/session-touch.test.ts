import { expect, test } from 'vitest';
import { OTHER_REFERRERS } from './rollups.ts';
import { touchOf } from './session-touch.ts';

const visit = { landing_page: '/', referrer: null, counted_referrer: null, utm_source: null, utm_campaign: null };
const NEWS = 'https://news.example/2026/a-story';

test.each([
  ['the label of its link, before the site', { utm_source: 'letter', referrer: NEWS }, 'letter'],
  [
    'the site that the day names',
    { counted_referrer: 'https://search.example', referrer: NEWS },
    'https://search.example',
  ],
  [
    'its own site where the day has it among the others',
    { counted_referrer: OTHER_REFERRERS, referrer: NEWS },
    'https://news.example',
  ],
  ['its own site where no day counted it', { referrer: NEWS }, 'https://news.example'],
  [
    'the app that it came from',
    { referrer: 'android-app://com.google.android.gm/' },
    'android-app://com.google.android.gm',
  ],
  ['nothing for what is no address', { referrer: 'news' }, ''],
  ['nothing for a visit that came by itself', {}, ''],
])('the source of a visit is %s', (_which, told, source) => {
  expect(touchOf({ ...visit, ...told })).toEqual({ source, page: '/', campaign: '' });
});

test('a visit of which the browser told nothing has no touch', () => {
  expect(touchOf({ ...visit, landing_page: null, utm_source: 'letter' })).toBeNull();
});
