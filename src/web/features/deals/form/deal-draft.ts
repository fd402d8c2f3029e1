import { listingFieldNames, type ListingFieldName } from '../../../../contract/deal-fields.ts';
import type { Attempt } from '../../../forms/attempt.ts';
import { browserDraft } from '../../../forms/browser-draft.ts';
import { fieldsOf, readAttempt } from '../../../forms/kept-values.ts';
import { noAutoFill, type AutoFill, type Mark } from './auto-fill.ts';
import { isUntouched, readDealValues, type DealFormValues } from './deal-values.ts';

/** All that a reload must not lose. */
export interface DealDraft {
  readonly values: DealFormValues;
  /** The text to be read. */
  readonly listing: string;
  readonly autoFill: AutoFill;
  /** The last try to send it: should its answer have been lost, the next one is known as the same. */
  readonly attempt: Attempt | null;
}

/** More than any page that is pasted, and little enough for every browser's storage. */
const MAX_LISTING_LENGTH = 200_000;
/** How many readings can be undone after a reload. */
const MAX_UNDO = 3;

function readRecord<Value>(kept: unknown, read: (value: unknown) => Value | null) {
  const record: Partial<Record<ListingFieldName, Value>> = {};
  const given = fieldsOf(kept);
  for (const name of listingFieldNames) {
    const value = read(given[name]);
    if (value !== null) record[name] = value;
  }
  return record;
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readMark(value: unknown): Mark | null {
  const { kind, own } = fieldsOf(value);
  return (kind === 'read' || kind === 'assumed') && typeof own === 'string' ? { kind, own } : null;
}

function readChange(value: unknown) {
  const { before, after } = fieldsOf(value);
  return typeof before === 'string' && typeof after === 'string' ? { before, after } : null;
}

function readAutoFill(kept: unknown, depth = MAX_UNDO): AutoFill {
  const { marks, offers, last } = fieldsOf(kept);
  if (marks === undefined) return noAutoFill;
  const { changes, was } = fieldsOf(last);
  return {
    marks: readRecord(marks, readMark),
    offers: readRecord(offers, readText),
    last: last && depth > 0 ? { changes: readRecord(changes, readChange), was: readAutoFill(was, depth - 1) } : null,
  };
}

/** What can be trusted of a kept draft; null where nothing stands in it. */
export function readDealDraft(kept: unknown): DealDraft | null {
  const { values, listing, autoFill, attempt } = fieldsOf(kept);
  const draft: DealDraft = {
    values: readDealValues(values),
    listing: (readText(listing) ?? '').slice(0, MAX_LISTING_LENGTH),
    autoFill: readAutoFill(autoFill),
    attempt: readAttempt(attempt),
  };
  return isEmptyDraft(draft) ? null : draft;
}

export function isEmptyDraft({ values, listing }: DealDraft): boolean {
  return isUntouched(values) && listing === '';
}

/** The drafts of this browser. */
export const dealDraft = browserDraft<DealDraft>({ name: 'deal', version: 1, read: readDealDraft });
