import { expect, test } from 'vitest';
import { smsConsent } from '../../../content/deals.ts';
import { isUntouched, readLeadDraft, requestOf } from './lead-form.ts';

const empty = { name: '', phone: '', wantsTexts: false };

test('a draft restores typed values; missing, unknown or invalid ones stay empty', () => {
  const attempt = { key: 'k', body: '{}' };
  const values = { name: 'Ada', phone: 5, wantsTexts: 'yes', other: 'x' };
  expect(readLeadDraft({ values, attempt }, empty)).toEqual({ values: { ...empty, name: 'Ada' }, attempt });
  expect(readLeadDraft({ values: { wantsTexts: true }, attempt: { key: 5 } }, empty)).toEqual({
    values: { ...empty, wantsTexts: true },
    attempt: null,
  });
});

test.each([null, 'text', {}, { values: null }, { values: { ...empty } }])('of %j there is no draft', (kept) => {
  expect(readLeadDraft(kept, empty)).toBeNull();
});

test('a form is untouched until something is typed or ticked', () => {
  expect(isUntouched({ ...empty }, empty)).toBe(true);
  expect(isUntouched({ ...empty, wantsTexts: true }, empty)).toBe(false);
  expect(isUntouched({ ...empty, name: ' ' }, empty)).toBe(false);
});

test('a ticked box is sent as consent with its version and page, an unticked one is not sent', () => {
  const typed = { name: 'Ada', phone: '214' };
  expect(requestOf({ ...typed, wantsTexts: false }, '/here')).toEqual(typed);
  expect(requestOf({ ...typed, wantsTexts: true }, '/here')).toEqual({
    ...typed,
    smsConsent: { version: smsConsent.version, page: '/here' },
  });
});
