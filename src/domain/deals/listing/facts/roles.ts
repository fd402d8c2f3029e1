/** What a count, a size or a year in a listing can be said to be. The `other` ones are known so that they are not taken for a field. */
export type Role =
  | 'beds'
  | 'baths'
  | 'full-baths'
  | 'half-baths'
  | 'quarter-baths'
  | 'full-and-half'
  | 'living'
  | 'metres'
  | 'lot'
  | 'lot-feet'
  | 'acres'
  | 'year'
  | 'cars'
  | 'other-area'
  | 'other-year'
  | 'other-count'
  | 'other';

/** Where its words may stand: before the figure (`Beds: 3`), after it (`3 beds`), or both. */
type Place = 'before' | 'after' | 'both';

export interface RoleWords {
  readonly role: Role;
  readonly place: Place;
  /** In small letters, as the source of an expression. */
  readonly source: string;
}

const BED = String.raw`bed(?:room|rm)?s?(?:\(s\))?|bds?|bdrms?|bdrs?|brs?|beds\/?rooms|rec[aá]maras?|habitaci(?:ones|[oó]n)|dormitorios?|cuartos?|alcobas?|hab\.?|rec\.?(?= ?:)`;
const BATH = String.raw`bath(?:room|rm)?s?(?:\(s\))?|bas?|bths?|bth|bthrms?|ba[nñ]os?`;
const FEET = String.raw`sq\.? ?f(?:ee|oo)?t\.?|sqft\.?|sq\.? feet|s\.f\.|sf|sqf|square ?f(?:ee|oo)t(?:age)?|ft2|ft\^2|sq ?ft2|pies(?: ?cuadrados| ?2| ?²)?|hsf|sq\.`;
const LIVING = String.raw`living|liv|livable|liveable|heated|finished|interior|habitable|conditioned|gross living|fin|htd|lvg|main`;
const HOUSE = String.raw`house|home|building|bldg|structure|residence|dwelling|unit|total|tot|approx\.?|apx\.?|apprx\.?|est\.?|above[- ]grade|ag|abv grd`;
const PARTS = String.raw`roof(?:ing| age| year| yr\.?)?|hvac(?: age)?|a\/?c|ac unit|air cond\w{0,8}|furnace|boiler|heat(?:er|ing| pump)?|hot water(?: heater)?|water ?heater|whs?|hwh|windows?|plumbing|electric(?:al)?|panel|septic|well|deck|fence|siding|gutters|kitchens?|floor(?:ing|s)|carpets?|paint(?:ed)?|appliances|pool pump|solar|foundation|insulation|driveway|addition|techo|t[eé]cho`;
const WORKS = String.raw`re-?novat\w{1,5}(?: yr\.?| year)?|re-?model\w{0,5}(?: yr\.?| year)?|re-?habbed|updat\w{1,5}|upgraded|replaced|re-?built|re-?done|installed|refreshed|refurb\w{0,8}|new in|added|repaired|inspected|serviced`;
const DEALINGS = String.raw`(?:last |previously |prior |recently )?(?:sold|sale|transfer(?:red)?|purchased|bought|acquired)(?: date| year| in| on)?|listed(?: on| in)?|posted|assess\w{2,8}(?: year)?|tax(?:es)?(?: year| yr)?|effective(?: year)?(?: built)?|eff\.? ?(?:year|yr)?\.?(?: built| blt)?|eyb|deed(?: date| year)?|recorded|since|as of|copyright|updated on|available|avail|exp\w{0,7}|lease(?: ends?| thru| through| until| to)?|until|through|thru`;

const before = (role: Role, source: string): RoleWords => ({ role, place: 'before', source });
const after = (role: Role, source: string): RoleWords => ({ role, place: 'after', source });
const both = (role: Role, source: string): RoleWords => ({ role, place: 'both', source });

/** The first that matches at a place wins, so what is longer or narrower stands first. */
export const roleWords: readonly RoleWords[] = [
  before(
    'other-count',
    String.raw`(?:taxable|assessed|appraised|market|just|fair|total tax|land|improvements?|building|certified) (?:value|valuation|land|market|imp)[a-z +\/]{0,24}`,
  ),
  both(
    'other-year',
    String.raw`(?:new |newer |the )?ac (?=unit|from|is|was|in |replaced|new|installed|20|19)(?:(?:unit|from|is|was|in|replaced|new|installed) ?){0,3}`,
  ),
  // Lots before areas: `sq ft lot`, `lot sqft`.
  after(
    'lot-feet',
    String.raw`(?:${FEET}) ?-?\(?(?:corner |level |fenced |total )?(?:lots?|land|parcel|terreno|lote)\b(?! ?[:=])`,
  ),
  before(
    'lot-feet',
    String.raw`(?:apx\.? |approx\.? )?(?:lot|land|site|parcel|lsqft|lsq ft|terreno|lot size) ?(?:size|area)? ?[(-]?(?:${FEET})\)?(?: ?\/ ?ac\w{0,4})?|lsqft(?:\/ac\w{0,3})?|lsf|lot size (?:sf|sq\.? ?ft\.?|sqft)`,
  ),
  before(
    'acres',
    String.raw`(?:lot |land |total |est\.? |approx\.? |apx\.? |deeded |calc\w{0,6} )(?:size |area )?\(?(?:acres?|acreage|ac\.?)\)?(?: \+\/-| total)?|lot size acres|acres total`,
  ),
  both(
    'acres',
    String.raw`-?(?:\+\/-? ?)?(?:acres?(?! (?:ln|lane|dr|drive|rd|road|st|street|ave|avenue|blvd|way|ct|court|cir|circle|trl|trail|pl|place|ter|terrace|pkwy|parkway|cv|loop|pike)\b)|acreage|(?<!central |window |new )acs?(?! (?:was|is|unit|done|replaced|works|system|new|from|in|20\d\d)\b))(?: lots?)?(?: \+\/-)?`,
  ),
  before(
    'lot',
    String.raw`lot (?:size|area|dim(?:ension)?s?\.?)(?: area| source)?|lot (?:measures|runs)|lot|land(?: size| area)?|site(?: size| area|(?= ?(?:[:=]|$)))|parcel size|terreno|tama[nñ]o del (?:lote|terreno)|lote|yard(?= ?:)`,
  ),
  // Areas that are not the living area.
  both(
    'other-area',
    String.raw`(?:(?:un)?fin(?:ished)?\.? |attached |detached )?(?:garage(?! size)|carport|basement|bsmt|sub|porch|patio|deck|shop|workshop|barn|attic|addition|lanai|unfinished|unfin|below(?:[- ]grade)?|bonus|loft|guest|adu|casita|storage|shed|cellar|upper|lower)(?: level| floor| area| room| house)?(?: total| finished| unfinished)? ?[(]?(?:${FEET}|area|size)\)?`,
  ),
  after(
    'other-area',
    String.raw`(?:${FEET}) (?:(?:un)?fin(?:ished|\.)? |full |partial |walk-?out |attached |detached |open )?(?:garage|carport|basement|bsmt|porch|patio|deck|shop|workshop|barn|attic|addition|lanai|bonus|loft|guest|adu|casita|storage|shed|cellar|building|warehouse)|(?:${FEET}) (?:each|per (?:unit|side|floor|apt|flat)|a side|unfinished)`,
  ),
  // Living area.
  before(
    'other-area',
    String.raw`(?:total )?(?:structure|gross|under roof|building total) (?:area|size|sq\.? ?ft\.?|sqft)(?: total)?`,
  ),
  both(
    'living',
    String.raw`(?:(?:${HOUSE}|${LIVING}) ){0,3}\(?(?:${FEET})\)?(?: (?:of )?(?:${LIVING}|total|finished|abv|above grade|apx|ag)){0,3}(?: ?(?:area|space))?(?: ?\((?:src|source|tax|assessor|approx\.?|est\.?|[a-z]{1,12})\))?`,
  ),
  before(
    'living',
    String.raw`(?:(?:${HOUSE}|${LIVING}) ){0,2}(?:living area|(?:${LIVING}) (?:area|space|size)|area habitable|[aá]rea de construcci[oó]n|construcci[oó]n|area|size|tama[nñ]o|footage)|above grade fin(?:ished)?|gla|gba|tla|asf|hla|interior(?= ?\()|living(?= ?[:=])`,
  ),
  after('metres', String.raw`(?:m2|sqm|sq\.? ?m\.?|square met(?:er|re)s?|metros cuadrados|mts2)`),
  // Baths.
  before(
    'full-and-half',
    String.raw`(?:#? ?(?:of )?)?(?:${BATH})(?: total)? ?\(?(?:f(?:ull)?[ .\/|-]{1,3}h(?:alf|lf)?|full\/(?:partial|part))\)?|f(?:ull)?\/(?:h(?:alf)?|p(?:art|artial)?) (?:${BATH})|full (?:&|and) half (?:${BATH})`,
  ),
  both(
    'full-baths',
    String.raw`(?:# ?(?:of )?)?full[- ](?:${BATH})|(?:${BATH})[ -]{1,3}\(?full\)?|full ?baths?|fb|ba[nñ]os completos`,
  ),
  both(
    'half-baths',
    String.raw`(?:# ?(?:of )?)?(?:half|1\/2|hlf|partial|part|powder|\.5|medios?)[- ](?:${BATH}|rooms?)|(?:${BATH})[ -]{1,3}\(?(?:half|partial|1\/2|hlf)\)?|half ?baths?|hb`,
  ),
  both(
    'quarter-baths',
    String.raw`(?:3\/4|three[- ]quarter|\.75)[- ](?:${BATH})|(?:${BATH})[ -]{1,3}\(?(?:3\/4|three quarters?)\)?`,
  ),
  after('full-baths', String.raw`full\b`),
  after('half-baths', String.raw`(?:half|partial)\b`),
  after('quarter-baths', String.raw`(?:three[- ]quarters?|3\/4)(?= ?:)`),
  both(
    'baths',
    String.raw`(?:total|number of|no\.? of|# ?(?:of )?|tot\.?) ?(?:${BATH})|(?:${BATH}) (?:total(?: integer)?|count|tot)|# ?baths?`,
  ),
  both('baths', String.raw`(?:${BATH})`),
  // Bedrooms.
  both('beds', String.raw`(?:total|number of|no\.? of|# ?(?:of )?|tot\.?) ?(?:${BED})|(?:${BED}) (?:total|count|tot)`),
  after('other-count', String.raw`(?:${BED}) (?:possible|potential)|bedrooms? plus|(?:poss|possible) (?:${BED})`),
  before(
    'other-count',
    String.raw`bedrooms? plus|bed ?rooms? (?:up|down|main)|(?:${BED}) (?:upper|main|lower|on main|level)`,
  ),
  both('beds', String.raw`(?:${BED})`),
  // Cars.
  before('other-count', String.raw`garages? ?[\/&] ?carports?(?= ?:? ?\d ?-?(?:car )?carport)`),
  after('cars', String.raw`(?<=(?<![\d.,])\d )(?:attached |detached )?garages?\b(?! ?[:=\d])`),
  after(
    'cars',
    String.raw`(?:-| )?(?:cars?|bays?|stalls?|c)[ ,\/-]{0,3}(?:(?:attached|detached|att\.?|det\.?|rear|side|front|entry|load(?:ing)?|drive-?(?: ?under)?|under|basement|over ?sized?|alley|built-in|basement|tandem|big|large|deep|heated|finished)[ ,\/-]{1,3}){0,3}(?:garages?|garge|gar|garaje|grg)\b|cars? (?:attached|detached)`,
  ),
  both(
    'cars',
    String.raw`(?:# ?(?:of )?|number of )?(?:attached |detached )?(?:garages?|garage\(s\)|grg|gar) ?(?:spaces?|stalls?|bays?|spcs?)(?: number)?`,
  ),
  after(
    'other-count',
    String.raw`(?:-| )?cars? ?-?(?:carport|port|driveway|pad|covered|parking|off)|(?:covered|carport|open|parking|uncovered|assigned|off[- ]street|slab|rv)(?: parking)? (?:spaces?|spots?|stalls?)|spaces?|spots?`,
  ),
  before(
    'other-count',
    String.raw`(?:carport|parking|covered|open|slab|uncovered|assigned|rv|total)(?: parking)? (?:spaces?|spots?|total)|total parking|carports?`,
  ),
  before('cars', String.raw`(?:# ?of|number of|no\.? of) (?:garage )?cars`),
  before(
    'cars',
    String.raw`(?:attached |detached |att |det |number of |# of |# ?)?(?:garage\(s\)|garages?|garge|garaje|cochera|grg|gar)(?: ?(?:para|for)(?= \d))?(?: ?(?:\/|&) ?(?:parking|carport))?(?: #| no\.?)?(?: spaces?| spcs?| stalls?| size| cars?| capacity| bays?| type| desc\w{0,8}| features?| attached| detached| yn)?(?: number)?|spcs|gar spc?s?|garage spc?s?`,
  ),
  after('cars', String.raw`(?:attached |detached )?garages?\b`),
  after('other-count', String.raw`(?:cars?|carros?|autos?|coches?)\b`),
  before(
    'other-area',
    String.raw`(?:total )?(?:gross|under roof|total under roof|structure|bldg|adjusted|base|carport|basement|bsmt|porch|below(?:[- ]grade)?|unfinished|addition|shop|barn|deck|patio)(?: building| structure| bldg)? ?(?:sq\.? ?ft\.?|sqft|area|size)?(?: total)?`,
  ),
  // Years.
  both(
    'other-year',
    String.raw`(?:new |newer )?(?:${PARTS})(?: (?:(?:is|was|were|from|in|and|&|${PARTS}|${WORKS}) ?){1,3})?|(?:${WORKS})(?: in)?|(?:${DEALINGS})`,
  ),
  before(
    'year',
    String.raw`(?:original(?:ly)? )?(?:year|yr\.?|date)[- ]?(?:built|blt\.?|bt|constructed|of construction)(?: \(?(?:est\w{0,6}|approx|actual|src|source|details?)\)?)?|(?:was )?(?:originally )?(?:built|blt\.?|constructed|erected)(?: in| circa| around| approx\.?| about| back in| yr| year)?|actual year(?: built)?|act\.? ?(?:yr|year)(?: built| blt)?|orig(?:inal)?\.? const(?:r|ruction)?\.? (?:year|date)|const\.? year|(?:house|home) from|ayb|yoc|yb|y\/b|built yr|construction(?: year| date)?|a[nñ]o(?: de)? ?construcci[oó]n|a[nñ]o|construid[ao](?: en)?|completed(?: in)?|mfg\.?|vintage|circa|ybt|year|yr\.?`,
  ),
  after(
    'year',
    String.raw`(?:'?s )?(?:year built|yr built|[- ]?built|build|construction|double ?-?wide|single ?-?wide|manufactured|mobile|home|house|ranch)\b`,
  ),
  // Other counts, so that no neighbour takes them.
  both(
    'other-count',
    String.raw`stor(?:y|ies)|levels?|floors?|fireplaces?|units?|doors?|rooms?(?: total)?|photos?|days?(?: on \w{2,8})?|dom|cdom|adom|hours?|hrs?|views?|saves?|min(?:ute)?s?|mi(?:les?)?|weeks?|months?|mos?|years?(?: old)?|yrs?(?: old)?|people|homes|houses|listings?|grades?|score|rating|mls ?(?:#|no\.?|id)?|apn|parcel(?: ?#| id| number)?|pin|phone|tel|cell|fax|zip(?: code)?|lic\w{0,6}|suite|ste|block|tract|section|unit ?#|lot ?#|area(?= ?:? ?\d{1,3}\b)|map|grid|school|district|zone|class|id|no\.|hoa|percent|%|miles|amps?|gal\w{0,5}|tons?|feet|ft|inch\w{0,2}|sides|flood zone`,
  ),
];
