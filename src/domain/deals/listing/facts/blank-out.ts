/**
 * What has figures and is none of the house's counts, taken out before a line is read. Before each stand signs of which it needs
 * one: most lines have none of them, and looking for a sign costs a fraction of looking for the expression.
 */
const NO_FIGURES: readonly (readonly [signs: string, pattern: RegExp])[] = [
  [':', /https?:\/\/\S{1,400}/g],
  ['@', /[\w.+-]{1,64}@[\w.-]{1,80}/g],
  ['-. ', /\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b/g],
  ['/-', /(?<!\/ ?[a-z]{1,9}[ :]{1,3})\b\d{1,2}[/-]\d{1,2}[/-](?:19|20)?\d{2}\b(?![/x])/g],
  ['-', /\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g],
  [
    ' ',
    /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:19|20)\d{2}\b/g,
  ],
  [':', /\b\d{1,2}:\d{2}\b/g],
  ['%', /\d[\d,.]{0,12} ?%/g],
  ['-', /\b\d{2,6}-\d{2,6}-\d{1,6}(?:-\d{1,6}){0,3}\b/g],
  ['#', /#\s?\d[\w-]{0,14}/g],
  ['$', /\$ ?[\d.,]{1,14}(?: ?(?:k|mm?|mil|million|thousand)\b)?/g],
];
/** `85k`, `3rd`, `mls4411`. */
const GLUED = /\b(?:\d{1,4}(?:\.\d{1,3})?k|\d{1,2}(?:st|nd|rd|th)|[a-z]{1,3}\d{3,9})\b/g;

/** `3 (possible 4th) bed` counts three. */
const POSSIBLE = /\((?:possible|poss\.?|potential|could be|w\/|plus|or)[^()]{0,30}\)/g;
/** `Year built (age 72): 1953`. */
const ASIDE =
  /\((?:age[^()]{0,20}|src|source|tax|est\w{0,6}\.?|approx\.?|actual|assessor|county|public records?|sq\.? ?ft\.?|sqft|sf)\)(?=\s?:)/g;
/** A septic tank for three bedrooms is no bedroom. */
const FOR_ROOMS = /\b(?:septic|perc\w{0,4}|system)[^.;]{0,30}\d[ -]?(?:bed|br)\w{0,6}/g;

function holdsAny(text: string, signs: string): boolean {
  for (let at = 0; at < signs.length; at += 1) if (text.includes(signs.charAt(at))) return true;
  return false;
}

/** A line in small letters without what would be mistaken for a count, its fractions in decimals. */
export function blankOut(low: string): string {
  if (!/\d/.test(low)) return low;
  let text = readFractions(low);
  if (text.includes('(')) text = text.replace(POSSIBLE, '').replace(ASIDE, '');
  text = text.replace(FOR_ROOMS, 'septic');
  for (const [signs, pattern] of NO_FIGURES) if (holdsAny(text, signs)) text = text.replace(pattern, ' ; ');
  return text.replace(GLUED, ' ; ');
}

const halves: Readonly<Record<string, string>> = {
  quarter: '.25',
  third: '.33',
  half: '.5',
  'three-quarter': '.75',
  'three quarters': '.75',
};

const ACRES_IN_PARTS = /(?<![\d/.,])(?:(\d{1,2})[ -])?([13])\/([2348])(?= ?(?:of an? )?-?(?:acres?|ac)\b)/g;
const ACRES_IN_WORDS = /\b(?:an? )?(quarter|third|half|three[- ]quarters?)(?: of)?(?: an?)?[ -](?=acre)/g;
const FULL_AND_HALF = /(?<![\d/.,$])(\d) ?f(?:ull)?[ ,/&+]{0,3}(\d) ?h(?:alf|lf)?\b/g;
const HALF_BATHS = /(?<![\d/.,])(\d{1,2})[ -]1\/2(?= ?-?(?:ba|bth))/g;

/** `2 1/2 baths`, `1/4 acre`, `a quarter acre` with their decimals. */
function readFractions(low: string): string {
  const hasSlash = low.includes('/');
  let text = low;
  if (hasSlash)
    text = text.replace(ACRES_IN_PARTS, (_, whole: string | undefined, top: string, bottom: string) =>
      String(Math.round((Number(whole ?? 0) + Number(top) / Number(bottom)) * 1000) / 1000),
    );
  if (text.includes('h')) text = text.replace(FULL_AND_HALF, '$1 full $2 half');
  if (text.includes('garage')) text = text.replace(/(garages?)[,;] (?=\d ?-?cars?\b)/g, '$1 ');
  if (hasSlash) text = text.replace(HALF_BATHS, '$1.5');
  if (text.includes('acre'))
    text = text
      .replace(ACRES_IN_WORDS, (whole, word: string) => `${halves[word] ?? whole} `)
      .replace(/(\d\.\d{1,2}|\d) of an? (?=acre)/g, '$1 ');
  return text;
}
