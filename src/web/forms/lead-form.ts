import { smsConsent } from '../../../content/deals.ts';
import type { Toast } from '../ui/toast.ts';
import type { Attempt } from './sending/attempt.ts';
import type { FormRules } from './form-rules.ts';
import { browserDraft } from './browser-draft.ts';
import { fieldsOf, readAttempt } from './sending/kept-values.ts';
import type { Told } from './sending/submission.ts';

/** A form's values: texts as typed, and checkboxes. */
export type LeadValues = Record<string, string | boolean>;

/** Everything that must survive a reload. */
export interface LeadDraft {
  readonly values: LeadValues;
  /** The last attempt to send it. If its answer was lost, the next attempt has the same idempotency key. */
  readonly attempt: Attempt | null;
}

/** A lead form: its fields, rules, path and messages. */
export interface LeadForm {
  /** The name for its ids and its drafts. */
  readonly name: string;
  /** Its fields with empty values, in the order of the form. `wantsTexts` is sent as `smsConsent`. */
  readonly empty: LeadValues;
  readonly rules: FormRules<LeadValues>;
  readonly path: string;
  /** The address of its page, to which it is sent without script (src/server/routes/form-pages.ts). */
  readonly page: string;
  /** Values that are sent besides the fields. */
  readonly about?: Readonly<Record<string, string>>;
  /** The messages after it was accepted. */
  readonly told: Told;
  /** The message if it could not be sent. */
  readonly failure: Toast;
}

/** An accepted lead: the values that were sent, and whether a retry sent them. */
export interface AcceptedLead {
  readonly values: LeadValues;
  readonly isLate: boolean;
}

/** Whether nothing was typed, chosen or ticked. */
export function isUntouched(values: LeadValues, empty: LeadValues): boolean {
  return Object.entries(empty).every(([name, value]) => values[name] === value);
}

/** The values in `kept`; missing or invalid ones are empty. */
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

/** The valid parts of a stored draft; null if it is empty. */
export function readLeadDraft(kept: unknown, empty: LeadValues): LeadDraft | null {
  const { values, attempt } = fieldsOf(kept);
  const read = readLeadValues(values, empty);
  return isUntouched(read, empty) ? null : { values: read, attempt: readAttempt(attempt) };
}

/** This form's drafts in this browser. */
export function draftOf({ name, empty }: Pick<LeadForm, 'name' | 'empty'>) {
  return browserDraft<LeadDraft>({ name, version: 1, read: (kept) => readLeadDraft(kept, empty) });
}

/** The request's body: the fields, `about`, and the consent to text messages if given on `page`. */
export function requestOf({ wantsTexts, ...fields }: LeadValues, page: string, about: LeadForm['about'] = {}) {
  return { ...fields, ...about, ...(wantsTexts === true && { smsConsent: { version: smsConsent.version, page } }) };
}
