import { expect, test } from 'vitest';
import { botKind } from './filter-reason.ts';

test.each([
  ['search', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'search',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  ],
  ['ai', 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)'],
  ['ai', 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)'],
  ['preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['preview', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  [
    'driven',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  ],
  ['program', 'python-requests/2.32.3'],
  ['program', 'curl/8.9.1'],
  ['other', 'Mozilla/5.0 (compatible; ExampleMonitor/1.0; bot)'],
] as const)('a %s is known by %s', (kind, userAgent) => {
  expect(botKind(userAgent)).toBe(kind);
});
