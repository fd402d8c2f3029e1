import { EMPTY_BOX } from './characters.ts';
import type { Item } from './lines.ts';
import type { TextRole, WordField } from './phrase-rows.ts';
import { vocabulary } from './vocabulary.ts';

/** A field's value as one passage says it. */
export interface Said {
  readonly field: WordField;
  readonly value: string;
  readonly rank: number;
  readonly start: number;
  readonly end: number;
}

const fieldOf: Readonly<Partial<Record<TextRole, WordField>>> = {
  occupancy: 'occupancy',
  type: 'propertyType',
  sewer: 'septicSystem',
  pool: 'pool',
  condition: 'currentCondition',
};
/** What single words mean under a field's own label. */
const underLabel = new Map<string, string>();

function valueUnder(field: WordField, low: string): string | undefined {
  if (underLabel.size === 0)
    for (const row of vocabulary)
      if (row.is === 'value' && row.under)
        for (const word of row.words.split('|')) underLabel.set(`${row.field} ${word}`, row.value);
  return underLabel.get(`${field} ${low}`);
}

const YES = new Set(['yep', 'yeah', 'yes', 'y', 'si', 'true']);
const NO = new Set(['nope', 'no', 'n', 'none', 'false']);
const BEFORE_POOL = new Set([
  'with',
  'tiene',
  'w',
  'has',
  'and',
  '&',
  '+',
  'plus',
  'a',
  'huge',
  'big',
  ',',
  'nice',
  '-',
  'con',
]);
const NO_REACH = 2;
const ANSWERERS = new Set(["it's", 'its', 'it', 'they', 'he', 'she', 'we']);

function isNo(item: Item | undefined): boolean {
  return item?.row?.is === 'no';
}

/** Whether a `no` stands right before, or one word before. */
function isDenied(items: readonly Item[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - NO_REACH); back -= 1) {
    // `no it's empty` answers.
    if (isNo(items[back])) return !(back === 0 && ANSWERERS.has(items[1]?.low ?? ''));
    if (items[back]?.kind === 'sign' || items[back]?.kind === 'phrase') return false;
  }
  return false;
}

/** `Vacant: no`, `Is it vacant? Yes`: the answer behind a value, where one stands there. */
function answerAfter(items: readonly Item[], at: number): 'yes' | 'no' | 'open' | undefined {
  let next = at + 1;
  while (next < at + 3 && (items[next]?.kind === 'sign' || items[next]?.kind === 'break' || items[next]?.low === 'a')) {
    if (items[next]?.low === '.' || items[next]?.low === ',' || items[next]?.low === ';') return undefined;
    next += 1;
  }
  if (next === at + 1) return undefined;
  const low = items[next]?.low ?? '';
  if (YES.has(low)) return 'yes';
  if (
    NO.has(low) &&
    (items[next + 1] === undefined || items[next + 1]?.kind === 'sign' || items[next + 1]?.kind === 'break')
  )
    return 'no';
  return items.slice(at + 1, next).some((item) => item.low === '?') ? 'open' : undefined;
}

/** Whether a sentence asks: its values are only named. */
function asks(items: readonly Item[], at: number): boolean {
  for (let next = at + 1; next < items.length; next += 1) {
    const item = items[next];
    if (item?.low === '?') return true;
    if (item?.kind === 'break' || (item?.kind === 'sign' && '.;!:,'.includes(item.low))) return false;
  }
  return false;
}

function negative(field: WordField): string | undefined {
  return field === 'pool' ? 'no' : field === 'garage' ? 'none' : undefined;
}

/** Whether a cell can be what stands under a label of words. */
export function canAnswer(role: TextRole, items: readonly Item[]): boolean {
  const field = fieldOf[role];
  if (field === undefined || field === 'currentCondition') return true;
  // `pool | no garage`: what denies something else is no answer.
  if (items[0]?.row?.is === 'no' && items[1]?.row?.is === 'number') return false;
  return items.some(
    (item) =>
      (item.row?.is === 'value' && item.row.field === field) ||
      item.row?.is === 'no' ||
      YES.has(item.low) ||
      NO.has(item.low) ||
      valueUnder(field, item.low) !== undefined,
  );
}

/** What the words of a statement say. */
export function readWords(label: TextRole | undefined, items: readonly Item[]): Said[] {
  const said: Said[] = [];
  if (label === 'name') return said;
  const labelled = label && fieldOf[label];
  const say = (item: Item, field: WordField, value: string | undefined, rank: number) => {
    if (value !== undefined) said.push({ field, value, rank, start: item.start, end: item.end });
  };
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const row = item?.row;
    if (item === undefined || (row === undefined && labelled === undefined)) continue;
    // `[ ] Owner [X] Vacant`
    if (items[at - 1]?.low === EMPTY_BOX) continue;
    // `Pool: In-Ground`
    const next = items[at + 1]?.low === '-' && !items[at + 1]?.gap ? items[at + 2] : items[at + 1];
    const under =
      labelled && row?.is !== 'value'
        ? (valueUnder(labelled, `${item.low} ${next?.low ?? ''}`) ?? valueUnder(labelled, item.low))
        : undefined;
    if (labelled && under !== undefined && !isDenied(items, at) && (said.length === 0 || at === 0))
      say(item, labelled, under, 3);
    if (row?.is === 'value') {
      const isOwn = labelled === row.field;
      const answer = answerAfter(items, at);
      const denied =
        answer === 'no' || (isDenied(items, at) && answer !== 'yes') || (row.field === 'pool' && isGone(items, at));
      // `VACANT LAND - 2.37 acres`, not `beside a vacant lot`.
      if (row.value === 'land' && !isOwn && isInSentence(items[at - 1])) continue;
      if (answer === 'open' || (answer !== 'yes' && !denied && asks(items, at))) continue;
      if (row.field === 'pool' && (hasDues(items, at) || label === 'otherText')) continue;
      say(item, row.field, denied ? negative(row.field) : row.value, isOwn ? 3 : 2);
    } else if (row?.is === 'text' && row.role === 'pool') {
      const answer = label === 'otherText' ? undefined : answerAfter(items, at);
      if (isDenied(items, at) || isGone(items, at)) say(item, 'pool', 'no', 2);
      else if ((answer === 'yes' || answer === 'no') && items[at + 1]?.low === '?') say(item, 'pool', answer, 2);
      else if (isPoolSaid(items, at) && !asks(items, at) && !hasDues(items, at) && label !== 'otherText')
        say(item, 'pool', answerAfter(items, at) === 'no' ? 'no' : 'yes', 2);
    } else if (
      row?.is === 'number' &&
      row.role === 'rate' &&
      /^(?:rented|leased|rentad[ao]|section 8)\b/.test(item.low) &&
      !isDenied(items, at) &&
      answerAfter(items, at) !== 'no' &&
      !isOthers(items, at)
    )
      say(item, 'occupancy', 'Tenant-occupied', 2);
    else if (
      row?.is === 'number' &&
      (row.role === 'cars' || item.low.startsWith('garage')) &&
      (isDenied(items, at) || isNone(items, at))
    )
      say(item, 'garage', 'none', 2);
  }
  return said;
}

const isInSentence = (before: Item | undefined) => before?.kind === 'word' || before?.row?.is === 'part';

/** `above ground pool was removed` */
function isGone(items: readonly Item[], at: number): boolean {
  return items.slice(at + 1, at + 4).some(({ low }) => low === 'removed' || low === 'filled' || low === 'gone');
}

/** `Solar: leased`: the value of a label of something else. */
function isOthers(items: readonly Item[], at: number): boolean {
  const row = items[at - 2]?.row;
  return items[at - 1]?.low === ':' && row?.is === 'number' && row.role.startsWith('other');
}

/** A pool that dues pay for is the neighbourhood's. */
function hasDues(items: readonly Item[], at: number): boolean {
  return items
    .slice(Math.max(0, at - 10), at)
    .some((item, index, near) => item.kind === 'phrase' && item.low.startsWith('hoa') && !isNo(near[index - 1]));
}

/** `Garage: None`. */
function isNone(items: readonly Item[], at: number): boolean {
  const sign = items[at + 1];
  const next = sign?.kind !== 'break' && items[at + 2]?.kind === 'break' ? at + 3 : at + 2;
  const value = items[next];
  const begins = items[at - 1] === undefined || items[at - 1]?.kind === 'break';
  const isLabel =
    sign !== undefined && ([':', '=', '-', '..', '->', '?'].includes(sign.low) || (sign.kind === 'break' && begins));
  return (
    isLabel &&
    value !== undefined &&
    (isNo(value) || valueUnder('garage', value.low) !== undefined) &&
    (items[next + 1] === undefined || items[next + 1]?.kind !== 'word')
  );
}

/** A pool by itself, with or behind what a home has; not in the middle of a sentence about something else. */
function isPoolSaid(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]];
  const row = items[at]?.row;
  if (
    items[at]?.low !== 'pool' &&
    (row?.is === 'value' || /\b(?:private|pvt|own|swimming)\b/.test(items[at]?.low ?? ''))
  )
    return true;
  const begins =
    before === undefined ||
    before.kind === 'break' ||
    before.kind === 'number' ||
    BEFORE_POOL.has(before.low) ||
    (before.kind === 'sign' && before.low !== ':') ||
    (before.row?.is === 'number' && before.row.role === 'cars') ||
    before.low.charCodeAt(0) >= 0x2600;
  const ends =
    after === undefined ||
    after.kind === 'break' ||
    after.kind === 'sign' ||
    after.kind === 'phrase' ||
    after.kind === 'number' ||
    ['and', 'is', 'with', 'but', 'out', 'in', 'spa'].includes(after.low) ||
    after.low.charCodeAt(0) >= 0x2600;
  return begins && ends && after?.low !== ':';
}
