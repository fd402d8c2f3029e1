import { dealField, listingFieldNames, type ListingFieldName } from '../../../../contract/deal-fields.ts';
import { readDollars, readSquareFeet } from '../../../../contract/read-figure.ts';
import type { ListingReading } from '../../../../domain/deals/read-property.ts';
import { namesOf, optionsOf, textAt, type DealFormValues } from './deal-values.ts';

/** The values of a reading, without their positions in the text; `isLinked` if they come from somebody's link. */
export type ReadValues = Pick<ListingReading, 'fields' | 'assumed'> & { readonly isLinked?: true };

type Texts = Readonly<Partial<Record<ListingFieldName, string>>>;

/** Where a value comes from: a text said it, it was assumed from a text, or somebody's link brought it. */
type MarkKind = 'read' | 'assumed' | 'linked';

/** The mark of a value that the visitor has not confirmed, with the visitor's own value from before. */
export interface Mark {
  readonly kind: MarkKind;
  readonly own: string;
}

type Marks = Readonly<Partial<Record<ListingFieldName, Mark>>>;
type Changes = Readonly<Partial<Record<ListingFieldName, { readonly before: string; readonly after: string }>>>;

/** The state of auto-fill. */
export interface AutoFill {
  readonly marks: Marks;
  /** The text's values for fields in which the visitor has typed another one. */
  readonly offers: Texts;
  /** Whether they come from somebody's link and not from a text. */
  readonly isLinked?: true;
  /** What can be undone: the changed values, and the state before. Null if nothing was read. */
  readonly last: { readonly changes: Changes; readonly was: AutoFill } | null;
}

export const noAutoFill: AutoFill = { marks: {}, offers: {}, last: null };

/** The next state, and the values to put into the form. */
export interface Step {
  readonly autoFill: AutoFill;
  readonly values: Texts;
}

function without<Value>(
  record: Readonly<Partial<Record<ListingFieldName, Value>>>,
  name: ListingFieldName,
): Readonly<Partial<Record<ListingFieldName, Value>>> {
  const { [name]: _, ...rest } = record;
  return rest;
}

/** Whether a field accepts the value: a text that is not empty or, where the field has options, one of them. */
function holds(name: ListingFieldName, value: string): boolean {
  const options = optionsOf(name);
  return value.trim() !== '' && (options === null || options.some((option) => option.value === value));
}

/** Whether the visitor has typed nothing: the field is empty or has its initial value. */
function isVacant(name: ListingFieldName, text: string): boolean {
  return text.trim() === '' || text === dealField(name).initial;
}

/** Whether the field collects text, so that a read value is added to the typed one. */
function gathers(name: ListingFieldName): boolean {
  return dealField(name).kind === 'long';
}

function figureIn(name: ListingFieldName, text: string): number | null {
  const { kind } = dealField(name);
  if (kind === 'dollars') return readDollars(text);
  return kind === 'area' ? readSquareFeet(text) : null;
}

function words(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text.trim()]).join(' ');
}

/** Whether both texts mean the same value: `450k` is `$450,000`. */
function meansSame(name: ListingFieldName, read: string, typed: string): boolean {
  const figure = figureIn(name, read);
  if (figure !== null) return figure === figureIn(name, typed);
  return gathers(name) ? words(typed).includes(words(read)) : words(read) === words(typed);
}

function kindOf({ isLinked }: ReadValues, isGuess: boolean): MarkKind {
  if (isLinked) return 'linked';
  return isGuess ? 'assumed' : 'read';
}

/**
 * Fills in what was read: vacant fields, and fields that an earlier text filled and nobody confirmed. Typed values stay; a different
 * value from the text is offered beside them, unless it was only assumed. `filled` counts the fields that have a value from this text;
 * `recognised` counts all values of the text that the form accepts.
 */
export function fillFrom(
  before: AutoFill,
  form: DealFormValues,
  reading: ReadValues,
): Step & { filled: number; recognised: number } {
  const own = (name: ListingFieldName) => before.marks[name]?.own ?? textAt(form, name);
  const values: Partial<Record<ListingFieldName, string>> = {};
  const marks: Partial<Record<ListingFieldName, Mark>> = {};
  const offers: Partial<Record<ListingFieldName, string>> = {};
  const recognised = namesOf(reading.fields).filter((name) => holds(name, reading.fields[name] ?? ''));

  for (const name of namesOf(before.marks)) values[name] = own(name);
  for (const name of recognised) {
    const read = reading.fields[name] ?? '';
    const isGuess = reading.assumed.includes(name);
    if (own(name) !== '' && meansSame(name, read, own(name))) continue;
    if (isVacant(name, own(name))) {
      values[name] = read;
      marks[name] = { kind: kindOf(reading, isGuess), own: own(name) };
    } else if (!isGuess) offers[name] = read;
  }

  const changed = namesOf(values).filter((name) => values[name] !== textAt(form, name));
  const changes: Partial<Record<ListingFieldName, { before: string; after: string }>> = {};
  for (const name of changed) changes[name] = { before: textAt(form, name), after: values[name] ?? '' };
  // Reading the same text again changes nothing, so undo still takes back the first reading.
  const last = changed.length === 0 && before.last !== null ? before.last : { changes, was: before };
  return {
    autoFill: {
      marks,
      offers,
      ...(reading.isLinked && { isLinked: true }),
      last: changed.length === 0 && before.last === null ? null : last,
    },
    values: changesToValues(changes),
    filled: Object.keys(marks).length,
    recognised: recognised.length,
  };
}

function changesToValues(changes: Changes): Texts {
  const values: Partial<Record<ListingFieldName, string>> = {};
  for (const name of namesOf(changes)) {
    const change = changes[name];
    if (change) values[name] = change.after;
  }
  return values;
}

/** Restores the values from before the last reading, except those that the visitor has changed since. */
export function undoFill({ last }: AutoFill, form: DealFormValues): Step {
  if (last === null) return { autoFill: noAutoFill, values: {} };
  const values: Partial<Record<ListingFieldName, string>> = {};
  let { was } = last;
  for (const name of namesOf(last.changes)) {
    const change = last.changes[name];
    if (change && textAt(form, name) === change.after) values[name] = change.before;
    else was = { ...was, marks: without(was.marks, name) };
  }
  return { autoFill: was, values };
}

/** Replaces the typed value by the text's value. Undo restores it too. */
export function takeOffer(autoFill: AutoFill, form: DealFormValues, name: ListingFieldName): Step {
  const offer = autoFill.offers[name];
  if (offer === undefined) return { autoFill, values: {} };
  const typed = textAt(form, name);
  const after = gathers(name) ? `${typed.trimEnd()}\n${offer}` : offer;
  const { changes, was } = autoFill.last ?? { changes: {}, was: noAutoFill };
  const last = { changes: { ...changes, [name]: { before: typed, after } }, was };
  return { autoFill: { ...autoFill, offers: without(autoFill.offers, name), last }, values: { [name]: after } };
}

/** The visitor confirms a value. */
export function confirmField(autoFill: AutoFill, name: ListingFieldName): AutoFill {
  return autoFill.marks[name] ? { ...autoFill, marks: without(autoFill.marks, name) } : autoFill;
}

export function confirmAll(autoFill: AutoFill): AutoFill {
  return { ...autoFill, marks: {} };
}

/** The visitor keeps the typed value. */
export function keepTyped(autoFill: AutoFill, name: ListingFieldName): AutoFill {
  return { ...autoFill, offers: without(autoFill.offers, name) };
}

/** The visitor has changed a field: its mark and its offer go. */
export function ownField(autoFill: AutoFill, name: ListingFieldName): AutoFill {
  const isTouched = name in autoFill.marks || name in autoFill.offers;
  return isTouched
    ? { ...autoFill, marks: without(autoFill.marks, name), offers: without(autoFill.offers, name) }
    : autoFill;
}

/** The fields whose values are of this kind and that the visitor has not confirmed. */
export function markedFields({ marks }: AutoFill, kind: MarkKind): ListingFieldName[] {
  return namesOf(marks).filter((name) => marks[name]?.kind === kind);
}

/** The fields that a text or a link has filled, confirmed or not: they fold into the summary. What the visitor typed first is not among them. */
export function filledFields({ marks, last }: AutoFill): ListingFieldName[] {
  if (last === null) return namesOf(marks);
  const changes = namesOf(last.changes).filter((name) => {
    const { before = '', after = '' } = last.changes[name] ?? {};
    return isVacant(name, before) && after !== '';
  });
  const filled = new Set([...namesOf(marks), ...changes, ...filledFields(last.was)]);
  return listingFieldNames.filter((name) => filled.has(name));
}
