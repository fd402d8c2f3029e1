import { findStreets } from './find-streets.ts';
import { readPlaceAt, type Place } from './read-place.ts';
import { isTail } from './sections.ts';
import type { Line } from './split-lines.ts';

/** The street line that the text is about, and the place that stands beside it. */
export interface Address {
  readonly street: string;
  readonly place: Place | undefined;
  readonly line: number;
}

interface Candidate extends Address {
  readonly score: number;
}

const MOST_LINES = 600;
const LABEL =
  /(?:^|[^a-z])(?:property|subject|site|situs|street|physical|full|home|house)?\s?(?:address|addr|addy|location|direcci[oó]n|situs address|property|street)\s?(?:is\s?|es\s?|line 1\s?)?[:=\-#\t ]{0,4}$/;
const NOT_THE_PROPERTY =
  /office|\bofc\b|broker(?!ed by)|realty|realtor|title|escrow|agent|mailing|mail to|owner address|\bllc\b|\binc\b|group|company|properties\b|\bcomps?\b|sold|contact|nearby|near |behind|across from|school|closing at|lender|attorney|next door|neighbou?r|courtesy|listed by|presented by|c\/o|po box|similar|estate,/;

const REMARKS = /(?:agent|broker|public|private|marketing|showing) (?:remarks|notes)(?: for)?:?/g;
const SIGNATURE =
  /\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|re\/max|keller williams|century 21|coldwell banker|homesmart|berkshire|exp realty|realty|realtors?\b|brokers?\b|\bllc\b|\binc\b|properties\b|home buyers|acquisitions|investments/;

/** A name of a firm over it and a telephone under it: the sender's own address. */
function isSigned(lines: readonly Line[], line: number): boolean {
  const [before, after] = [lines[line - 1]?.low ?? '', lines[line + 1]?.low ?? ''];
  return SIGNATURE.test(before) && SIGNATURE.test(after) && !/\$|\bbeds?\b/.test(`${before}${after}`);
}

/** Whose address the label says it is. */
const OFFICE_LABEL =
  /(?:office|ofc|off|broker(?:age)?|agent|mailing|owner'?s?|lender|title|seller'?s?)\.? ?(?:street |mailing )?(?:addr(?:ess)?|location)[\s:]{0,3}$/;

function placeFor(lines: readonly Line[], line: number, offset: number): Place | undefined {
  const text = lines[line]?.text ?? '';
  const here = readPlaceAt(text, offset, true);
  if (here?.state !== undefined || here?.zip !== undefined) return here;
  const rest = text.slice(offset).replace(/[\s,.\-|•]{0,6}/, '');
  if (here && rest.length - (here.city?.length ?? 0) > 12) return here;
  if (rest !== '' && !here && !rest.startsWith('(')) return undefined;
  for (const after of [1, 2]) {
    const next = lines[line + after];
    if (!next || findStreets(next.text, false).length > 0) break;
    const place = readPlaceAt(next.text, 0);
    if (place?.city !== undefined || place?.zip !== undefined)
      return here?.city === undefined || place.city !== undefined ? place : { ...place, city: here.city };
  }
  return here;
}

function scoreOf(
  before: string,
  street: { start: number; text: string; sure: boolean },
  place: Place | undefined,
  line: number,
): number {
  const labelled = LABEL.test(before.slice(-40)) ? 5 : 0;
  const sentence =
    before
      .replace(REMARKS, '')
      .replace(/\([^()]{0,40}\)/g, '')
      .split(/[.!?] /)
      .at(-1) ?? '';
  const isOffice = OFFICE_LABEL.test(before.slice(-60));
  const decoy = isOffice ? -12 : labelled === 0 && NOT_THE_PROPERTY.test(sentence) ? -7 : 0;
  const suite = /\b(?:ste|suite)\b/i.test(street.text) ? -4 : 0;
  const first = street.start <= 3 ? 2 : 0;
  const known = (place?.state === undefined ? 0 : 3) + (place?.zip === undefined ? 0 : 2);
  return labelled + decoy + suite + first + known + (street.sure ? 2 : 0) - Math.min(3, line / 40);
}

const COMPS = /^(?:sold |recent |sales )?comp(?:s|arables|arable sales)\b[^$\d]{0,14}:?$/;
const SOLD_AFTER = /[-|,;–] ?sold\b (?:for |at )?\$/;

/** A short line that begins with a number, over one that begins with a place. */
function isAlone(lines: readonly Line[], line: number): boolean {
  const [text, next] = [lines[line]?.text ?? '', lines[line + 1]];
  if (next === undefined || text.length > 60 || !/^[\dx]/i.test(text)) return false;
  return readPlaceAt(next.text, 0)?.state !== undefined;
}

function readCandidates(lines: readonly Line[]): Candidate[] {
  const candidates: Candidate[] = [];
  let isAside = false;
  for (const [line, { text, low, afterGap }] of lines.slice(0, MOST_LINES).entries()) {
    if (candidates.length > 0 && isTail(low)) break;
    if (COMPS.test(low)) isAside = true;
    else if (isAside && afterGap) isAside = false;
    if (!/\d|xx/.test(low)) continue;
    for (const street of findStreets(text, isAlone(lines, line))) {
      const place = placeFor(lines, line, street.end);
      const previous =
        /^[^\d]{0,24}:?$/.test(lines[line - 1]?.low ?? '') && street.start === 0 ? (lines[line - 1]?.low ?? '') : '';
      const before = street.start === 0 ? previous : low.slice(Math.max(0, street.start - 120), street.start);
      const signed = isSigned(lines, line) ? 6 : 0;
      const compared = isAside || SOLD_AFTER.test(low.slice(street.end, street.end + 70)) ? 7 : 0;
      const first = street.start <= 4 && /^\(?1[).:] /.test(low) ? 4 : 0;
      const score = scoreOf(before, street, place, line) + first - signed - compared;
      candidates.push({ street: street.text, place, line, score });
    }
  }
  return candidates;
}

function keyOf({ street }: Address): string {
  return street.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The candidate with the best evidence; the same street said again counts for it. */
export function readAddress(lines: readonly Line[]): Address | undefined {
  const candidates = readCandidates(lines);
  const totals = new Map<string, number>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    const known = totals.get(key);
    totals.set(key, known === undefined ? candidate.score : Math.max(known, candidate.score) + 0.5);
  }
  const [best] = [...totals].filter(([, score]) => score >= 1).sort(([, a], [, b]) => b - a);
  if (!best) return undefined;
  const same = candidates.filter((candidate) => keyOf(candidate) === best[0]);
  const [first] = same;
  if (!first) return undefined;
  const full = same.find(({ place }) => place?.state !== undefined) ?? same.find(({ place }) => place !== undefined);
  return { street: first.street, place: full?.place, line: first.line };
}
