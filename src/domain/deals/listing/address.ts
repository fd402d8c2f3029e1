import type { Line } from './lines.ts';
import { isCardPart, isTail, numbered, streetKey } from './scope.ts';
import type { Street } from './streets.ts';

/** The street that the text is about, and the line on which it first stands. */
export interface Address {
  readonly street: Street;
  readonly line: number;
}

interface Candidate extends Address {
  readonly score: number;
  readonly isLabelled: boolean;
}

const MOST_LINES = 800;
const BEFORE_REACH = 120;

/** Words before an address in its sentence that make it somebody's or something else's. */
const notTheProperty =
  /office|\bofc\b|broker(?!ed by)|realty|realtor|title|escrow|agent|\bmail(?:ing)? |owner address|\bllc\b|\binc\b|group|company|properties\b|\bcomps?\b|sold(?! as)|contact|nearby|near (?![^.]*: $)|behind|across from|school|closing at|lender|attorney|next door|neighbou?r|courtesy|listed by|presented by|c\/o|po box|similar|estate,/;
const remarks = /(?:agent|broker|public|private|marketing|showing) (?:remarks|notes)(?: for)?:?/g;
const signature =
  /\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|re\/max|keller williams|century 21|coldwell banker|homesmart|berkshire|realty|realtors?\b|brokers?\b|brokered|\bllc\b|\binc\b|properties\b|home buyers|acquisitions|investments|group/;
const comps = /^(?:sold |recent |sales )?comp(?:s|arables|arable sales)\b[^$\d]{0,14}:?$/;
const soldAfter = /[-|,;–] ?sold\b (?:for |at )?\$/;

function labelBefore(line: Line, street: Street): 'own' | 'other' | undefined {
  for (const cell of line.cells) {
    const at = cell.findIndex((item) => item.from === street.from);
    if (at < 0) continue;
    for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
      const row = cell[back]?.row;
      if (cell[back]?.kind === 'word' && cell[back]?.low !== 'is' && cell[back]?.low !== 'at') return undefined;
      if (row?.is === 'text') return row.role === 'otherAddress' ? 'other' : row.role === 'address' ? 'own' : undefined;
    }
  }
  return undefined;
}

/** A label alone in the cell or on the line before. */
function labelOver(lines: readonly Line[], at: number, street: Street): 'own' | 'other' | undefined {
  const line = lines[at];
  const cell = line?.cells.findIndex((items) => items.some(({ from }) => from === street.from)) ?? 0;
  const previous = lines[at - 1]?.cells ?? [];
  const over = cell > 0 ? line?.cells[cell - 1] : previous.length === 1 ? previous[0] : undefined;
  const isFirst = line?.cells[Math.max(0, cell)]?.[0]?.from === street.from;
  if (!isFirst || over === undefined || over.length > 4) return undefined;
  const row = over.findLast((item) => item.row?.is === 'text')?.row;
  if (row?.is !== 'text' || over.some(({ kind }) => kind === 'number')) return undefined;
  return row.role === 'otherAddress' ? 'other' : row.role === 'address' ? 'own' : undefined;
}

function isSigned(lines: readonly Line[], at: number): boolean {
  const [before, after] = [lines[at - 1]?.low ?? '', lines[at + 1]?.low ?? ''];
  return signature.test(before) && (after === '' || signature.test(after)) && !/\$|\bbeds?\b/.test(`${before}${after}`);
}

/** `2) 519 Fern Ave`: a deal behind the first. */
const isLaterDeal = (line: Line | undefined) => line !== undefined && numbered(line.low) >= 2;

function candidateOf(
  lines: readonly Line[],
  at: number,
  street: Street,
  text: string,
  start: number,
  isAside: boolean,
): Candidate {
  const line = lines[at];
  const low = line ? text.slice(Math.max(line.start, start - BEFORE_REACH), start).toLowerCase() : '';
  const before =
    low.trim() === '' && /^[^\d]{0,24}:$/.test(lines[at - 1]?.low ?? '') ? (lines[at - 1]?.low ?? '') : low;
  const sentence =
    before
      .replace(remarks, '')
      .replace(/\([^()]{0,40}\)/g, '')
      .split(/[.!?] /)
      .at(-1) ?? '';
  // `our office, 210 Court Sq, then the house at 1312 Flintlock Ave`: the clause that leads to a house decides.
  const lead = /\b(?:house|home|property|place) at $/.test(sentence)
    ? (sentence.split(/[,;] /).at(-1) ?? '')
    : sentence;
  const label = line ? (labelBefore(line, street) ?? labelOver(lines, at, street)) : undefined;
  const { place } = street;
  const after = text.slice(start + street.value.length, start + street.value.length + 70).toLowerCase();
  const score =
    (label === 'own' ? 5 : label === 'other' || isLaterDeal(line) ? -14 : notTheProperty.test(lead) ? -7 : 0) +
    (street.hasSuite ? -4 : 0) +
    (low.trim().length <= 3 ? 2 : 0) +
    (place?.state ? 3 : 0) +
    (place?.zip ? 2 : 0) +
    (street.sure || (place?.state && place.zip) ? 2 : 0) +
    (/^\(?#?1[).:] /.test(line?.low ?? '') ? 4 : 0) -
    (isSigned(lines, at) ? 6 : 0) -
    (isAside || soldAfter.test(after) ? 7 : 0) -
    Math.min(3, at / 40);
  return { street, line: at, score, isLabelled: label === 'own' };
}

function candidates(
  lines: readonly Line[],
  streets: readonly Street[],
  text: string,
  startOf: (street: Street) => number,
): Candidate[] {
  const found: Candidate[] = [];
  let [isAside, next, hasFacts] = [false, 0, false];
  for (let at = 0; at < lines.length && at < MOST_LINES; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    // A page's menu may name other homes; behind the home's own card their list begins.
    if ((found.length > 0 || hasFacts) && isTail(line)) break;
    hasFacts ||= isCardPart(line);
    if (comps.test(line.low)) isAside = true;
    else if (isAside && line.afterGap) isAside = false;
    for (let street = streets[next]; street && startOf(street) < line.end; street = streets[next]) {
      next += 1;
      if (startOf(street) >= line.start) found.push(candidateOf(lines, at, street, text, startOf(street), isAside));
    }
  }
  return found;
}

/** The candidate with the best evidence; the same street said again counts for it, and lends it the place that it lacks. */
export interface Found {
  readonly address: Address | undefined;
  /** A label names the property's address, and what stands there is not understood: no other address takes its place. */
  readonly isUnread: boolean;
}

/** `Address: 5 Nowhere`: an own label with a number behind it that begins no street. */
function isUnreadLabel({ cells }: Line): boolean {
  return cells.some(
    (cell) =>
      cell[0]?.row?.is === 'text' &&
      cell[0].row.role === 'address' &&
      cell[1]?.low === ':' &&
      (cell[2]?.kind === 'number' || cell[2]?.kind === 'other') &&
      cell.every(({ kind }) => kind !== 'street'),
  );
}

/** SPEC: the property's address; where its own label's value is not understood, none unless another label names one. */
export function readAddress(
  lines: readonly Line[],
  streets: readonly Street[],
  text: string,
  startOf: (street: Street) => number,
): Found {
  const found = candidates(lines, streets, text, startOf);
  const isUnread = lines.slice(0, MOST_LINES).some(isUnreadLabel);
  const all = isUnread ? found.filter(({ isLabelled }) => isLabelled) : found;
  const totals = new Map<string, number>();
  for (const { street, score } of all) {
    const key = streetKey(street);
    const known = totals.get(key);
    totals.set(key, known === undefined ? score : Math.max(known, score) + 0.5);
  }
  const [best] = [...totals].filter(([, score]) => score >= 1).sort(([, a], [, b]) => b - a);
  const same = all.filter(({ street }) => streetKey(street) === best?.[0]);
  const [first] = same;
  if (first === undefined) return { address: undefined, isUnread };
  const full = same.find(({ street }) => street.place?.state) ?? same.find(({ street }) => street.place);
  const street = full ? { ...first.street, place: full.street.place } : first.street;
  return { address: { street, line: first.line }, isUnread: false };
}
