/** What a phrase of a listing can mean. A number takes the role of the phrase that is bound to it. */
export type NumberRole =
  | 'beds'
  | 'baths'
  | 'fullBaths'
  | 'halfBaths'
  | 'quarterBaths'
  | 'fullAndHalf'
  | 'cars'
  | 'living'
  | 'metres'
  | 'lot'
  | 'lotFeet'
  | 'acres'
  | 'year'
  | 'ask'
  | 'takes'
  | 'list'
  | 'contract'
  | 'repair'
  | 'fee'
  | 'oldPrice'
  | 'rate'
  | 'otherMoney'
  | 'otherArea'
  | 'otherYear'
  | 'otherCount';

/** Labels of what is said in words. `other` labels are known so that nobody takes their value. */
export type TextRole =
  | 'address'
  | 'otherAddress'
  | 'city'
  | 'state'
  | 'zip'
  | 'occupancy'
  | 'type'
  | 'sewer'
  | 'pool'
  | 'condition'
  | 'roof'
  | 'hvac'
  | 'foundation'
  | 'access'
  | 'remarks'
  | 'otherText';

/** Fields whose value is a word: each value has its own phrases. */
export type WordField = 'occupancy' | 'propertyType' | 'septicSystem' | 'pool' | 'currentCondition' | 'garage';

/** Whether a number's words stand before it (`Beds: 3`), after it (`3 beds`), or both. */
export type Side = 'before' | 'after' | 'both';

/**
 * One row of the vocabulary. `words` are phrases parted by bars; within a phrase `a/b` are alternatives of one word and `c?` may be missing.
 * Where a phrase stands in two rows, the first row has it; the longest phrase at a place wins.
 */
export type Row =
  | { readonly is: 'number'; readonly role: NumberRole; readonly side: Side; readonly words: string }
  | { readonly is: 'text'; readonly role: TextRole; readonly words: string }
  /** `under`: only beneath the field's own label. */
  | {
      readonly is: 'value';
      readonly field: WordField;
      readonly value: string;
      readonly under?: boolean;
      readonly words: string;
    }
  /** Says nothing, and keeps its words from saying anything. */
  | { readonly is: 'nothing'; readonly words: string }
  | { readonly is: 'no'; readonly words: string }
  /** From here on the clause speaks of other homes, or of a part of this one. */
  | { readonly is: 'others' | 'part'; readonly words: string };

const number = (role: NumberRole, side: Side, words: string): Row => ({ is: 'number', role, side, words });
const text = (role: TextRole, words: string): Row => ({ is: 'text', role, words });
const value = (field: WordField, said: string, words: string): Row => ({ is: 'value', field, value: said, words });
const under = (field: WordField, said: string, words: string): Row => ({
  is: 'value',
  field,
  value: said,
  under: true,
  words,
});
const nothing = (words: string): Row => ({ is: 'nothing', words });

const BED =
  'bed/beds/bedroom/bedrooms/bdrm/bdrms/bdr/bdrs/bd/bds/br/brs/bedrm/bedrms/recamara/recamaras/habitacion/habitaciones/dormitorio/dormitorios/cuartos/cuarto/alcobas/hab/🛏/🛌';
const BATH = 'bath/baths/bathroom/bathrooms/bathrm/ba/bas/bth/bths/bthrm/bthrms/bano/banos/🛁/🚿/🚽';
const FEET =
  'sqft/sf/sqf/ft2/pies2/hsf|sq ft/feet/foot/footage/ft2|square feet/foot/footage/ft|s f|pies cuadrados?|pies 2/²|ft ²/2|sq|📐|📏';
const HALF = 'half/½/hlf/partial/part/powder/medio/medios';
const feet = (before: string, after = '') =>
  FEET.split('|')
    .map((unit) => `${before} ${unit} ${after}`.trim())
    .join('|');

/** The only table of phrases. */
export const vocabulary: readonly Row[] = [
  { is: 'no', words: "no|not|non|without|w o|sin|never|isn't|doesn't have|does not have|cannot|can't" },

  {
    is: 'others',
    words:
      'comp/comps/comparable/comparables|similar home/homes/listings/houses/properties sell?|nearby home/homes/sale/sales/listings|neighbor/neighbors/neighbour/neighbours|homes/houses for sale|homes/houses near/around/like/nearby/with|new construction homes/nearby/in|median|next door|across the street|the? house/home/one/place down/up/across/over the street/road/block|around the corner|related searches|sold in the area|house down the street|down the street|other homes/houses/listings|flats',
  },
  {
    is: 'part',
    words:
      'each side/unit/has/flat/apartment/apt/one|both units/sides/tenants|per side/unit|unit/apt/side a/b/c/d/1/2/3/4/one/two|upstairs|downstairs|up unit|upper/lower unit/level/floor/flat|looking for|buyer wants/needs/looking|in law suite/apartment?|guest house/quarters/cottage|efficiency|casita|adu|mother in law suite?|could be used/finished/converted|could carry/hold/support/fit/take|room for a|units # a/b/1/2|one side|other side|front/back/rear house/unit/cottage|plans available for?|plans for|zoned for|perc approved for|perc test for?|up to|house plans|basement apartment|studio apartment',
  },

  // Rooms.
  nothing(
    `master/primary/guest/mother/bonus ${BED}|master/primary/guest/hall ${BATH}|room/mother/bonus for? a? ${BED}|${BATH} tub|bath & body|bed bath|${BED} community|bed & breakfast|bed town`,
  ),
  number(
    'otherCount',
    'both',
    `possible/poss/potential ${BED}|${BED} plus|${BED} up/down/upper/main/lower/level|main/upper/lower level? ${BED}/${BATH}|${BED}/${BATH} on main/upper/lower level?|${BED}/${BATH} main/upper/lower level|basement ${BED}/${BATH}|${BED} other|${BED} #|bedroom homes|bedroom apartments|bedroom units|bedroom perc/septic`,
  ),
  number(
    'fullAndHalf',
    'before',
    `# ${BATH} total? f/full h/half/part/partial|${BATH} total? f/full h/half/hlf/part/partial|f/full h/half/p/part/partial ${BATH}|full & half ${BATH}|full and half ${BATH}|total? ${BATH} f h|${BATH} fh`,
  ),
  number(
    'quarterBaths',
    'both',
    `¾ ${BATH}|three quarter/quarters ${BATH}|${BATH} ¾|${BATH} three quarter/quarters|${BATH} partial quarter|¾`,
  ),
  number(
    'fullBaths',
    'both',
    `# of? full ${BATH}|number of full ${BATH}|full ${BATH} s?|${BATH} total? full|fb|fullbaths|${BATH} completos|full bths|f bths|${BATH} s full`,
  ),
  number(
    'halfBaths',
    'both',
    `# of? ${HALF} ${BATH}|number of half ${BATH}|${HALF} ${BATH} s?|${BATH} ${HALF}|hb|h bths|powder room/rooms|half`,
  ),
  number('fullBaths', 'both', 'full'),
  number('quarterBaths', 'both', 'three quarter/quarters'),
  number(
    'baths',
    'both',
    `total/tot/ttl ${BATH} s?|number/no/num of? ${BATH}|# of? ${BATH}|${BATH} total/tot/count/ct/integer integer?|${BATH} s?|how many ${BATH}|all ${BATH}`,
  ),
  number(
    'beds',
    'both',
    `total/tot/ttl ${BED} s?|number/no/num of? ${BED}|# of? ${BED}|${BED} total/tot/count/ct|${BED} s?|how many ${BED}|rec|bed rooms|total # of? ${BED}|# ${BED} rooms`,
  ),
  number(
    'otherCount',
    'both',
    'total rooms|rooms total?|room count|# rooms|half story|full basement|half basement|half acre lots',
  ),

  // Lots stand before areas: `sq ft lot`, `lot sqft`.
  number('lotFeet', 'after', feet('', 'corner/level/fenced/total/wooded? lot/lots/land/parcel/terreno/lote')),
  number(
    'lotFeet',
    'before',
    `${feet('lot/land/site/parcel/lotsize/terreno size/area/dimensions?')}|${feet('', 'lot/land')}|lsf|lsqft ac?|lot sz|lot/land size/area sqft ac?|lot size square feet`,
  ),
  number(
    'acres',
    'both',
    'acre/acres/acreage/ac lot/lots/parcel?|acs|m o l acres|+ acres|deeded/calculated/calc/gross/net/total/land/lot/est/approx/approximate size? acre/acres/acreage/ac total?|lot/land size acres/acreage/ac|acre/ac/acres lot|acres total/deeded/calc?|lot size area acres|size in acres|apx acres',
  ),
  number('acres', 'after', 'of an acre|of a acre|an acre|de acre|acre lot size'),
  number(
    'lot',
    'before',
    'sits/sitting/set/situated on|lot/land/site/parcel size/sz/area/dim/dims/dimension/dimensions/measures/runs source? area?|lot|land|site|terreno|lote|tamano del lote/terreno|yard|lot size dimensions|lot size area|size lot|🌳|🌲|🏞|lot square footage dimensions|lot is/of|size of lot|lotsize|lot dimension/dimensions source?|dimensions',
  ),

  // Areas that are not the living area.
  number(
    'otherArea',
    'both',
    `${feet('attached/detached? garage/carport/basement/bsmt/sub/porch/patio/deck/shop/workshop/barn/attic/addition/lanai/unfinished/unfin/bonus/loft/guest/adu/casita/storage/shed/cellar/additional/upper/lower/outbuilding/pool/suite level/floor/area/room/house/finished? total/finished/unfinished?')}|garage/gar/grg area/dimensions/dim|basement/bsmt/porch/patio/deck/shop/barn/attic/addition/carport area/size/dimensions/dim|${feet('below grade finished/unfinished?')}|below grade finished? area unfinished?|basement area|${feet('', 'unfinished/unfin? finished/fin? full/partial/attached/detached/walk? out? garage/carport/basement/bsmt/porch/patio/deck/shop/workshop/barn/attic/addition/lanai/bonus/loft/guest/adu/casita/storage/shed/cellar/warehouse/outbuilding/sunroom')}|${feet('', 'each')}|${feet('', 'unfinished')}|${feet('', 'per unit/side/floor/apt/flat')}|${feet('', 'a side')}|${feet('', 'of the? total')}|${feet('', 'under roof')}`,
  ),
  number(
    'otherArea',
    'before',
    `total? structure/gross/adjusted/base area/size|under roof|total under roof|${feet('total? gross/structure/under/adjusted/base roof?')}|building/bldg area total|bldg area total|total structure area|basement|bsmt|sub area|room sizes|floored? storage/attic/shed/bonus/shop area/space/of of?|primary suite`,
  ),
  number(
    'rate',
    'both',
    `${feet('price/$/cost per/a/each')}|${feet('$ /? per?')}|${feet('per/a')}|$ psf|psf|price sqft|${feet('price')}|${feet('list price')}|${feet('ppsf')}|ppsf|mo|month|per/a/each month/mo/year/yr/night/week/unit/door/bed|monthly|annual|annually|yearly|yr taxes|/ mo|p m|pcm|al mes|al ano|biweekly|weekly|mes|per side`,
  ),
  number('metres', 'after', 'm2|sqm|sq m|square meters/metres/meter/metre|metros cuadrados|mts2|m ²|m 2'),
  number(
    'living',
    'both',
    feet(
      'approx/approximate/approximately/apx/appx/est/estimated/total/tot/house/home/building/bldg/residence/dwelling/unit/heated/htd/finished/fin/living/lvg/liv/livable/liveable/interior/habitable/conditioned/main/above/gross/ag/abv? living/livable/finished/fin/grade/ground/interior/heated/area? area/finished/fin/above?',
      'of? living/livable/liveable/heated/htd/finished/fin/total/interior/abv/above/apx/ag/main/conditioned? grade? area/space/finished?',
    ),
  ),
  number(
    'living',
    'before',
    'gross/total/heated/finished/interior/main/approx/approximate/living/livable/liveable/building/bldg/house/home/above/habitable/heated? living/livable/interior/grade/ground? finished? area/space/size|area habitable|area de construccion|construccion|area|size|tamano|footage|gla|gba|tla|asf|hla|living|htd|tot fin area|finished area above? grade/ground?|interior|living area size|total interior livable area|living area total|livable area|above grade finished? area?|liv area|how big/large|sq footage|bldg|main area|fin area|total fin|sqft apx fin? ag?|sq ft apx fin? ag?',
  ),

  // Garages.
  nothing(
    'garage sale/sales/door/doors/opener/area/remote|garage/parking features/faces|garage yn|garage apartment/apt|car port|car wash|cars and coffee',
  ),
  number(
    'otherCount',
    'both',
    'car carport/port/driveway/pad/parking/covered|covered/carport/open/parking/uncovered/assigned/slab/rv/off/street/total/driveway street? parking? space/spaces/spot/spots/stalls/total|spaces|spots|parking|carport/carports|total parking|parking total|garage carport|garage / carport',
  ),
  number(
    'cars',
    'both',
    'car/cars/bay/stall/c attached/detached/att/det/rear/side/front/entry/load/loading/under/basement/oversized/alley/tandem/big/large/deep/heated/finished/built/drive/over? attached/detached/att/det/under/entry/load/loading/sized/in/deep? attached/detached? garage/gar/garge/grg/garaje|cg|car attached/detached/att/det|attached/detached/att/det/number/# of? garage/garages/gar/garaje/cochera/grg/garge s? space/spaces/stall/stalls/bay/bays/size/car/cars/capacity/number/spc/spcs/type/desc/description/total/#?|garage/garages y n|garage parking|garage/garages/gar/garaje/cochera/grg/garge s? space/spaces/stall/stalls/bay/bays/size/car/cars/capacity/number/spc/spcs/type/desc/description/attached/detached/total/#/yn? spaces/number?|of garage cars|# of garage cars/spaces|spcs|garage/garages/garaje/cochera for/para/fits/holds|🚗|🚙|# cars|# of cars|space garage|spaces garage|number of cars|autos cochera/garaje|parking garage spaces',
  ),
  number('otherCount', 'after', 'car/cars/carros/carro/auto/autos/coches'),

  // Years.
  number(
    'otherYear',
    'both',
    `new/newer/updated/replaced? roof/roofing/hvac/ac/furnace/boiler/heater/heat/windows/plumbing/electric/electrical/panel/wiring/deck/fence/siding/gutters/kitchen/kitchens/floor/flooring/floors/carpet/paint/painted/appliances/solar/insulation/driveway/addition/techo/hw/wh/hwh/shed/pump/water year/yr/age/system/unit/units/heater/pump/replaced? is/was/were/are/from/in/replaced/updated/new/installed/done/year? replaced/updated/new/installed/done/in? in?|a c unit? replaced/new/from/is/in?|air conditioning/conditioner|water heater|hot water heater?|renovated/renovation/remodeled/remodel/rehabbed/updated/upgraded/replaced/rebuilt/redone/installed/pumped/refreshed/resurfaced/refurbished/added/repaired/inspected/serviced/renovado year/yr/in? in?|reno yr/year||yr/year renovated/remodeled/updated/sold/listed/assessed|new in`,
  ),
  number(
    'otherYear',
    'both',
    'last/previously/prior/recently? sold/sale/transferred/transfer/purchased/bought/acquired date/year/in/on?|listed on/in|posted|assessed/assessment/tax/taxes/fiscal year/yr|effective/eff year/yr/built? built/blt?|eyb|effective|deed date/year?|recorded|since|as of|copyright|©|inherited|sale month/date year|month year|updated on?|available|expires|until|through|thru|class of|established|in business since|joined|zoning|sale year|year sold/renovated|mfg model|tax year|listing date|on market',
  ),
  number(
    'year',
    'before',
    'original/originally/orig/actual/act/approx/approximate? year/yr built/build/bulit/blt/bt/constructed/construction/of? build/construction/details/est?|orig/original built/blt|built/blt year/yr|date built/constructed|actual/act year/yr built/blt?|year constructed|const/construction year/date/yr|house/home from|ayb|yoc|yb|y b|yob|ybt|built yr|ano de? construccion/construida?|ano|construido/construida en?|completed in?|vintage|circa|year|yr|ano construido|age year built|🏗|🔨 built|📅|🗓|📆|🏚 built|c|what year|year home built|date of construction|house is from',
  ),
  number(
    'year',
    'both',
    'was? originally? built/build/bulit/biult/buit/blt/constructed/erected in/circa/around/approx/about/back/yr/year/on? in?',
  ),
  number(
    'year',
    'after',
    'wood? frame/block/brick/stucco/wood/cbs/cb/vinyl house/home/construction/build/rancher/ranch',
  ),
  number('year', 'before', 'cb|house/home/rambler/ranch/rancher/bungalow/colonial/cape/cottage from'),
  number('year', 'after', 'construction/constructed|year/yr built|s? built|vintage'),

  // Money.
  number(
    'otherMoney',
    'both',
    'over/under/above/below/off the? list/asking/ask price?|listed nearby|sales? price ratio|price range|package/portfolio/bundle/bulk/combined price|price history|sold price|sold for|sold at|sold in?|just sold|last/previously/recently/prior/previous/recent/most recent? sold/sale/sales/listed/list price/date/amount? for?|closed at/for|close/closed price|closing price|bought for/at?|paid|purchased for/in?|owes/owe/owed/owing/own on?|loan balance/amount?|balance|debt|payoff|pay off|equity|spread|profit|margin|roi|cap rate|interest|fees/commission/concessions?|closing costs?|closing fee/fees?|savings|credit/credits|emd|earnest money? deposit?|earnest|non? refundable? deposit|deposito|down payment?|entry fee|money down|option fee|escrow|good faith',
  ),
  number(
    'otherMoney',
    'both',
    "arv|a r v|arvs|net? taxable|assessed|taxable land + imp|after repair/repaired value?|resale|valor reparado/reparada|as is value|retail value?|end value|fixed up|estimated resale|zestimate|rent zestimate|redfin/zillow/trulia/realtor/xome/avm/rent/rental/market/home/est/estimated/as/tax/assessed/appraised/taxable/just/land/building/improvement/improvements/current/total/fair market? estimate/value/valuation/says|estimate|value|valor|worth|valued at?|bpo|appraiser's/appraiser/appraisers figure?|appraised at/for?|appraisal|appraises|comps/comp/comparables/comparable at/sold/run/are/range?|opening/starting/current/suggested/minimum/high/winning? opening? bid/bids|reserve|buyer premium|technology fee|market|sales/homes/houses/similar sell/sold/selling/going for/at?|homes/houses sell/selling/go for|ultimo precio de? venta?|house payment|refi payment|est/estimated/monthly? payment|payments|est/estimated? mortgage|pmt|pago mensual?|piti|p & i|principal|insurance|ins|hoa dues/fee/fees?|dues|tax|taxes|annual/property tax/taxes|tax annual? amount|liens|lien|special assessment|ground rent|impuestos|insured|wholesale value|mls amount|original loan|in fees|fee|sale amount|last sale amount|est value",
  ),
  number(
    'rate',
    'both',
    'rent/rents/rented/rental/renta/lease/leased/rentada/rentado for/at/is/out/currently/now? for/at/is?|market/current/gross/pro/potential/fair/scheduled rent/rents/rental/income/forma|noi|income|cash flow|cashflow|utilities|pays|paying|paga|section 8 pays/rent/pay|utility cost/costs run? about?|rents for',
  ),
  number('fee', 'both', 'assignment/assignmt/assign/wholesale/wholesaler/proposed fee fee?|my/our fee|assignment'),
  number('rate', 'after', 'to walk/move/leave/relocate away?'),
  number(
    'repair',
    'both',
    'est/estimated/total? repair/repairs/rehab/rehabs/reahb/reno/renos/renovation/renovations/fix up? needed/cost/costs/est/estimate/estimated/estimates/budget/needs/quote/amount/work? needed/cost/costs/estimate/estimated/needs/is/at? from? contractor?|rehab/repair costs|work needed|needs about/around/approx/roughly/bout/abt|needs|in/of work/repairs/rehab/updates/needed|budget/budgeted about/around?|reparaciones|contractor bid/quote came/is/was? in?|for the? rehab/repairs/work|rehab|scope of work|🔧|🔨|🛠|repairs|to fix up?|repair',
  ),
  number(
    'oldPrice',
    'both',
    'olp|original/orig/org/old/previous/prior/former lp|original/orig/org/old/previous/prior/former/starting list/listing/asking/l/price? price|was|was on mls|started out? at|reduced/dropped/lowered/cut/down/slashed from|originally|expired at?|antes|price cut/drop/dropped/reduction/decrease/change of/by?|reduced/dropped by|~~|used to be|from|initial price|bought|previously|price decreased|listed for sale on',
  ),
  number(
    'ask',
    'before',
    "new asking/ask price? is?|asking/ask/asks/askin/askign/askg price/is/for/at/of/just/only/now/around? is/of/for?|wants/want/wanting/wnt to? get? for? it?|looking to? get/for|needs to get|let it/this go for/at|how much is? it?|how much do you want|my/our/your/the/buyer/buyers/investor/wholesale/cash/end/total/new/sale number/price/asking to? you/buyer? is?|price to you/buyer/buyers/end? buyer?|total to you/buyer|new price|price if sold? separate/separately/alone|now only/just?|price? reduced/cut/dropped/drop/lowered/slashed/down/improved price? to|price drop/reduction/reduced to|reduced price?|price reduced to?|im/i'm/we're/we/i at|i am at|would/'d like to? get?|precio de? venta? final?|piden|pide|pido|quiero|💰|💵|💲|🏷|seller/owner/they/he/she needs|cash price|price is firm at|buy it now|buy now price?|price|listing price|what do you want for it|asking amount|need to? get|how much are you asking|your asking price|number to me|price firm|wanting for it|we need|i need|thinking|se vende en|en venta por",
  ),
  number(
    'takes',
    'after',
    'takes/buys/gets it/this|obo|o b o|firm|net to us/me/seller|or best offer?|de contado|or better|cash|net|asking|ask',
  ),
  number('takes', 'before', 'seller will/would take/accept|will/would take|ll take|accept'),
  number(
    'contract',
    'before',
    'under? contract/contracted price? is? at/for?|locked up? at/for|signed at/for|uc at|we have it at|contract price|have it under contract at/for',
  ),
  number(
    'list',
    'before',
    'purchase/list/listing/sale/sales/selling/current/home/l list/listing/sale? price at/for/is?|priced at/to/right? sell? at?|list|listed for/at? sale? for/at?|lp|l p|ap|pp|offered/offering/offers as? is? at/for?|for sale at/for?|on sale for|sell/sells/selling it? as? is? for/at|en venta|se vende|asking list|lista|list $|list price usd|listprice|listed',
  ),
  number(
    'otherCount',
    'both',
    `story/stories/level/levels/floor/floors/fireplace/fireplaces/unit/units/door/doors/photo/photos/day/days/hour/hours/hr/hrs/view/views/save/saves/saved/minute/minutes/min/mins/mile/miles/mi/week/weeks/wk/months/mos/people/homes/houses/listing/listings/grade/grades/score/rating/offers/reviews/percent/amps/amp/gal/gallon/ton/tons/feet/ft/foot/inch/inches/sides/steps/blocks/block/occupants/persons|years/yrs/year/yr old/young/ago/lease/warranty|years|yrs|dom|cdom|adom|days on market/zillow/mls?|mls/ml # number/id/no/num?|mls|ml|listing # id/number?|post id|apn|parcel # id/number/no?|pin|tax id|folio|phone|tel|cell|fax|ph|telefono|lic/license #? number?|suite|ste|tract|section|map|grid|district|zone|class|id|no|hoa|bldg #|lot #|lot/lots number|block lot|area code|flood zone|walk score|zestimate range|subdivision ph/phase/unit/section?|ph|phase|deal/property/option/home #|built up|year warranty|out of|school|census|route|exit|code|lockbox code?|combo|gate code?|order|ref|file #?|open house|min walk|car? min drive`,
  ),

  // Labels of words.
  text(
    'otherAddress',
    "mailing/mail/owner/owners/owner's/agent/office/ofc/broker/brokerage/company/lender/title/tax/billing/return/seller's/agent's/taxpayer/mailto address/street/addr/city/state/zip/location address/code/name/1/2?|mail to|mailing|mail|po box|c o",
  ),
  text(
    'address',
    "property/prop/subject/site/situs/street/physical/full/house/home/unparsed/deal/listing? address/addr/addy/add/direccion/ubicacion/dir is/line/full/1?|address|street|location|situs|subject|property street|street name?|site|address of property|what is the? property? address|whats the? address|what's the address|where is it|property location|📍|🏠|🏡|🏘|property|domicilio|situado en|addresss|adress",
  ),
  text(
    'city',
    'property/situs/site? city/ciudad/town/municipality/cty name/town?|city / town|city town|postal city|municipio|pueblo',
  ),
  text('state', 'property/situs/site? state/estado/st/province or? province?|state or province'),
  text('zip', 'property/situs/site? zip/zipcode/postal/zip5/cp code?|codigo postal|c p|zip postal code'),
  text(
    'occupancy',
    'occupancy/occupant/occ/occupied/possession/ocupacion/tenancy/occup status/type/by?|property occupancy|occupied by|is it/the/property/house/home? property/house/home? vacant/occupied or vacant/occupied?|vacant or occupied|is anyone/anybody/someone living there/in? it?|who lives there|current occupancy|vacant occupied|owner/tenant or vacant/tenant occupied?|anyone living there',
  ),
  text(
    'type',
    'property/home/house/building/dwelling/bldg/structure/prop/style/pty/unit/residential? sub? type|property subtype|property class|type of home/property|type|style|tipo de? propiedad?|property style|type & style|kind|class|prop type|property use|use code|land use|bldg style|sub type|property sub type|bldg',
  ),
  text(
    'sewer',
    'sewer type/system/yn?|water sewer|sewer / septic|septic / sewer|sewer or septic|septic or sewer|drenaje|alcantarillado|swr|water swr|utilities|sewer water|septic yn|sewage|sewage disposal|sewr|waste water|wastewater|septic or city sewer',
  ),
  text(
    'pool',
    'pool on property|private/pvt/pv/has/own? private? pool features/private/type? yn?|private/pvt/pv/has/own? private? pool private? y n|pol|piscina|alberca|pool spa|pool? 🏊|🏊',
  ),
  text(
    'condition',
    'property/current/overall/house/general? condition|condition of? property?|scope|condicion|rehab level',
  ),
  text('roof', 'roof/roofing age/year?|age of roof|techo'),
  text('hvac', 'hvac age/system?|ac age|a c age?|age of hvac/ac'),
  text('foundation', 'foundation type/condition/details?|cimientos'),
  text('access', 'access|property access|showing/showings instructions?|how to show|lockbox'),
  text(
    'remarks',
    "public/agent/private/marketing/broker/listing/property/showing? remarks/remark|description|property description|notes|note|comments|details|additional details|about this home/property|overview|summary|features|highlights|what's special|descripcion|more info|info",
  ),
  text(
    'otherText',
    'community/association/hoa features/amenities|amenities|subdivision name?|subdiv|school district?|elementary/middle/high/junior school?|county|owner name/1/2/first/last?|owner|owners|seller|sellers name?|agent|listing agent/office/by/broker/courtesy|listed by|list agent/office/ofc|office|broker|brokerage|brokered by|contact name?|name|email|email address|company|legal description?|zoning description?|sqft/sf/gla source|sq ft source|living area source|year built source|lot size? source|heating|heat|cooling|flooring|floor|appliances|exterior|construction|materials|water source?|fencing|fence|basement yn?|fireplace yn?|directions|cross street|neighborhood|community|area name|region|status|mls status|financing|terms|closing|close|timeline|title|date|from|to|subject line|sent|re|fwd|cc|source|disclosures|possession date|lot features|lot description|parking features?|garage description|reason for selling|motivation|market|date listed|listing date|inclusions|exclusions|view|levels|foundation details|interior features|laundry|showing|link|website|photos|pics|pictures|video|fotos',
  ),

  // Values in words.
  nothing(
    "easily vacated|vacated|vacate|to vacate|will vacate|vacant lot/lots/land/parcel|vacant possession possible|vacant or occupied|rental potential|great rental|potential rent/rental/rents|can be rented/leased|could be rented/leased|never lived|tenant demand/friendly|tenants? rights|tenant/tenants is/are/just? out/left/gone|tenant/tenants has/have/just? moved out|previous/prior/former/last/past/old tenant/tenants/renter/renters|solar is? leased|leased solar|for lease|for rent|rented homes|rents for|rental income potential|tenant/tenants pay/pays all utilities|tenant/tenants pay/pays all? electric/gas|owner occupant/occupants/occupied neighborhood/financing/loan/street/block/buyers|owner financing|owner finance|owner/owners/seller/sellers lives/live abroad/elsewhere|owner/owners/seller/sellers lives/live out of state/town|as of this/today/yesterday/now morning/week/afternoon?|non owner occupied|not owner occupied|tenant laws|no tenants|no tenant|not vacant|inquilino/inquilinos no hay|sold vacant land|septic vs sewer|no septic|not on septic|sewer available|sewer nearby|sewer at street|sewer line/lines/lateral/easement/smell|septic inspection/permit/perc|perc approved for a? # bedroom? septic?|bedroom septic|septic approved|no sewer|pool table/tables|pool hall|car pool|carpool|public/city/county/municipal/community/town/well/private water|room/space/plenty/enough/big/large for a? pool/piscina|community/neighborhood/area/association/complex/subdivision/hoa/clubhouse/shared/public/resort/building/condo/park/assoc/community's pool/pools|pool comunitaria|piscina/alberca comunitaria|pools? and tennis|amenities include pool|pool club|swimming? pool/pools for residents|pool of|hoa with? pool|homes with pool/pools|houses with pool/pools|pool house|pool was? removed/filled|single family zoning/zoned/area/neighborhood/neighborhoods/community/homes|single family residential zoning|zoned single family|zoned for a? single family home?|condos/townhomes/townhouses for sale/nearby|condo/townhome nearby|condo fee/fees/dues/association/assoc|could be duplex|convert/conversion/converted to/into? a? duplex/triplex|potential duplex|mobile friendly|mobile app|mobile phone|trailer park|rv/boat trailer|trailer parking|duplexes nearby|not a? gut job|not a? tear down|no gut job|tear downs nearby/next|tear down next",
  ),
  value(
    'occupancy',
    'Vacant',
    "vacant|vacante|vacent|vacnt|vaccant|unoccupied|empty|desocupada|desocupado|vacia|vacio|nobody/no lives/living/one there?|no one liv/lives/living there/in? it?|no one living/lives there|nobody lives/living there/in? it?|they/we/seller/sellers/owner/owners have/has/already/just/recently? already/just/recently? moved out/away?|already moved out?|moved out already?|it's vacant|vacant at/on closing|sin ocupar|will be vacant at closing|delivered vacant|uninhabited",
  ),
  value(
    'occupancy',
    'Tenant-occupied',
    'tenant/tenants/renter/renters/inquilino/inquilinos occupied/in/living/is/are/has/on? place/there?|tenant occupied/occ|tenant/tenants pay/pays/paying|occupied by tenant/tenants/renter|tenanted|rented|leased|lease runs/goes/is/in/through/thru/until/till/ends/expires to/through/thru/until/in? place?|section 8|sec 8|month to month|mtm|m2m|rentada/rentado/rentadas/rentados|currently rented|leased through|rents it from me/us|currently leased|tenant lease',
  ),
  value(
    'occupancy',
    'Owner-occupied',
    "owner/owners/seller/sellers/homeowner/homeowners is/are/still/currently? still/currently/now? occupied/occ/occupant/living/lives/live/resides/occupies/inhabited in/there/here? it/there/place?|owner's/owners/seller's/sellers still/currently? living/lives/in/there|occupied by the? owner/seller/sellers/owners|homeowner occupied|post closing? possession|post close occupancy|leaseback|lease back|rent back|still live/lives/living here/there/in it?|owner/owners/seller/sellers is/are? still in/there it/place/home/house?|dueno/duenos/propietario/propietarios todavia/aun? vive/viven ahi/alli?|el dueno vive ahi|owner in the? home|we/i still/currently? live/living there/here/in it?|i'm/we're still? living here/there|seller occupied|occupied owner|vive el dueno|owner still there|seller still there|family still lives there",
  ),
  under('occupancy', 'Vacant', 'v|vac|none|n a|no|nadie'),
  under('occupancy', 'Tenant-occupied', 't|tenant|tenants|renter|rental|lease|rented|renters'),
  under('occupancy', 'Owner-occupied', 'o|own|owner|owners|seller|homeowner|dueno|propietario'),
  value(
    'propertyType',
    'single-family',
    'single/sgl/sngl/one/1 fam/family/fmly residence/residential/home/house/dwelling/detached/property/attached/fam?|sfr|sfh|sf home/house|ranch style house/home|rancher|casa unifamiliar|detached home/house|singlefamily|singlefamilyresidence|single detached|s f r|single fam',
  ),
  value(
    'propertyType',
    'townhouse',
    'townhouse|townhome|townhouses|town house/home|row home/house|rowhome|rowhouse|twnhs|twnhse|th condo?|townhouse condo?|townhm',
  ),
  value(
    'propertyType',
    'condo',
    'condo|condominium|condos|condominio|condominiums|condo townhouse?|condo unit|condo apartment',
  ),
  value('propertyType', 'duplex', 'duplex|two family home?|2 family home?|dúplex|duplex up? down?'),
  value(
    'propertyType',
    'mobile-home',
    'mobile/manufactured/mfd/mfg/modular mobile? home/homes/house/housing|manufactured|mfd|doublewide|singlewide|double wide|single wide|trailer|casa movil|mobile manufactured|manufactured mobile|mobile hm|mh',
  ),
  value(
    'propertyType',
    'other',
    'triplex|fourplex|quadplex|quad plex|4 plex|3 plex|three/four family|3/4 family|commercial building/property/space/lot|apartment building',
  ),
  value(
    'propertyType',
    'land',
    'vacant/raw/buildable/residential? land|land for sale|vacant lot|lot for sale|land deal|terreno en venta|buildable lot|building lot|acreage for sale|unimproved land?',
  ),
  under('propertyType', 'land', 'land|lot|lots'),
  under('propertyType', 'other', 'commercial|multi'),
  value('propertyType', 'multi', 'multi family|multifamily'),
  under('propertyType', 'single-family', 'house|home|detached|single|sf|casa|res|sfd|single residential'),
  under('propertyType', 'townhouse', 'th|attached town?'),
  under('propertyType', 'mobile-home', 'mh|mobile'),
  value(
    'septicSystem',
    'septic',
    'septic|septic tank/system/field/sewer?|septico|fosa septica|on septic|private septic|tanque septico',
  ),
  value(
    'septicSystem',
    'city-sewer',
    'public/city/municipal/town/county/community/muni/mun water? and/&/+? water? sewer/sewers/sewr/sewage/utilities connected?|public/city/municipal water & sewer|sewer connected|on/has/connected/hooked/tied up? to/into? city? public? sewer|sewer is public/city/municipal|sewer connected/public|city utilities|public utilities|drenaje/alcantarillado de? la? publico/municipal/ciudad|city water sewer|sewer city/public/municipal|cs|sewer hooked up|sewer hookup',
  ),
  under(
    'septicSystem',
    'city-sewer',
    'city|public|municipal|sewer|yes|y|county|publico|ciudad|town|muni|mun|public sewer|available connected',
  ),
  under('septicSystem', 'septic', 'private|yes septic|well septic|ss|conventional septic'),
  value(
    'pool',
    'yes',
    'private/inground/built/heated/screened/swimming/backyard/sparkling/above/salt/saltwater/own/in/gunite/pebble/plunge/lap/diving/new/a/beautiful/resort/solar/kidney/with/w/has/and/& in/ground/water/style/a/heated/screened/inground/private/tec? ground/heated/private/swimming? pool home?|pool home|pool yes/y|pool and/& spa|pool w spa|pool/piscina/alberca private|pool but|pool is|pool needs|pool out/in back?|piscina privada|alberca privada',
  ),
  value('pool', 'yes', 'pool|piscina|alberca'),
  under('pool', 'yes', 'yes|y|private|in ground|inground|above ground|heated|si|true|gunite|salt'),
  under('pool', 'no', 'no|none|n|0|n a|false|ninguna'),
  value('currentCondition', 'lipstick', 'lipstick'),
  value('currentCondition', 'gut-job', 'gut job/jobs/rehab|full gut|gutjob|complete gut'),
  value('currentCondition', 'destroyed', 'destroyed|tear down/downs|teardown'),
  value('currentCondition', 'basic', 'basic rehab/updating/updates/update/cosmetic?'),
  under('currentCondition', 'basic', 'basic'),
  under('garage', 'none', 'none|no|n|n a|ninguno|false|0'),
];
