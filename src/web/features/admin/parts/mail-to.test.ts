import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

test('a mailto link has one recipient, whatever the address contains', () => {
  expect(mailTo('ada@example.com')).toBe('mailto:ada@example.com');
  expect(mailTo('a?bcc=b&subject=x@example.com')).toBe('mailto:a%3Fbcc%3Db%26subject%3Dx@example.com');
});
