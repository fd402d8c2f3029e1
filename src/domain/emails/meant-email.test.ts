import { expect, test } from 'vitest';
import { meantEmail } from './meant-email.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['gmail.com.', null],
  ['yaho.com', 'yahoo.com'],
  ['yhaoo.com', 'yahoo.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.cmo', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['iclould.com', 'icloud.com'],
  ['comcast.nte', 'comcast.net'],
  ['sbcgobal.net', 'sbcglobal.net'],
  ['aol.con', 'aol.com'],
  ['acme-homes.con', 'acme-homes.com'],
])('%s is meant as %s', (domain, meant) => {
  expect(meantEmail(`Dana.Lee+x@${domain}`)).toBe(meant === null ? null : `Dana.Lee+x@${meant}`);
});

test.each([
  'gmail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'yahoo.co.uk',
  'yahoo.ca',
  'hotmail.co.uk',
  'hotmail.fr',
  'gmx.com',
  'bol.com',
  'life.com',
  'max.com',
  'acme.co',
  'acme.construction',
  'concord.com',
  'example.com',
  // Two slips each.
  'gxmil.com',
  'gaxil.com',
  'gamxx.com',
  'hmial.com',
  'gnaul.com',
])('%s is right', (domain) => {
  expect(meantEmail(`dana@${domain}`)).toBeNull();
});

test.each(['', 'dana', 'dana@', '@gmial.com', 'dana lee@gmial.com', 'dana@gm@il.con'])(
  '“%s” is no address to correct',
  (typed) => {
    expect(meantEmail(typed)).toBeNull();
  },
);

test('around an address there may be spaces and a full stop', () => {
  expect(meantEmail('  dana@gmial.com. ')).toBe('dana@gmail.com');
});

test('while somebody types, what may become right is left alone', () => {
  for (const typed of ['dana@g', 'dana@gmail', 'dana@gmail.co', 'dana@comcas'])
    expect(meantEmail(typed, true)).toBeNull();
  expect(meantEmail('dana@gmail.con', true)).toBe('dana@gmail.com');
  expect(meantEmail('dana@gmial.com', true)).toBe('dana@gmail.com');
});
