import type { z } from 'zod';
import { EMAIL_MISSING } from '../../contract/form-messages.ts';
import { bookingPersonSchema } from '../../contract/booking.ts';
import { checkoutRequestSchema } from '../../contract/checkout-request.ts';
import { dealRequestSchema } from '../../contract/deals.ts';
import { messageKey } from '../../contract/form-visit-parts.ts';
import { lendingLeadSchema } from '../../contract/lending.ts';
import { websiteCrmOnboardingSchema, websiteOnboardingSchema } from '../../contract/onboarding.ts';
import { quizLeadSchema } from '../../contract/quiz.ts';
import { reactivationSchema } from '../../contract/reactivation.ts';
import { waitlistSchema } from '../../contract/waitlist.ts';
import { watchedForm, watchedFormIds, type WatchedFormId } from '../../contract/watched-forms.ts';
import { spanishSpeech } from '../../domain/words/spanish-speech.ts';

/** A day that no form takes any more, and one that is to come. */
const DAYS = ['1999-12-31', '2999-12-31'];
/** Wrong answers, by which a form's rules say all they have to say. */
const wrongAnswers: readonly unknown[] = [
  undefined,
  '',
  'x',
  '12',
  'words where figures belong',
  'x'.repeat(6000),
  false,
  'septic',
  '12345',
  ...DAYS,
];

const email = 'Please enter a valid email address';
const checkoutSchema = checkoutRequestSchema.omit({ serviceId: true });

/** The rules of each form, in this year. */
function rulesOf(year: number): Readonly<Record<WatchedFormId, z.ZodType>> {
  return {
    quiz: quizLeadSchema,
    deal: dealRequestSchema(() => year),
    booking: bookingPersonSchema,
    checkout: checkoutSchema,
    'checkout-request': checkoutSchema,
    'website-onboarding': websiteOnboardingSchema(() => '2000-01-01'),
    'crm-onboarding': websiteCrmOnboardingSchema,
    reactivation: reactivationSchema,
    lending: lendingLeadSchema,
    waitlist: waitlistSchema,
  };
}

/** What the browser itself says, and what a form says of itself and of no field; by their keys. */
const others: ReadonlyMap<string, string> = new Map([
  ['empty', 'The browser asked for an answer'],
  ['format', 'The browser did not take it as it was typed'],
  ['misfit', 'The buy box would not take the deal'],
  ['taken', 'The time had just gone'],
  ['failed', 'It could not be booked'],
  ['limited', 'Too many tries, please wait'],
  ['refused', 'The site refused it'],
  ['waiting', 'Not sent yet: the site could not be reached'],
  ['other', 'Another message'],
]);

/** An answer to every field at once; `pages.otherText` stands within `pages`. */
function fill(names: readonly string[], answer: unknown): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  const groups = new Map<string, Record<string, unknown>>();
  for (const name of names) {
    const [group = name, inner] = name.split('.', 2);
    if (inner === undefined) filled[name] = answer;
    else groups.set(group, { ...groups.get(group), [inner]: answer });
  }
  return { ...filled, ...Object.fromEntries(groups) };
}

function listMessages(form: WatchedFormId, rules: z.ZodType): Map<string, string> {
  const names = watchedForm(form).fields.map(({ name }) => name);
  const texts = wrongAnswers.flatMap((answer) => {
    const { error } = rules.safeParse(fill(names, answer));
    return error?.issues.map(({ message }) => message) ?? [];
  });
  // A page in Spanish shows them in Spanish; the owner reads them in English.
  const shown = [...texts, email, EMAIL_MISSING].flatMap((text) => [
    [text, text] as const,
    [spanishSpeech.find(text) ?? text, text] as const,
  ]);
  return new Map(shown.map(([seen, text]) => [messageKey(seen), text]));
}

let known: { year: number; byForm: ReadonlyMap<WatchedFormId, ReadonlyMap<string, string>> } | null = null;

/** All messages that the rules of a form have, by their keys. Some name the year. */
function messagesOf(form: WatchedFormId, year: number): ReadonlyMap<string, string> | undefined {
  if (known?.year !== year) {
    const rules = rulesOf(year);
    known = { year, byForm: new Map(watchedFormIds.map((id) => [id, listMessages(id, rules[id])])) };
  }
  return known.byForm.get(form);
}

/** The key under which a message is counted: `other` for one that this form does not have, so that nobody can name one. */
export function knownMessage(form: WatchedFormId, key: string, year: number): string {
  return others.has(key) || messagesOf(form, year)?.has(key) === true ? key : 'other';
}

/** What a message says, by its key. */
export function messageText(form: WatchedFormId, key: string, year: number): string {
  return (
    messagesOf(form, year)?.get(key) ??
    others.get(key) ??
    // A message of an earlier year or version.
    'A message of an earlier version'
  );
}
