import { moneyLabelPattern } from './money-labels.ts';

/** A label of a sheet or a page. */
export interface Label {
  /** The one name by which the readers know it. */
  readonly name: string;
  /** What its value looks like, in small letters, where it stands on a line of its own. */
  readonly value: RegExp;
}

const COUNT = /^\d{1,2}(?:\.\d{1,2})?\+?$|^(?:studio|none|no|yes)$/;
const AREA =
  /^(?:approx\.? |about |~)?\d{1,3}(?:,\d{3})?\d?(?:\.\d{1,2})?(?: ?(?:sq\.? ?ft\.?|sqft|sf|square f\w{2,3}))?(?: ?\(.{0,20}\))?$/;
const MONEY = /^(?:\$ ?[\d,.]{1,12} ?[km]?\b.{0,30}|[\d,.]{4,12}|\d{1,4}k)$/;

/** The spellings of each label, as the alternatives of an expression over small letters. The longer ones stand first. */
const table: readonly (readonly [name: string, value: RegExp, spellings: string])[] = [
  [
    'full baths',
    COUNT,
    String.raw`full (?:baths?|bathrooms?)|fb|# of full baths|full ba|baths? \(full\)|bathrooms? \(full\)|baths? full|number of bathrooms \(full\)|f(?:ull)? ?bths?`,
  ],
  [
    'half baths',
    COUNT,
    String.raw`half (?:baths?|bathrooms?)|hb|1\/2 (?:baths?|bathrooms?)|# of 1\/2 baths|partial (?:baths?|bathrooms?)|baths? \(half\)|bathrooms? \(half\)|baths? half|half ba|h(?:alf)? ?bths?`,
  ],
  [
    'bedrooms',
    COUNT,
    String.raw`total (?:bed(?:room)?s|br)|(?:number|no\.?|num) of bed(?:room)?s|# ?(?:of )?(?:bed(?:room)?s|brs?)|bedroom\(s\)|bed\(s\)|bedrooms?|beds?|bdrms?|bds?|brs?|rec[aá]maras|habitaciones|dormitorios|cuartos`,
  ],
  [
    'bathrooms',
    COUNT,
    String.raw`total (?:bath(?:room)?s?|ba)|(?:number|no\.?|num) of bath(?:room)?s|# ?(?:of )?bath(?:room)?s|bath\(s\)|bathroom\(s\)|bathrooms?|baths?(?: total)?|bths?|ba total|bas?|ba[nñ]os`,
  ],
  [
    'lot sqft',
    AREA,
    String.raw`sq\.? ?ft\.?(?: lot| \(lot\))|sqft lot|square feet lot|lot sq\.? ?ft\.?|lot sqft|lsf|lot sq feet|land sqft|lot size \((?:sq\.? ?ft\.?|sqft)\)|lot size sqft|land sq\.? ?ft\.?|lot sf`,
  ],
  [
    'acres',
    /^\d{0,3}\.?\d{1,4}$/,
    String.raw`lot size \(acres\)|lot acres|lot size acres|lot acreage|acre lot|ac lot|acres|acreage`,
  ],
  [
    'lot size',
    /^(?:approx\.? |about )?[\d.,]{1,9} ?(?:acres?|ac\.?|sq\.? ?f\w{0,3}\.?|sqft|square f\w{2,3}|sf)\b.{0,24}$|^\d{2,4}(?:\.\d)? ?(?:x|') ?x? ?\d{2,4}.{0,8}$|^(?!(?:1[89]|20)\d\d$)[\d,]{4,7}$|^\d?\.\d{1,3}$/,
    String.raw`lot (?:size|area|sz|dimensions?|dims?|details)\.?|land(?: size| area)?|terreno|lote|lot|tama[nñ]o del (?:lote|terreno)`,
  ],
  ['garage area', AREA, String.raw`garage (?:area|sq\.? ?ft\.?|sqft|size)`],
  ['basement area', AREA, String.raw`(?:sq\.? ?ft\.? )?basement(?: area| sq\.? ?ft\.?| sqft)?`],
  [
    'total structure area',
    AREA,
    String.raw`total structure area|total gross area|gross area|gross sq\.? ?ft\.?|under roof`,
  ],
  [
    'living area',
    AREA,
    String.raw`(?:total |approx\.? |approximate |above grade |finished |heated |living |interior |building |bldg |house |home |total finished |total living |gross living |htd )?(?:sq\.? ?ft\.?(?:age)?|sqft|sqf|s\.?f\.?|square (?:feet|foot|footage)|sq\.? footage|sq feet)|(?:total |gross )?living (?:area|space)(?: size)?|area habitable|interior(?: area)?|building (?:size|area)|home size|house size|finished area|tot fin area|gla|bldg|htd sqft|asf|sqft heated|heated sqft|hla|liv area|living sqft|sqft finished|sq ft finished|liv sqft|sqft living|living sf|total interior livable area|pies cuadrados|pies2|heated area|size`,
  ],
  [
    'year built',
    /^(?:built in )?(?:18|19|20)\d{2}\b(?!.{0,3}[$%]).{0,30}$/,
    String.raw`(?:original )?year ?(?:built|of construction)|yr\.? ?(?:built|blt|bt)\.?|y\.?b\.?|built(?: in)?|blt|year|yr|ybt|yoc|yr built|act yr blt|year blt|a[nñ]o(?: de construcci[oó]n)?|construction year|yob|year of build|age|date built|age\/year built`,
  ],
  [
    'garage',
    /^(?:\d(?:\.\d)?\+?(?: ?-?cars?\b| garage| spaces?| attached| detached)?.{0,24}|none|no|.{0,30}garage.{0,20}|.{0,10}carport.{0,10})$/,
    String.raw`(?:attached |detached |# of |number of )?garages?(?: spaces?| stalls?| cars?| capacity| ?\/ ?parking)?|gar\.?|grg|garage cap(?:acity)?|garage spc|garaje|cochera|car garage|gar spaces`,
  ],
  [
    'parking',
    /^(?:\d ?-?car garage|.{0,30}garage.{0,20}|.{0,10}carport.{0,10})$/,
    String.raw`parking(?: features| type| spaces)?`,
  ],
  [
    'property type',
    /famil|condo|town|duplex|mobile|manufactured|mfd|residential|ranch|multi|land|house|sfr|sfh/,
    String.raw`property (?:sub ?)?type|prop\.? type|home type|house type|building type|type of (?:property|home)|structure type|type|style|tipo(?: de propiedad)?|property style|dwelling type|ptyp|prop type|use desc|structure`,
  ],
  [
    'occupancy',
    /vacan|tenan|owner|occup|lease|rent/,
    String.raw`(?:property )?occupancy(?: status)?|occupied by|occupant(?: type)?|occ\.?|possession|ocupaci[oó]n`,
  ],
  [
    'sewer',
    /sewer|septic|public|city|municipal/,
    String.raw`sewer(?: type| system)?|water\/sewer|sewer\/septic|septic\/sewer|drenaje|swr|water\/swr`,
  ],
  [
    'pool',
    /^(?:yes|no|none|y|n|in ?-?ground|private|above.{0,20}|community.{0,20})$/,
    String.raw`(?:private |has (?:private )?)?pool(?: features| private| y\/n)?|pol|pvt pool|pool private|piscina|alberca`,
  ],
  ['condition', /^.{2,60}$/, String.raw`(?:property |current )?condition`],
  ['last sold', /^.{4,30}$/, String.raw`last sold|last sale(?: date| amount| price)?`],
  [
    'days on market',
    /^.{1,30}$/,
    String.raw`time on realtor\.com|days on market|dom|cdom|mls ?#?|mls number|apn|parcel(?: number| id)?`,
  ],
  [
    'address',
    /^\d.{4,90}$/,
    String.raw`(?:property |street |full |situs |subject |site )?address|street|direcci[oó]n|addr\.?|addy|add|situs|situs addr(?:ess)?|location|ubicaci[oó]n`,
  ],
  ['city', /^[a-z][a-z .'-]{2,30}$/, String.raw`city ?\/ ?town|city|ciudad|town|situs city|property city`],
  ['state', /^[a-z][a-z ]{1,19}$/, String.raw`state|estado|situs state|st`],
  ['zip', /^\d{5}(?:-\d{4})?$/, String.raw`zip(?: ?code)?|situs zip|postal ?code|c[oó]digo postal|c\.p\.`],
];

const labels: readonly Label[] = table.map(([name, value]) => ({ name, value }));
const whole = new RegExp(`^(?:${table.map(([, , spellings]) => `(${spellings})`).join('|')})$`);
/** Without groups it is quick to say no, as it must of nearly every line. */
const anyWhole = new RegExp(`^(?:${table.map(([, , spellings]) => spellings).join('|')})$`);
const money = moneyLabelPattern();
const noMoneyLabel =
  /^(?:(?:basic|light|full|heavy|minor|some|needs) (?:rehab|repairs?|work)|for sale|buy|rent|sell|mortgage|sold|house for sale|price (?:cut|drop|reduced|reduction|change|improvement)|reduced|new price!*|listed|market|income|.{0,30}\b(?:rented|leased))$/;

/** Words before a label that change nothing. */
const QUALIFIER = /^(?:approx(?:imate)?\.?|appx\.?|apx\.?|ttl\.?|tot\.?|total|est\.?) /;
const SOURCE = /\s?\((?!main|upper|lower|full|half|level)[^()\d]{0,24}\)$/;

function exactly(bare: string): Label | undefined {
  const match = anyWhole.test(bare) ? whole.exec(bare) : null;
  if (!match) return undefined;
  let group = 1;
  while (group < match.length && match[group] === undefined) group += 1;
  return labels[group - 1];
}

/** The label that these small letters are, if they are one. */
export function findLabel(low: string): Label | undefined {
  if (low.length > 48 || (/^\d/.test(low) && !low.startsWith('1/2'))) return undefined;
  const bare = (/[:=?>-]/.test(low.charAt(low.length - 1)) ? low.replace(/\s?[:=?>-]{1,3}$/, '') : low)
    .replaceAll('_', ' ')
    .trim();
  const plain = bare.endsWith(')') ? bare.replace(SOURCE, '') : bare;
  const unqualified = plain.replace(QUALIFIER, '');
  const known =
    exactly(bare) ??
    (plain === bare ? undefined : exactly(plain)) ??
    (unqualified === plain ? undefined : exactly(unqualified));
  if (known) return known;
  if (/\d/.test(bare) || bare.split(' ').length > 5 || noMoneyLabel.test(bare)) return undefined;
  money.lastIndex = 0;
  return money.test(bare) ? { name: bare, value: MONEY } : undefined;
}

/** A known label that ends a piece of text: what stands before a colon. */
export const LABEL_AT_END = new RegExp(
  String.raw`(?<![a-z0-9/&#(-])(?:(?:roof|hvac|remodel(?:ed)?|reno(?:vated)?|updated?|approx|appx|apx|ttl|tot|total|orig|original|annual|tax|area|pvt|private|lot|attached|detached|above|below|grade|fin|unfin|gross|main|upper|lower|half|full|school|listing|assessed|bsmt|community|carport|covered|association|school|mailing|office|ofc|agent|owner|effective|eff|list|previous|prior|est|lst|primary|unfinished|ownership|structure|unit|sold|tot\.? ?fin|act)\.? ){0,3}(?:${table.map(([, , spellings]) => spellings).join('|')}|(?:est\.? |our |my |the |total |list |asking |contract |purchase |sale |wholesale |current |new )?(?:price|asking|ask|arv|after repair value|rehab(?: cost)?|repairs?(?: needed)?|repair (?:cost|estimate)|rent|taxes|hoa|emd|earnest money|assignment fee|lp|olp|(?:baths?|ba|bathrooms) ?\(?f\/h\)?|comps|notes|remarks|access|photos|pics))(?: ?\([^()]{0,20}\))?\s?$`,
);

/** The same without a colon, right before a figure. */
export const LABEL_BEFORE_FIGURE = new RegExp(
  String.raw`(?<![a-z0-9/&#(-]|effective |eff\.? )(?:${table
    .filter(([name]) =>
      ['bedrooms', 'bathrooms', 'full baths', 'half baths', 'living area', 'year built', 'lot size'].includes(name),
    )
    .map(([, , spellings]) => spellings)
    .join('|')})(?<!\.)(?= ~?\$?\d)`,
  'g',
);
