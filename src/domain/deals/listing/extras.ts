import type { Token } from './lex.ts';
import type { ListingFieldName } from '../../../contract/deal-fields.ts';
import type { Line } from './lines.ts';
import type { Claim } from './settle.ts';

const MOST_LINKS = 20;
const MAX_DETAILS = 500;

const stores =
  /^(?:https?:\/\/)?(?:[\w-]{1,40}\.){0,3}(?:drive\.google\.com|photos\.google\.com|photos\.app\.goo\.gl|dropbox\.com|db\.tt|icloud\.com|imgur\.com|flickr\.com|flic\.kr|1drv\.ms|onedrive\.live\.com|box\.com|smugmug\.com|amazon\.com\/(?:photos|clouddrive)|wetransfer\.com|we\.tl|photobucket\.com|ibb\.co|postimg\.cc|matterport\.com|companycam\.com|sharepoint\.com|mega\.nz|pcloud\.link|shutterfly\.com|pixieset\.com|zillowstatic\.com|rdcpix\.com|youtube\.com|youtu\.be|vimeo\.com)(?=[/?#]|$)/i;
const image = /\.(?:jpe?g|png|webp|gif|heic|mp4|mov)(?:[?#].{0,200})?$/i;
const notPhotos =
  /zillow\.com|redfin\.com|realtor\.com|trulia\.com|homes\.com|har\.com|movoto|google\.com\/maps|maps\.|goo\.gl\/maps|forms\.|\/forms?\b|calendly|acuity|unsub|optout|opt-out|facebook\.com|instagram|linkedin|craigslist|docusign|typeform|jotform|\/about|docs\.google/i;
const calledPhotos =
  /(?:photos?|pics?|pictures?|images?|album|video|tour|walk ?-?through|fotos?|matterport|3d)\b[^.!?;]{0,40}$/;
const calledElse =
  /(?:comps|offers?|form|website|map|calendar|book|sign|unsubscribe|zillow|listing|more info|about us|submit|proof)\b[^.!?;,]{0,30}$/;
const shortened = /^(?:https?:\/\/)?(?:bit\.ly|tinyurl\.com|t\.co|rb\.gy|cutt\.ly|is\.gd)\//i;
const hasPath = /^https?:|\/./i;
const BEFORE_REACH = 70;

/** SPEC: links to photos, one on each line, in the order of the text. */
export function readLinks(tokens: readonly Token[], text: string, end: number): Claim | undefined {
  const links = new Map<string, Token>();
  let wasPhotos = false;
  let last = 0;
  for (let at = 0; at < tokens.length && links.size < MOST_LINKS; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'link' || token.start >= end) continue;
    const link = text.slice(token.start, token.end);
    if (!hasPath.test(link) || (link.includes('@') && !link.includes('://'))) continue;
    const before = text.slice(Math.max(last, token.start - BEFORE_REACH), token.start).toLowerCase();
    const near = before.trimEnd().split('\n').slice(-1)[0] ?? '';
    const called = calledElse.test(near) ? 'else' : calledPhotos.test(near) ? 'photos' : undefined;
    wasPhotos =
      !notPhotos.test(link) &&
      (stores.test(link) ||
        image.test(link) ||
        called === 'photos' ||
        (wasPhotos && shortened.test(link) && called !== 'else'));
    if (wasPhotos) links.set(/^https?:/i.test(link) ? link : `https://${link}`, token);
    last = token.end;
  }
  const [first] = links.values();
  return first && { value: [...links.keys()].join('\n'), rank: 1, start: first.start, end: first.end };
}

/** A label or a phrase in small letters, and as much after it as belongs to it. */
const phrases: readonly { readonly field: ListingFieldName; readonly pattern: RegExp }[] = [
  {
    field: 'roofAge',
    pattern:
      /(?<![a-z])(?:roof(?:ing)?(?: age| year)?(?: (?:is|was|replaced in|from|replaced|approx\.?))?[ :=-]{0,3})((?:(?:19|20)\d{2}|\d{1,2} ?-?(?:yrs?|years?)(?: old)?)\b[^,.;|•\t(]{0,30})/,
  },
  {
    field: 'hvacAge',
    pattern:
      /(?<![a-z])(?:hvac|a\/c|ac unit|ac)(?: age| system)?(?: (?:is|was|replaced in|from|replaced))?[ :=-]{0,3}((?:(?:19|20)\d{2}|\d{1,2} ?-?(?:yrs?|years?)(?: old)?)\b[^,.;|•\t(]{0,30})/,
  },
  {
    field: 'foundationCondition',
    pattern: /(?<![a-z])foundation(?: type| condition| details)? ?[:=-] ?([^.;|•\t]{2,80})/,
  },
  {
    field: 'propertyAccess',
    pattern: /(?<![a-z])access ?[:=-] ?([^.;|•\t]{2,80})/,
  },
  {
    field: 'propertyAccess',
    pattern: /((?:combo )?lockbox(?: code)?(?: is)?:? ?#?\d{3,6}\b)/,
  },
];

/** Most lines have none of the words that these phrases begin with. */
const FIRST_WORDS = ['roof', 'hvac', 'a/c', 'ac', 'foundation', 'lockbox'];

/** SPEC: what stands after such a label, as written. */
export function readPhrases(lines: readonly Line[], text: string): Map<ListingFieldName, Claim> {
  const found = new Map<ListingFieldName, Claim>();
  for (const line of lines) {
    const written = text.slice(line.start, line.end).replace(/\s/g, ' ');
    const low = written.toLowerCase();
    // A letter that is two in small has no place of its own.
    if (low.length !== written.length) continue;
    if (!FIRST_WORDS.some((word) => low.includes(word))) continue;
    for (const { field, pattern } of phrases) {
      if (found.has(field)) continue;
      const match = pattern.exec(low);
      const said = match?.[1]?.trim() ?? '';
      if (match === null || said === '') continue;
      const from = match.index + match[0].lastIndexOf(said);
      const value = written.slice(from, from + said.length);
      found.set(field, { value, rank: 1, start: line.start + from, end: line.start + from + said.length });
    }
  }
  return found;
}

const worthSaying =
  /\barv\b|after[- ]repair|\brents?\b|rented|tax|hoa|roof|hvac|needs|foundation|kitchen|comps|as[- ]is|motivated|remarks|flood|lease|occupied|cash only|emd|earnest|updated|corner|fence/;
const personal =
  /@|\d{3}[-. ]\d{3}[-. ]\d{4}|\(\d{3}\)|https?:|listed by|brokered|agent|call |text me|mls ?#|unsubscribe|\.com\b/;

/** SPEC: the lines worth handing on, in the text's own words; never a sender's telephone or e-mail address. */
export function readDetails(lines: readonly Line[], text: string): Claim | undefined {
  let value = '';
  let [start, end] = [0, 0];
  for (const line of lines) {
    if (line.end - line.start > MAX_DETAILS) continue;
    const written = text.slice(line.start, line.end).trim();
    const low = written.toLowerCase();
    if (!worthSaying.test(low) || personal.test(low)) continue;
    const next = value === '' ? written : `${value}\n${written}`;
    if (next.length > MAX_DETAILS) break;
    if (value === '') ({ start } = line);
    ({ end } = line);
    value = next;
  }
  return value === '' ? undefined : { value: value.replaceAll('\t', ' '), rank: 1, start, end };
}
