import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test('a masked address tells neither who nor where, and is never longer than what stands for it', () => {
  expect(maskEmail('dana@example.com')).toBe('d***@***.com');
  expect(maskEmail('d@mail.example.co.uk')).toBe('d***@***.uk');
  expect(maskEmail('root@localhost')).toBe('r***@***');
  expect(maskEmail('@')).toBe('***@***');
  expect(maskEmail('no address at all')).toBe('n***@***');
});
