import { expect, test } from 'vitest';
import { findMisspeltSettings } from './misspelt-settings.ts';

test.each([
  ['OWNER_PASWORD', 'OWNER_PASSWORD'],
  ['OWNER_PASSSWORD', 'OWNER_PASSWORD'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['TURST_PROXY', 'TRUST_PROXY'],
  ['PUBLIC_URLS', 'PUBLIC_URL'],
  ['smtp_url', 'SMTP_URL'],
])('%s is told as a slip of %s', (name, meant) => {
  expect(findMisspeltSettings({ [name]: 'x' })).toEqual([{ name, meant }]);
});

test('what is a setting, is far from any, or stands beside the one it looks like, is not', () => {
  const env = {
    PUBLIC_URL: 'x',
    PUBLIC_URLS: 'x',
    POST: 'x',
    HOME: 'x',
    npm_config_cache: 'x',
    DATABASE: 'x',
    PWORNER_ASSD: 'x',
  };
  expect(findMisspeltSettings(env)).toEqual([]);
});
