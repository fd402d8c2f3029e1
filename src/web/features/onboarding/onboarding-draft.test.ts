import { expect, test } from 'vitest';
import { UPLOAD_KEPT_MS } from '../../../contract/upload-limits.ts';
import { initialState, readOnboardingDraft } from './onboarding-draft.ts';
import { emptyOnboarding } from './onboarding-values.ts';
import { keptOf, uploadProblems } from './upload-state.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const logo = {
  id: 'x'.repeat(27),
  name: 'logo.png',
  width: 40,
  height: 20,
  bytes: 900,
  at: NOW,
  thumbnail: 'data:image/webp;base64,AA',
};
const customer = { name: 'Ada Byron', email: 'ada@example.com' };
const typed = { ...emptyOnboarding, businessName: 'Byron Homes', logoFile: logo.id };
const asKept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a draft is restored with its picture', () => {
  const attempt = { key: 'a', body: '{}' };
  const draft = { values: typed, uploads: { logoFile: logo }, attempt };
  expect(readOnboardingDraft(asKept(draft))).toEqual(draft);
});

test('an empty draft is none', () => {
  for (const kept of [null, 'x', {}, { values: emptyOnboarding, uploads: {} }])
    expect(readOnboardingDraft(asKept(kept))).toBeNull();
});

test('values of another type than the form’s stay empty', () => {
  const values = {
    ...typed,
    fullName: 7,
    hasDomain: 'yes',
    pages: { about: true, gallery: 'on', unknown: true },
    socialMedia: null,
    stranger: 'x',
  };
  expect(readOnboardingDraft(asKept({ values, uploads: 'none' }))?.values).toEqual({
    ...emptyOnboarding,
    businessName: 'Byron Homes',
    pages: { ...emptyOnboarding.pages, about: true },
  });
});

test('an invalid stored picture is not shown, and its id is not sent', () => {
  for (const strange of [{ ...logo, thumbnail: 'https://elsewhere.example/x.png' }, { ...logo, at: 'now' }, null]) {
    const draft = readOnboardingDraft(asKept({ values: typed, uploads: { logoFile: strange } }));
    expect([draft?.uploads, draft?.values.logoFile]).toEqual([{}, '']);
  }
});

test('the form begins with the buyer’s details, unless others were typed', () => {
  expect(initialState(null, customer, NOW).values).toMatchObject({ fullName: 'Ada Byron', email: 'ada@example.com' });
  const draft = { values: { ...typed, fullName: 'Augusta' }, uploads: {}, attempt: null };
  expect(initialState(draft, customer, NOW).values).toMatchObject({ fullName: 'Augusta', email: 'ada@example.com' });
});

test('a picture that the server deletes soon must be chosen again', () => {
  const draft = { values: typed, uploads: { logoFile: logo }, attempt: null };
  const fresh = initialState(draft, customer, NOW + 1000);
  expect([fresh.values.logoFile, fresh.uploads.logoFile.state]).toEqual([logo.id, 'kept']);
  expect(keptOf(fresh.uploads)).toEqual({ logoFile: logo });
  const late = initialState(draft, customer, NOW + UPLOAD_KEPT_MS);
  expect([late.values.logoFile, late.uploads.logoFile.state]).toEqual(['', 'failed']);
  expect(uploadProblems(late.uploads)).toEqual({ logoFile: expect.stringMatching(/choose it again/) });
});
