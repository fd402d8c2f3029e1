import type { ListingFieldName, Reading } from './listing-fields.ts';
import type { Line } from './split-lines.ts';

const MAX_DETAILS = 500;

/** A label or a phrase of the text, and as much after it as belongs to it. */
const phrases: readonly (readonly [ListingFieldName, RegExp])[] = [
  [
    'roofAge',
    /(?<![a-z])(?:roof(?:ing)?(?: age| year)?(?: (?:is|was|replaced in|from|replaced|approx\.?))?[\s:=-]{0,3})((?:(?:19|20)\d{2}|\d{1,2} ?-?(?:yrs?|years?)(?: old)?)\b[^,.;|•\t(]{0,30})/i,
  ],
  [
    'hvacAge',
    /(?<![a-z])(?:hvac|a\/c|ac unit|ac)(?: age| system)?(?: (?:is|was|replaced in|from|replaced))?[\s:=-]{0,3}((?:(?:19|20)\d{2}|\d{1,2} ?-?(?:yrs?|years?)(?: old)?)\b[^,.;|•\t(]{0,30})/i,
  ],
  ['foundationCondition', /(?<![a-z])foundation(?: type| condition| details)?[\s]?[:=-][\s]?([^.;|•\t]{2,80})/i],
  ['propertyAccess', /(?<![a-z])access[\s]?[:=-][\s]?([^.;|•\t]{2,80})/i],
  ['propertyAccess', /((?:combo )?lockbox(?: code)?(?: is)?:? ?#?\d{3,6}\b)/i],
];

function readPhrase(lines: readonly Line[], pattern: RegExp): string | undefined {
  for (const { text } of lines) {
    const said = pattern.exec(text)?.[1]?.trim();
    if (said !== undefined && said !== '') return said.slice(0, 100);
  }
  return undefined;
}

/** SPEC 23: what stands after such a label, as written. */
export function readPhrases(lines: readonly Line[]): Map<ListingFieldName, Reading> {
  const found = new Map<ListingFieldName, Reading>();
  for (const [field, pattern] of phrases) {
    const value = found.has(field) ? undefined : readPhrase(lines, pattern);
    if (value !== undefined) found.set(field, { value });
  }
  return found;
}

const WORTH_SAYING =
  /\barv\b|after[- ]repair|\brents?\b|rented|tax|hoa|roof|hvac|needs|foundation|kitchen|comps|as[- ]is|motivated|remarks|flood|lease|occupied|cash only|emd|earnest|updated|corner|fence/;
const PERSONAL =
  /@|\d{3}[-. ]\d{3}[-. ]\d{4}|\(\d{3}\)|https?:|listed by|brokered|agent|call |text me|mls ?#|unsubscribe|\.com\b/;

/** SPEC 24: the lines worth handing on, in the text's own words; never a sender's telephone or e-mail address. */
export function readDetails(lines: readonly Line[]): Reading | undefined {
  let details = '';
  for (const { text, low } of lines) {
    if (!WORTH_SAYING.test(low) || PERSONAL.test(low) || text.length > MAX_DETAILS) continue;
    const next = details === '' ? text : `${details}\n${text}`;
    if (next.length > MAX_DETAILS) break;
    details = next;
  }
  return details === '' ? undefined : { value: details.replaceAll('\t', ' ') };
}
