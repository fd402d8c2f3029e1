export type MoneyKind = 'asking' | 'list' | 'contract' | 'takes' | 'old' | 'repair' | 'fee' | 'rate' | 'other';

/**
 * What a figure's neighbours say it is. The first that matches at a place wins, so the longer ones stand first.
 * `rate` is a sum per month, year or square foot, `other` everything that is money and no field.
 */
const table: readonly (readonly [MoneyKind, string])[] = [
  ['rate', String.raw`(?:price|\$)?\s?(?:per|\/|a)\s?(?:sq\.?\s?(?:ft|feet|foot)\.?|sqft|sf|square foot)\b`],
  ['other', String.raw`(?:over|under|above|below|off) (?:the )?(?:list|asking|ask)(?:ing)?(?: price)?`],
  ['other', String.raw`price\s?\/\s?sq\.?\s?ft|price per|\$\/sq`],
  ['fee', String.raw`(?:assignment|wholesale|wholesaler|assignmt|assign) fee|my fee|our fee`],
  [
    'repair',
    String.raw`contractor(?:'s)? (?:bid|quote)(?: (?:came in|is|was))?|(?:est(?:imated|\.)?\s)?(?:repairs?|rehabs?|reahb|renos?(?!,? {1,2}(?:nv|nevada|§))|renovations?|fix[- ]?up|work needed)(?:\s(?:needed|costs?|est(?:imate[ds]?|\.)?|budget|needs?|quote|amount|work|estimate from contractor)){0,2}|reparaciones|(?<!(?:seller|owner|they|she|he|i|we)s? )needs (?:about|bout|abt|around|approx(?:imately|\.)?|roughly|~)|(?<!(?:seller|owner|they|she|he|i|we)s? )needs(?= ?~?(?:\$ ?\d|\d{1,3}k))|(?:in|of) (?:work|repairs|rehab)|budget(?:ed)?(?: about| around)?`,
  ],
  [
    'other',
    String.raw`(?:after[- ]repair(?:ed)?(?: value)?|a\.?r\.?v\.?|arvs|resale|valor reparad[ao]|as[- ]is value|as is value|retail|end value|fixed up)\b`,
  ],
  [
    'other',
    String.raw`(?:rent )?zestimate|(?:redfin|zillow|trulia|realtor|xome|avm|rent|rental|market|home|est(?:imated|\.)?) (?:estimate|value|says|rent)|bpo|appraised|appraisal|apprais\w{2,6}|assess\w{2,8}|taxable|just\/market|worth|valued|value|valor`,
  ],
  [
    'other',
    String.raw`(?:last|previously|recently|prior|previous|most recent) (?:sold|sale|sales|list\w{0,3})(?: price| date)?|sold(?: price)?|sold for|sales?(?=[\s:]{1,3}\d{1,2}\/)|recent sales|sales on|closed (?:at|for)|bought|paid|purchased (?:for|in)|transfer price|sales? history|deed|sheriff sale|[uú]ltimo precio(?: de venta)?`,
  ],
  [
    'other',
    String.raw`(?:opening|starting|current|suggested opening|minimum|high|winning) bids?|bids?|reserve|buyer'?s? premium|technology fee`,
  ],
  [
    'rate',
    String.raw`\/\s?(?:mo|month|yr|year|mes|m)\b|(?:per|a|each) (?:month|mo|year|yr)|monthly|annual(?:ly)?|p\/m|pcm|al mes`,
  ],
  [
    'old',
    String.raw`olp|orig(?:inal|\.)?(?: list(?:ing)?)? price|(?:old|previous|prior|former|starting) price|was(?: on (?:the )?mls)?|started (?:out )?at|reduced from|dropped from|lowered from|cut from|down from|originally|expired|antes|price (?:cut|drop|reduction|reduced|change)s?(?! to)(?: of| by)?|reduced by|reduced(?= \$?\d{1,2}k?\b)|dropped by`,
  ],
  [
    'other',
    String.raw`rents?|rented|renta|rental|leased?|lease|piti|p&i|principal|mortgage|(?:monthly|est(?:imated|\.)?|house|refi)? ?payments?|pmt|pago(?: mensual)?|noi|gross|income|cash ?flow|utilities`,
  ],
  [
    'other',
    String.raw`hoa(?: dues| fees?)?|dues|tax(?:es)?|liens?|insurance|\bins\b|special assessment|ground rent|impuestos`,
  ],
  [
    'other',
    String.raw`emd|earnest(?: money)?(?: deposit)?|deposit|deposito|depósito|down(?: payment)?|entry(?: fee)?|money down|option fee|escrow`,
  ],
  [
    'other',
    String.raw`ow(?:es?|ed|ing)|loan(?: balance| amount)?|balance|debt|payoff|equity|spread|profit|margin|roi|cap rate|interest|hard money(?= loan| \$)|fees?|commission|closing costs?|insured|savings?|credits?|off market value|entry|comps?|comparables?|market`,
  ],
  [
    'takes',
    String.raw`(?:takes|buys|gets) (?:it|this)|obo\b|o\.b\.o|firm\b|net to (?:us|me|seller)|or best offer|buy ?it ?now|buy now(?: price)?|seller (?:will|would) (?:take|accept)|(?:will|would|'ll) take|cash price|de contado|or better`,
  ],
  [
    'asking',
    String.raw`(?:asking|ask|askin|asks)(?: price| is)?|(?:wants?|wanting|needs to get|(?<=(?:seller|owner|they|she|he|i|we)s? )needs?(?= ?\$? ?\d[\d,.]*k?\b(?! ?(?:to (?:walk|move|leave|close)|cash|down|up ?front|days|weeks)))|let (?:it|this|this one|her) go (?:for|at)|how much(?: is it| do you want| are you asking| you want)?|need(?=s? \$?\d+k? (?:for it|net|to))|my (?:number|price) is|(?:i'm|we're|im) at|looking (?:to get|for)|(?:i|we)(?: would|'d) like(?: to get)?|(?:we|i)(?:'re| are|'m| am) (?:at|asking))|new price|now(?: only| just)?|reduced(?: price)?(?: to)?|(?:cut|dropp?ed|drop|lowered|slashed) to|down to|price to (?:you|buyer|end buyer)|(?:your|buyer'?s?|end buyer) price|total to (?:you|(?:the |end )?buyer)|(?:our|my) price|investor price|wholesale price|cash price|price if separate|precio(?: de venta)?|piden?|pide`,
  ],
  [
    'contract',
    String.raw`(?:under )?contract(?:ed)?(?: price)?(?: is)?(?: at| for)?|locked (?:up )?(?:at|for)|signed (?:at|for)|uc at`,
  ],
  [
    'list',
    String.raw`purchase(?! date| money)|(?:current |sale |sales |selling |purchase |listing |list |home )?price(?:d)?(?: is)?(?: at| to sell(?: at)?)?|list(?:ed)?(?! (?:by|agent|office|date))(?: for sale| for| at)?(?: \(active\))?|for sale|on sale for|sell(?:s|ing)?(?: it)?(?: as[- ]is)? (?:for|at)|pp\b|lp\b|ap\b|offer(?:ed|ing)(?: as[- ]is)?(?: at)?|en venta|se vende(?: en)?`,
  ],
];

const kinds = table.map(([kind]) => kind);

/** One expression for all labels, matched on small letters. Without groups it is quick to say no. */
export function moneyLabelPattern(): RegExp {
  return new RegExp(`(?<![a-z])(?:${table.map(([, source]) => source).join('|')})(?![a-z])`, 'g');
}

/** The same at one place; the number of its group tells which label. */
const AT_PLACE = new RegExp(`(?<![a-z])(?:${table.map(([, source]) => `(${source})`).join('|')})(?![a-z])`, 'y');

/** Which kind the label at a place is. */
export function kindOf(low: string, at: number): MoneyKind {
  AT_PLACE.lastIndex = at;
  const match = AT_PLACE.exec(low) ?? [];
  const group = match.findIndex((part, index) => index > 0 && part !== undefined);
  return kinds[group - 1] ?? 'other';
}
