import type { Reading } from './listing-fields.ts';
import { settle, type Claim } from './settle.ts';
import type { Line } from './split-lines.ts';

const EARLIEST = 1800;
const LABELLED =
  /(?<![a-z])(?:year ?built|yr\.? ?(?:built|blt|bt)|built(?: it)?(?: back)?(?: in| on| circa| around| approx)?|blt\.?|built:|constructed(?: in)?|construction year|put up in|c\.|yob|yoc|b\.|a[nñ]o(?: de construcci[oó]n)?|construid[ao] en|construction|vintage|circa|(?:ranch|rancher|rambler|home|house|bungalow|cape|colonial|split[- ]level|townhome|townhouse|craftsman|cottage) from|year|yr|y\.?b)[\s:=.~-]{0,5}(?:in |is |circa |about |~)?((?:18|19|20)\d{2})(?!\d|,\d)/g;
const BEFORE_LABEL =
  /(?<![\d$,.-])((?:18|19|20)\d{2})(?:'s)? ?(?:year built|yr built|built|build\b|(?:brick |block |frame |wood |stucco )?construction|split[- ](?:level|foyer)|(?:bi|tri)-?level|townho(?:me|use)|(?:brick |block |frame )?(?:ranch|rancher|rambler|home|house|bungalow|cape|colonial|craftsman|cottage|cabin|victorian)|single[- ]family|\d\/\d|-built|double ?wide|single ?wide|manufactured|mobile)/g;
const NOT_THE_HOUSE =
  /effective|eff\.?\s|roof|hvac|a\/?c\b|furnace|heater|renovat|remodel|updat|sold|sale|tax|reno|kitchen|assess|install|plumb|electric|window|boiler|pump|unit|listed|posted|since|deed|floor|paint|water|replaced|addition|as of|copyright|joined|new |lockbox|foundation|tenant|lease|from$/;
/** A bare year in a cell of its own, on a line that counts rooms or feet. */
const BARE_CELL =
  /(?:^|[,|•\t/;(]|\. | - )\s?(?:(?:brick|cbs?|block|frame|stucco|ranch|home|house|block home|brick ranch|mfd|manufactured|built|wood|vinyl)[, ]{1,2})?((?:18|19|20)\d{2})(?: (?:build|palm harbor|clayton|brick|home|house|ranch|block|fleetwood|oakwood|champion))?\s?(?=$|[,|•\t/;)]|\.(?:\s|$)| - )/g;
/** A year right behind a size or a kind: `1450sf 1978`. */
const BEHIND_UNIT =
  /(?:sqft|\dsf|\d sf|sq\.? ft\.?|square feet|town ?home|town ?house|condo|\d ?ba|baths?|garage|(?:block|brick|frame|cbs|cb) (?:home|house)|(?:house|home|ranch|rancher|level|bungalow|foyer|colonial|cape) ?\(),? ?((?:18|19|20)\d{2})(?= build|[,|•\t;/)]|\.(?!\d)|$| (?!roof|hvac|reno|remodel|update|sq|sf|per|total|ft|a\/c|ac\b))/g;
const HOUSE_FIGURES =
  /\d ?(?:bd|br|bed|ba|bath|rec[aá]m|story|car)|sqft|\d ?sf\b|sq\.? ?ft|square f|\b\d ?[/x] ?\d|brick|double ?wide|mobile|manufactured/;

/** `Listed 3/2/2026` is a day, `BR/BA/BLT 3/2/1984` is none. */
const DATED =
  /date|clos|escrow|listed|market|updated|posted|due|avail|expir|transfer|last |review|inspect|event|history|open house/;
const DAY_BEFORE = /\b\d{1,2}[/-]\d{1,2}$/;
const EARLIEST_DAY = 2020;

function isDay(low: string, { index, 1: year }: RegExpExecArray): boolean {
  return DAY_BEFORE.test(low.slice(0, index)) && (DATED.test(low) || Number(year) >= EARLIEST_DAY);
}

function claimsOf(low: string, year: (text: string) => number | undefined): Claim[] {
  const claims: Claim[] = [];
  const add = (text: string | undefined, rank: number): void => {
    const value = year(text ?? '');
    if (value !== undefined) claims.push({ value, rank });
  };
  for (const match of low.matchAll(LABELLED)) {
    const before = low.slice(Math.max(0, match.index - 16), match.index);
    const loose = /^(?:year(?! ?built)|yr\b(?! ?b)|construction|vintage|circa)/.test(match[0]);
    if (NOT_THE_HOUSE.test(before) || (loose && /[a-z]$/.test(before.trim()))) continue;
    add(match[1], loose ? 2 : 3);
  }
  for (const match of low.matchAll(BEFORE_LABEL))
    if (!NOT_THE_HOUSE.test(low.slice(Math.max(0, match.index - 16), match.index))) add(match[1], 3);
  if (claims.length === 0 && HOUSE_FIGURES.test(low)) {
    for (const match of low.matchAll(BARE_CELL)) if (!isDay(low, match)) add(match[1], 1);
    for (const match of low.matchAll(BEHIND_UNIT)) add(match[1], 1);
  }
  return claims;
}

/** SPEC 14: the year of the house, four digits. */
export function readYearBuilt(lines: readonly Line[], currentYear: number): Reading | undefined {
  const year = (text: string): number | undefined => {
    const value = Number(text);
    return value >= EARLIEST && value <= currentYear ? value : undefined;
  };
  const built = settle(lines.flatMap(({ low }) => (/1[89]\d\d|20\d\d/.test(low) ? claimsOf(low, year) : [])));
  return built === undefined ? undefined : { value: String(built) };
}
