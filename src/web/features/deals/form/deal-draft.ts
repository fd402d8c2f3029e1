import { listingFieldNames, type ListingFieldName } from '../../../../contract/deal-fields.ts';
import type { Attempt } from '../../../forms/sending/attempt.ts';
import { browserDraft } from '../../../forms/browser-draft.ts';
import { fieldsOf, readAttempt } from '../../../forms/sending/kept-values.ts';
import { noAutoFill, ownField, type AutoFill, type Mark } from './auto-fill.ts';
import { isUntouched, readDealValues, type DealFormValues } from './deal-values.ts';

/** Everything that must survive a reload. */
export interface DealDraft {
  readonly values: DealFormValues;
  /** The pasted text. */
  readonly listing: string;
  readonly autoFill: AutoFill;
  /** The last attempt to send it. If its answer was lost, the next attempt has the same idempotency key. */
  readonly attempt: Attempt | null;
}

/** Longer than any pasted page, and short enough for every browser's storage. */
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
  return (kind === 'read' || kind === 'assumed' || kind === 'linked') && typeof own === 'string' ? { kind, own } : null;
}

function readChange(value: unknown) {
  const { before, after } = fieldsOf(value);
  return typeof before === 'string' && typeof after === 'string' ? { before, after } : null;
}

function readAutoFill(kept: unknown, depth = MAX_UNDO): AutoFill {
  const { marks, offers, isLinked, last } = fieldsOf(kept);
  if (marks === undefined) return noAutoFill;
  const { changes, was } = fieldsOf(last);
  return {
    marks: readRecord(marks, readMark),
    offers: readRecord(offers, readText),
    ...(isLinked === true && { isLinked }),
    last: last && depth > 0 ? { changes: readRecord(changes, readChange), was: readAutoFill(was, depth - 1) } : null,
  };
}

/** The valid parts of a stored draft; null if it is empty. */
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

/** The part of a draft that react-hook-form does not hold. */
export type DealNotes = Omit<DealDraft, 'values'>;

export type DealNotesAction =
  | { readonly type: 'listing-typed'; readonly listing: string }
  | { readonly type: 'auto-filled'; readonly autoFill: AutoFill }
  | { readonly type: 'field-typed'; readonly name: ListingFieldName }
  | { readonly type: 'attempted'; readonly attempt: Attempt | null }
  | { readonly type: 'started-over' };

export const noNotes: DealNotes = { listing: '', autoFill: noAutoFill, attempt: null };

export function notesOf({ listing, autoFill, attempt }: DealDraft): DealNotes {
  return { listing, autoFill, attempt };
}

/** Returns the same object where nothing changes. */
export function advanceNotes(notes: DealNotes, action: DealNotesAction): DealNotes {
  switch (action.type) {
    case 'listing-typed':
      return { ...notes, listing: action.listing };
    case 'auto-filled':
      return action.autoFill === notes.autoFill ? notes : { ...notes, autoFill: action.autoFill };
    case 'field-typed': {
      const autoFill = ownField(notes.autoFill, action.name);
      return autoFill === notes.autoFill ? notes : { ...notes, autoFill };
    }
    case 'attempted':
      return { ...notes, attempt: action.attempt };
    case 'started-over':
      break;
  }
  return noNotes;
}

export function isEmptyDraft({ values, listing }: DealDraft): boolean {
  return isUntouched(values) && listing === '';
}

/** This browser's drafts. */
export const dealDraft = browserDraft<DealDraft>({ name: 'deal', version: 1, read: readDealDraft });
