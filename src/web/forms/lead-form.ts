import { smsConsent } from '../../../content/deals.ts';
import type { Toast } from '../ui/toast.ts';
import type { Attempt } from './attempt.ts';
import type { FormRules } from './form-rules.ts';
import { browserDraft } from './browser-draft.ts';
import { fieldsOf, readAttempt } from './kept-values.ts';
import type { Told } from './sending/submission.ts';

/** What a form holds: texts as they were typed, and boxes to tick. */
export type LeadValues = Record<string, string | boolean>;

/** All that a reload must not lose. */
export interface LeadDraft {
  readonly values: LeadValues;
  /** The last try to send it: should its answer have been lost, the next one is known as the same. */
  readonly attempt: Attempt | null;
}

/** A form that leaves a lead: what it holds, which rules it has, where it goes and what is said of that. */
export interface LeadForm {
  /** Names its ids and its drafts. */
  readonly name: string;
  /** Its fields, in the order in which it shows them. A tick under `wantsTexts` travels as `smsConsent`. */
  readonly empty: LeadValues;
  readonly rules: FormRules<LeadValues>;
  readonly path: string;
  /** What is sent beside the fields. */
  readonly about?: Readonly<Record<string, string>>;
  /** What is said once it was taken. */
  readonly told: Told;
  /** What is said where it could not be sent. */
  readonly failure: Toast;
}

/** A lead that was taken: what was sent, and whether that went by itself some time after the press. */
export interface AcceptedLead {
  readonly values: LeadValues;
  readonly isLate: boolean;
}

/** Whether nothing was typed, chosen or ticked. */
export function isUntouched(values: LeadValues, empty: LeadValues): boolean {
  return Object.entries(empty).every(([name, value]) => values[name] === value);
}

/** The values in `kept`; what is missing or of another kind is empty. */
export function readLeadValues(kept: unknown, empty: LeadValues): LeadValues {
  const given = fieldsOf(kept);
  const read: LeadValues = { ...empty };
  for (const [name, nothing] of Object.entries(empty)) {
    const value = given[name];
    if (typeof value === 'string' && typeof nothing === 'string') read[name] = value;
    if (typeof value === 'boolean' && typeof nothing === 'boolean') read[name] = value;
  }
  return read;
}

/** What can be trusted of a kept draft; null where nothing stands in it. */
export function readLeadDraft(kept: unknown, empty: LeadValues): LeadDraft | null {
  const { values, attempt } = fieldsOf(kept);
  const read = readLeadValues(values, empty);
  return isUntouched(read, empty) ? null : { values: read, attempt: readAttempt(attempt) };
}

/** The drafts of this form in this browser. */
export function draftOf({ name, empty }: Pick<LeadForm, 'name' | 'empty'>) {
  return browserDraft<LeadDraft>({ name, version: 1, read: (kept) => readLeadDraft(kept, empty) });
}

/** What is sent from `page`: the fields, what the form is about, and the consent to text messages where it was given. */
export function requestOf({ wantsTexts, ...fields }: LeadValues, page: string, about: LeadForm['about'] = {}) {
  return { ...fields, ...about, ...(wantsTexts === true && { smsConsent: { version: smsConsent.version, page } }) };
}
