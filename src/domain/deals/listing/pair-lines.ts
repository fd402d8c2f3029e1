import { moneyLabelPattern } from './money-labels.ts';
import type { Line } from './split-lines.ts';

interface LabelKind {
  readonly pattern: RegExp;
  /** What such a label's value looks like, in small letters. */
  readonly value: RegExp;
  readonly name: string;
}

const COUNT = /^\d{1,2}(?:\.\d{1,2})?\+?$|^(?:studio|none|no|yes)$/;
const AREA = /^(?:approx\.? )?\d{1,3}(?:,\d{3})?\d?(?: ?(?:sq\.? ?ft\.?|sqft|sf|square f\w{2,3}))?$/;
const MONEY = /^(?:\$ ?[\d,.]{1,12} ?[km]?\b.{0,30}|[\d,.]{4,12}|\d{1,4}k)$/;
const TEXT = /^.{2,60}$/;

const kinds: readonly LabelKind[] = [
  {
    pattern:
      /^(?:beds?|bds?|br|bedrooms?|# ?(?:of )?bed(?:room)?s?|number of bedrooms|rec[aá]maras|habitaciones|dormitorios|cuartos)$/,
    value: COUNT,
    name: 'bedrooms',
  },
  { pattern: /^(?:full (?:baths?|bathrooms?)|# of full baths|full ba)$/, value: COUNT, name: 'full baths' },
  {
    pattern: /^(?:half (?:baths?|bathrooms?)|1\/2 (?:baths?|bathrooms?)|# of 1\/2 baths|partial baths?)$/,
    value: COUNT,
    name: 'half baths',
  },
  {
    pattern: /^(?:baths?|ba|bathrooms?|total baths?|total bathrooms?|# of baths|number of bathrooms|ba[nñ]os)$/,
    value: COUNT,
    name: 'bathrooms',
  },
  {
    pattern: /^(?:sq\.? ?ft\.?(?: lot| \(lot\))|sqft lot|square feet lot|lot sq\.? ?ft\.?)$/,
    value: AREA,
    name: 'lot sqft',
  },
  { pattern: /^(?:acres?(?: lot)?|ac lot|lot acres)$/, value: /^\d{0,3}\.?\d{1,3}$/, name: 'acres' },
  {
    pattern:
      /^(?:sq\.? ?ft\.?|sqft|sf|square feet|square footage|living area|living sq ?ft|heated sq\.? ?ft|interior|building sq\.? ?ft|approx\.? sq\.? ?ft|finished sq\.? ?ft|total sq\.? ?ft|pies cuadrados)$/,
    value: AREA,
    name: 'living area',
  },
  {
    pattern: /^(?:lot size|lot|lot area|land size|terreno|lot dimensions|lot dim\.?)$/,
    value:
      /^(?:approx\.? )?[\d.,]{1,9} ?(?:acres?|ac\.?|sq\.? ?f\w{0,3}\.?|sqft|square f\w{2,3}|sf)\b.{0,12}$|^\d{2,4}(?:\.\d)? ?(?:x|') ?x? ?\d{2,4}.{0,8}$|^[\d,]{4,7}$/,
    name: 'lot size',
  },
  {
    pattern: /^(?:year built|yr\.? built|built|built in|yr\.? blt|year|a[nñ]o|a[nñ]o de construcci[oó]n)$/,
    value: /^(?:built in )?(?:18|19|20)\d{2}\b(?!.{0,3}[$%]).{0,30}$/,
    name: 'year built',
  },
  {
    pattern: /^(?:garage|garages?|garage spaces|garage\/parking|car garage|parking)$/,
    value:
      /^(?:\d(?:\.\d)?\+?(?: ?-?cars?\b| garage| spaces?| attached| detached)?.{0,20}|none|no|.{0,30}garage.{0,20}|.{0,10}carport.{0,10})$/,
    name: 'garage',
  },
  {
    pattern: /^(?:property (?:sub ?)?type|home type|type|style|building type|tipo)$/,
    value: /famil|condo|town|duplex|mobile|manufactured|mfd|residential|ranch|multi|land|house/,
    name: 'property type',
  },
  {
    pattern: /^(?:occupancy(?: status)?|occupied by|occupant)$/,
    value: /vacan|tenan|owner|occup|lease/,
    name: 'occupancy',
  },
  { pattern: /^(?:sewer|water\/sewer|sewer type)$/, value: /sewer|septic|public|city|municipal/, name: 'sewer' },
  {
    pattern: /^(?:pool|private pool|pool features)$/,
    value: /^(?:yes|no|none|y|n|in ?-?ground|private|above.{0,20}|community.{0,20})$/,
    name: 'pool',
  },
  { pattern: /^(?:condition|property condition)$/, value: TEXT, name: 'condition' },
  {
    pattern: /^(?:last sold|time on realtor\.com|days on market|mls ?#?|apn|parcel(?: number| id)?)$/,
    value: /^.{1,30}$/,
    name: 'last sold',
  },
  {
    pattern: /^(?:property address|address|street address|street|situs address|direcci[oó]n|addr)$/,
    value: /^\d.{4,90}$/,
    name: 'address',
  },
  { pattern: /^(?:city|ciudad|town)$/, value: /^[a-z][a-z .'-]{2,30}$/, name: 'city' },
  { pattern: /^(?:state|estado|st)$/, value: /^[a-z][a-z ]{1,19}$/, name: 'state' },
  { pattern: /^(?:zip(?: ?code)?|postal code|c[oó]digo postal)$/, value: /^\d{5}(?:-\d{4})?$/, name: 'zip' },
];

const money = moneyLabelPattern();

function kindOf(low: string): LabelKind | undefined {
  if (low.length > 44) return undefined;
  const bare = low
    .replace(/\s?[:=?-]{1,3}$/, '')
    .replace(/\s?\((?:s|sqft|acres|est\.?|approx\.?)\)$/, '')
    .trim();
  const known = kinds.find(({ pattern }) => pattern.test(bare));
  if (known) return known;
  if (/\d/.test(bare) || bare.split(' ').length > 5) return undefined;
  money.lastIndex = 0;
  return money.test(bare) &&
    !/^(?:for sale|buy|rent|sell|mortgage|sold|house for sale|price (?:cut|drop|reduced|reduction|change|improvement)|reduced|new price!*)$/.test(
      bare,
    )
    ? { pattern: money, value: MONEY, name: bare }
    : undefined;
}

/** The name by which a label is read, whatever its spelling; undefined for what is no label. */
export function labelName(low: string): string | undefined {
  return kindOf(low.trim())?.name;
}

function join(kind: LabelKind, value: Line): Line {
  const text = `${kind.name}: ${value.text}`;
  return { text, low: text.toLowerCase(), afterGap: value.afterGap };
}

/**
 * Labels and values on lines of their own become one line: `3` over `Beds`, `Beds` over `3`. The line before is taken where it is
 * such a value and still free, for then the values of that block stand first.
 */
export function pairLines(lines: readonly Line[]): Line[] {
  const paired: Line[] = [];
  let freePrevious = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const kind = kindOf(line.low);
    const previous = paired.at(-1);
    const next = lines[index + 1];
    if (kind && freePrevious && previous && kind.value.test(previous.low) && kindOf(previous.low) === undefined) {
      paired[paired.length - 1] = join(kind, previous);
      freePrevious = false;
    } else if (kind && next && kind.value.test(next.low) && kindOf(next.low) === undefined) {
      paired.push(join(kind, next));
      index += 1;
      freePrevious = false;
    } else {
      paired.push(line);
      freePrevious = true;
    }
  }
  return paired;
}
