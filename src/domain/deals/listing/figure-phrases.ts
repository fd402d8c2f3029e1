import { nothing, number, type Row } from './phrase-rows.ts';

/** Who measured: `SqFt per tax`. */
const source = 'per/from? tax/county/appraiser/assessor/appraisal/pva/mls?';

/** Phrases that turn a text to others, and those that name what a figure is: the first part of the only table of phrases. */
export const figurePhrases: readonly Row[] = [
  { is: 'no', words: "no|not|non|without|w o|sin|never|isn't|doesn't have|does not have|cannot|can't" },

  {
    is: 'others',
    words:
      'comp/comps/comparable/comparables|similar 1/2/3/4/5|similar home/homes/listings/houses/properties sell?|nearby home/homes/sale/sales/listings|neighbor/neighbors/neighbour/neighbours|homes/houses for sale|homes/houses near/around/like/nearby/with|new construction homes/nearby/in|median|next door|across the street|the? house/home/one/place down/up/across/over the street/road/block|around the corner|related searches|down the street|other homes/houses/listings|flats',
  },
  {
    is: 'part',
    words:
      'each side/unit/has/flat/apartment/apt/one/1/2/3/4?|units 1/2/3/4|both units/sides/tenant|per side/unit|unit/apt/side a/b/c/d/1/2/3/4/one/two|upstairs|downstairs|upper/lower unit/level/floor/flat|looking for|buyer wants/needs/looking|in law suite/apartment?|guest house/quarters/cottage|efficiency|casita|adu|could be used/finished/converted|could carry/hold/support/fit/take|one side|other side|front/back/rear house/unit/cottage|plans available for?|zoned for|perc approved for|perc test for?|up to|house plans|basement apartment|studio apartment',
  },
  {
    is: 'aside',
    words: 'could/can add/build/have|could be|room/space/plenty/enough to build/add|room/space for|plans for|perc for',
  },
  nothing('could be yours'),

  // Rooms.
  nothing('good/nice/decent/great/large/big size/sized'),
  nothing(`master/primary/guest/mother/bonus bed|master/primary/guest/hall bath|room/mother/bonus for? a? bed`),
  number(
    'otherCount',
    'both',
    `possible/poss/potential bed|bed is/was/needs/has|bed upper/main/lower/level|main/upper/lower level? bed/bath|bed/bath on main/upper/lower level?|bed/bath main/upper/lower level|basement bed/bath|bed homes|bed perc/septic`,
  ),
  number(
    'fullAndHalf',
    'before',
    `# bath total? f/full h/half/part/partial|bath total? f/full h/half/part/partial|f/full h/half/p/part/partial bath|total? bath f h|bath half bath`,
  ),
  number('quarterBaths', 'both', `¾ bath|three quarter/quarters bath|¾`),
  number('fullBaths', 'both', `# of? full bath|full bath s?|bath total? full|fb|bath completo/completos|f bath`),
  number(
    'halfBaths',
    'both',
    `# of? half/partial/part/powder/½ bath|half/partial/part/powder/½ bath s?|bath half/partial/part/powder/½|hb|h bath|powder room/rooms|half`,
  ),
  number('fullBaths', 'both', 'full'),
  number('quarterBaths', 'both', 'three quarter/quarters'),
  number(
    'baths',
    'both',
    `total bath s?|bath in/all all/together|bath total/altogether|number/no/num of? bath|# of? bath|bath total/count/ct/integer integer?|bath s?|how many bath does? it/the? house/home/property? have?`,
  ),
  number(
    'beds',
    'both',
    `total bed s?|bed in/all all/together|bed total/altogether|number/no/num of? bed|# of? bed|bed total/count/ct|bed s?|how many bed does? it/the? house/home/property? have?|bed rooms|rec`,
  ),
  number('levelBeds', 'after', 'bed up/upstairs/down/downstairs'),
  number('halfBaths', 'after', 'partial'),
  number('otherCount', 'both', 'total rooms|rooms total?|half story|full basement'),

  // Lots stand before areas: `sq ft lot`, `lot sqft`.
  number('lotFeet', 'after', 'sqft of? corner/level/fenced/total/wooded? lot/land/parcel/terreno'),
  number(
    'lotFeet',
    'before',
    `lot/land/site/parcel/lotsize/terreno size/area/dimensions? sqft|lsf|lsqft ac?|lot sz|lot/land size/area sqft ac?`,
  ),
  number(
    'acres',
    'both',
    'acre/acreage/ac/acs lot/parcel?|deeded/calculated/calc/gross/net/total/land/lot/estimated/approximate size? acre/acreage/ac total?|acre total/deeded/calc?',
  ),
  number('acres', 'after', 'of an acre|an acre|acre lake/pond lot/front/frontage/view'),
  number('otherCount', 'after', 'acre park/lake/pond/preserve/reserve/reservoir/campus'),
  number(
    'lot',
    'before',
    'sits/sitting/set/situated on|lot/land/site/parcel/terreno size/sz/area/dim/dims/dimension/dimensions/measures/mide/runs source? area/value?|lot|land|site|terreno|yard|lot size dimensions|🌳|🌲|lot is/of|lotsize|dimensions',
  ),

  // Areas that are not the living area.
  number(
    'otherArea',
    'both',
    `attached/detached? garage/carport/basement/sub/porch/patio/deck/shop/workshop/barn/attic/addition/lanai/unfinished/bonus/loft/guest/adu/casita/storage/shed/cellar/additional/upper/lower/outbuilding/pool/suite level/floor/area/room/house/finished? total/finished/unfinished? sqft|garage area/dimensions/dim|basement/porch/patio/deck/shop/barn/attic/addition/carport area/size/dimensions/dim|below grade finished/unfinished? sqft|below grade finished? area unfinished?|sqft unfinished? finished? full/partial/attached/detached/walk? out? garage/carport/basement/porch/patio/deck/shop/workshop/barn/attic/addition/lanai/bonus/loft/guest/adu/casita/storage/shed/cellar/warehouse/outbuilding/sunroom|sqft unfinished|sqft per unit/side/floor/apt/flat|sqft of the? total|sqft under roof`,
  ),
  number(
    'otherArea',
    'before',
    `total? structure/gross/adjusted/base area/size|total? gross/structure/under/adjusted/base roof? sqft|building area total|basement|room sizes|floored? storage/attic/shed/bonus/shop area/space/of of?|primary suite|attic/basement/shop/barn/deck/addition is/has/of|finished/unfinished/walkout/daylight lower level`,
  ),
  number(
    'rate',
    'both',
    `price/$/cost per/a/each sqft|$ /? per? sqft|per/a sqft|$ psf|psf|price sqft|ppsf|month|per/a/each month/year/night/week/unit/door/bed|monthly|annual|annually|yearly|year taxes|/ month|p m|al mes|al ano|weekly|mes`,
  ),
  number('metres', 'after', 'm2'),
  number(
    'living',
    'both',
    `approximate/estimated/total/house/home/building/residence/dwelling/unit/heated/finished/living/interior/habitable/conditioned/main/above/gross/ag/abv? living/finished/grade/ground/interior/heated/area? area/finished/above? sqft of? living/heated/finished/total/interior/abv/above/approximate/ag/main/conditioned? grade? area/space/finished? ${source}`,
  ),
  number('living', 'both', `heated|gla ${source}|above grade|finished|under air`),
  number('otherArea', 'both', 'under roof|below grade'),
  number(
    'living',
    'before',
    'gross/total/heated/finished/interior/main/approximate/living/building/house/home/above/habitable? living/interior/grade/ground? finished? area/space/size|sqft / source|construccion|tamano|footage|gba|asf|hla|living|finished area above? grade/ground?|interior|size of the? house/home/property/building|living area size/value|total interior living area|above grade finished? area?|how big/large is? it/the? house/home/property?|how many sqft is? it/the? house/home/property?|sqft approximate finished? ag?',
  ),

  // Garages.
  nothing(
    'garage sale/sales/door/doors/opener/area/remote|garage/parking features/faces|garage apartment/apt|car wash|car? garage was/is/has been? converted/enclosed|car? garage conv|car garage converted/enclosed|car? garage converted to/into|converted/enclosed garage',
  ),
  number(
    'otherCount',
    'both',
    'car carport/port/driveway/pad/parking/covered/converted|covered/carport/open/parking/uncovered/assigned/slab/rv/off/street/total/driveway street? parking? space/spc/spcs/total|parking|carport/carports|garage carport|garage / carport',
  ),
  number(
    'cars',
    'both',
    'car/bay/space/c attached/detached/rear/side/front/entry/load/loading/under/basement/oversized/alley/tandem/big/large/deep/heated/finished/built/drive/over? attached/detached/under/entry/load/loading/sized/in/deep? attached/detached/shop? garage|cg|car attached/detached|attached/detached/number/# of? garage s? space/spcs/spc/bay/bays/size/car/capacity/number/type/desc/description/total/#?|garage y n|garage parking|garage # of car/space|garage s? space/spcs/spc/bay/bays/size/car/capacity/number/type/desc/description/attached/detached/total/#/yn? space/number?|spcs|garage for/para/fits/holds|🚗|# of car',
  ),
  number('otherCount', 'after', 'car'),

  // Years.
  number(
    'otherYear',
    'both',
    `new/newer/updated/replaced? roof/roofs/roofing/hvac/ac/furnace/furnaces/boiler/boilers/heater/heat/windows/plumbing/electric/electrical/panel/wiring/deck/fence/siding/gutters/kitchen/kitchens/floor/flooring/floors/carpet/paint/painted/appliances/solar/insulation/driveway/addition/techo/hw/wh/hwh/shed/pump/water year/age/system/unit/units/heater/pump/replaced? is/was/were/are/from/in/replaced/updated/new/installed/done/year? replaced/updated/new/installed/done/in? in?|a c unit? replaced/new/from/is/in?|air conditioning/conditioner|hot water heater?|renovated/renovation/remodeled/remodel/rehabbed/updated/upgraded/replaced/rebuilt/redone/installed/pumped/refreshed/resurfaced/refurbished/added/repaired/inspected/serviced/renovado year/in? in?|reno year|year renovated/remodeled/updated/sold/listed/assessed`,
  ),
  number(
    'otherYear',
    'both',
    'addition/deck/shed/barn/shop/workshop/porch/sunroom was? built/added/done in?|i/we moved in/there in?|last/previously/prior/recently? sold/sale/transferred/transfer/purchased/bought/acquired date/year/in/on?|listed on/in|posted|assessed/assessment/tax/taxes/fiscal year|effective/eff year/built? built?|eyb|deed date/year?|recorded|since|as of|copyright|©|inherited|sale month/date year|month year|updated on?|available|expires|until|through|thru|established|joined|zoning|listing date|on market',
  ),
  number(
    'year',
    'before',
    'original/originally/actual/act/approximate? year built/bt/constructed/construction/of? built/construction/details/estimated?|const/construction year/date|house/home from|yoc|yb|yob|ybt|ano de? construccion/construida?|construido/construida/hecho/hecha/hicieron/construyeron en? el?|completed in?|circa|vintage|year|🏗|🔨 built|📅|📆|🗓|c|what year|year home/house was? built|put/went up in',
  ),
  number(
    'year',
    'both',
    'was? originally? built/constructed/erected in/circa/around/approximate/about/back/year/on? in?',
  ),
  number(
    'year',
    'after',
    'wood? frame/block/brick/stucco/wood/cbs/cb/vinyl house/home/construction/built/rancher/ranch|ranch/bungalow/cape/colonial/rambler/craftsman/tudor cod?|split/tri/bi level/foyer/entry',
  ),
  // The makers of manufactured homes.
  number('year', 'after', 'palm harbor|clayton|fleetwood|cavco|legacy homes?|franklin homes?'),
  number(
    'year',
    'before',
    'cb|house/home/casa/rambler/ranch/rancher/bungalow/colonial/cape/cottage is/was/es? from/del/de',
  ),
  number('year', 'after', 'construction/constructed'),
  number('year', 'before', 'dates back to'),
  number('year', 'after', 'vintage'),

  // Money.
  number(
    'otherMoney',
    'both',
    'over/under/above/below/off the? list/ask price?|listed nearby|sales? price ratio|price range|package/portfolio/bundle/bulk/combined price|price history|sold price|sold for|sold at|just sold|last/previously/recently/prior/previous/recent/most recent? sold/sale/sales/listed/list price/date/amount? for?|closed at/for|close/closed price|bought for/at?|paid|you pay for it?|original/initial purchase price|purchase/price/buy + rehab/repairs/reno|what do/would/did similar/other/nearby homes/houses sell/go for|was offered|you been? offered|debo/debe|vale|pague|ofrecieron|offered me/us|someone/somebody/investor/buyer offered|i/we/owner/they/he/she put/spent/invested|spent|appraise|renovated/remodeled/updated/rehabbed with|owes/owe/owed/owing/own on?|loan balance/amount?|balance|debt|arrears|payoff|pay off|equity|spread|profit|margin|roi|cap rate|interest|fees/commission/concessions?|closing costs?|closing fee/fees?|savings|credit/credits|escrow|good faith',
  ),
  number('arv', 'both', 'arv|after repair/repaired value?|valor reparado/reparada'),
  number(
    'otherMoney',
    'both',
    "net? taxable|assessed|taxable land + imp|resale|as is value|retail value?|end value|fixed up|estimated resale|zestimate|rent zestimate|redfin/zillow/trulia/realtor/xome/avm/rent/rental/market/home/town/county/city/bank/estimated/as/tax/assessed/appraised/taxable/just/land/building/improvement/improvements/current/total/fair market? estimate/value/valuation/says|estimate|value|valor|worth|valued at?|bpo|appraiser's/appraiser/appraisers figure?|appraised at/for?|appraisal|appraises|comps/comp/comparables/comparable at/sold/run/are/range?|opening/starting/current/suggested/minimum/high/winning? opening? bid/bids|reserve|buyer premium|technology fee|market|sales/homes/houses/similar there? sell/sold/selling/going for/at?|homes/houses sell/selling/go for|ultimo precio de? venta?|house payment|refi payment|estimated/monthly? payment|payments|estimated? mortgage|pmt|pago mensual?|piti|p & i|principal|insurance|ins|hoa dues/fee/fees?|dues|tax|taxes|annual/property tax/taxes|tax annual? amount|liens|lien|special assessment|ground rent|impuestos|insured for|offer/offers made|my/our/your offer|mls amount/price|fee|sale amount",
  ),
  number(
    'rate',
    'both',
    'rent/rents/rented/rental/renta/lease/leased/rentada/rentado for/at/en/is/out/currently/now? for/at/is?|market/current/gross/pro/potential/fair/scheduled rent/rents/rental/income/forma|noi|income|cash flow|utilities|pays|paying|paga|utility cost/costs run? about?',
  ),
  number('fee', 'both', 'assignment/assignmt/assign/wholesale/wholesaler/proposed fee fee?|my/our fee|assignment'),
  number(
    'upfront',
    'both',
    'emd|earnest money? deposit?|non? refundable? deposit|deposito|down payment?|entry fee?|money down|option fee',
  ),
  nothing(
    'entry level/floor/door/way|down the/to/in/by/a|each with|section 8/eight approved/ready/eligible/ok|sec 8/eight approved/ready/eligible/ok',
  ),
  number(
    'upfront',
    'after',
    'to walk/move/leave/relocate away?|to the? seller/owner|walking/walkaway/moving money|walk away money|in back? taxes/arrears/liens/fines',
  ),
  number('otherMoney', 'before', 'walk/walks with/away'),
  number(
    'repair',
    'both',
    'estimated/total? repair/rehab/reno/renos/renovation/renovations/fix up? needed/cost/costs/estimated/estimate/estimates/budget/needs/quote/amount/work? needed/cost/costs/estimate/estimated/needs/is/at? from? contractor?|needs about/around/approximate/roughly/bout/abt|needs|worth? in/of work/repair/rehab/updates/needed/cosmetics|budget/budgeted about/around?|reparaciones|en/de? arreglos|en/de reparaciones|contractor bid/bids/quote/quotes/quoted/says came/is/was? in?|work/updates/repair/rehab needed|work|scope|construction cost/costs/budget/estimate|estimated? cost/costs/price/money to cure/fix/repair/rehab/renovate/update/finish/complete it? up?|for the? rehab/repair/work|cosmetics|cost/costs of/for repair/rehab/work|what does it need|finish/completion cost/costs|need about/around/maybe|🔧|🔨|🛠|to fix up?',
  ),
  number(
    'oldPrice',
    'both',
    'olp|original/org/old/previous/prior/former lp|original/org/old/previous/prior/former/starting list/listing/ask/l/price? price|was|was on mls|was listed at/for|was it listed at/for|was on the? market at/for|started out? at|reduced/dropped/lowered/cut/down/slashed from|originally|expired at?|antes|price cut/drop/dropped/reduction/decrease/change of/by?|reduced/dropped by|~~|used to be|from|previously|price decreased',
  ),
  number(
    'ask',
    'before',
    "new ask price? is?|ask price/is/for/at/of/just/only/now/around? is/of/for?|came/come back at|wants/want/wanting/wnt to? get? for? it?|looking to? get/for|needs to get|let it/this go for/at|how much is? it?|how much do you want|my/our/your/the/buyer/buyers/investor/wholesale/cash/end/total/new/sale number/price/ask to? you/buyer? is?|price to you/buyer/buyers/end? buyer?|total to you/buyer|number ?|price if sold? separate/separately/alone|now only/just?|price? reduced/cut/dropped/drop/lowered/slashed/down/improved price? to|dropped/lowered/brought/cut it down? to|came down to|price drop/reduction/reduced to|reduced price?|price reduced to?|im/i'm/we're/we/i at|would/'d like to? get?|would/'d be? happy with|selling for/at?|he'd/she'd/they'd/i'd/we'd/id/he/she/they like|hoping to? get? for?|bottom line/dollar is?|can be had for|we're/i'm in at|la/lo? deja/dejo en|precio de? venta? final?|piden|pide|pido|quiero|💰|💵|💲|🏷|owner/they/he/she needs|buy it now|buy now price?|price|listing price|what do you want for it|what price/number do/did you have in mind|what are you hoping/looking to get for? it?|what would you like/take/accept/sell to? get? it? for? it?|desired/target/minimum/lowest/wanted/end ask/buyer? price|price wanted/desired|need to? get|how much are you ask|your ask price|price firm|we need|i need|thinking|se vende en|en venta por",
  ),
  number('takes', 'after', 'takes/buys/gets it/this|obo|firm|net to us/me/owner|or best offer?|de contado|cash|net'),
  number(
    'accepts',
    'before',
    "owner will/would take/accept|will/would take/do/consider|taking|let you have it for/at|i'd/id/they'd/she'd/he'd/we'd/i'll/ill/they'll/she'll/he'll/we'll do/take|accept|sign for/at|owner/price/is? firm at/on",
  ),
  number('list', 'after', 'purchase'),
  number('contract', 'before', 'under? contract/contracted price? is? at/for?|locked up? at/for'),
  number(
    'list',
    'before',
    'purchase/list/listing/sale/sales/selling/current/home/l list/listing/sale? price at/for/is?|buy at/for|available for|on the? market at/for|priced at/to/right? sell? at?|list|listed for/at? sale? for/at?|lp|l p|pp|offered/offering/offers as? is? for? sale? at/for?|for sale at/for?|on sale for|sell/sells/selling it? as? is? for/at|en venta|se vende|lista|list $',
  ),
  number(
    'otherCount',
    'both',
    `story/stories/level/levels/floor/floors/fireplace/fireplaces/unit/units/door/doors/photo/photos/day/days/hour/hours/hr/hrs/view/views/save/saves/saved/minute/minutes/min/mins/mile/miles/mi/week/weeks/wk/months/mos/people/homes/houses/listing/listings/grade/grades/score/rating/offers/reviews/percent/amps/amp/gal/gallon/ton/tons/feet/ft/foot/inch/inches/sides/steps/blocks/block/occupants/persons|years/year old/young/ago/lease/warranty|years|dom|cdom|adom|days on market/zillow/mls?|mls/ml # number/id/no/num?|mls|ml|listing # id/number?|post id|apn|parcel # id/number/no?|pin|tax id|folio|phone|tel|cell|fax|ph|telefono|lic/license #? number?|suite|ste|tract|map|grid|district|zone|class|id|lot number|area code|flood zone|walk score|zestimate range|subdivision ph/phase/unit/section|phase|deal/property/option/home #|out of|school|census|route|exit|code|lockbox code?|combo|gate code?|order|ref|file #?|open house|min walk|car? min drive`,
  ),
];
