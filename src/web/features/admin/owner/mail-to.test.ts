import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

test('a mail goes to the address alone, whatever stands in it', () => {
  expect(mailTo('ada@example.com')).toBe('mailto:ada@example.com');
  expect(mailTo('a?bcc=b&subject=x@example.com')).toBe('mailto:a%3Fbcc%3Db%26subject%3Dx@example.com');
});
