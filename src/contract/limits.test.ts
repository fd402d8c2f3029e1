import { expect, test } from 'vitest';
import { browserEmailField } from './email.ts';
import { boundedText } from './limits.ts';
import { newPassword } from './owner-members.ts';
import { ownerSignInSchema } from './owner-session.ts';
import { phoneSchema } from './phone.ts';
import { changePasswordSchema, setUpSchema } from './second-step.ts';

const text = boundedText(40);

test('an e-mail and a telephone number are taken as they were seen, whatever was copied with them', () => {
  expect(browserEmailField.parse('\u2068dana@\u200Bexample.com\u2069')).toBe('dana@example.com');
  expect(browserEmailField.parse('\uFEFFdana@exam\u00ADple.com\u00A0')).toBe('dana@example.com');
  // As the contacts of Windows and of phones give it.
  expect(phoneSchema.parse('\u202A+1 (713) 555-0142\u202C')).toBe('+1 (713) 555-0142');
  expect(phoneSchema.parse('713\u00A0555\u00A00142')).toBe('713 555 0142');
});

test('a name is one name, however it was encoded', () => {
  expect(text.parse('Jose\u0301\u00A0Ruiz\u200B')).toBe('Jos\u00E9 Ruiz');
});

test('no mark turns the order of what the owner reads', () => {
  expect(text.parse('Dana \u202Egnp.exe')).toBe('Dana gnp.exe');
});

test('a password stays as it is typed: one that was set before still fits', () => {
  const password = 'pa\u00A0sswo\u0301rd\u200B of long ago';
  expect(newPassword.parse(password)).toBe(password);
  expect(ownerSignInSchema.parse({ password }).password).toBe(password);
  expect(setUpSchema.parse({ password })).toEqual({ password });
  expect(changePasswordSchema.parse({ password, next: password })).toEqual({ password, next: password });
});

test('an emoji of several parts, and a break of lines, stay', () => {
  const family = '\u{1F469}\u200D\u{1F467} \u2764\uFE0F';
  expect(text.parse(`${family}\nand me`)).toBe(`${family}\nand me`);
});

test('a text of nothing that is seen is no text', () => {
  expect(text.parse('\u200B \u2060')).toBe('');
});
