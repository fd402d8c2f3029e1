import { figurePhrases } from './figure-phrases.ts';
import { nothing, text, under, value, type Row } from './phrase-rows.ts';

/** Words that are written in many ways: the first of each row is the one that stands in the phrases. */
export const spellings: readonly string[] = [
  'bed beds bedroom bedrooms bedrm bedrms bdrm bdrms bdr bdrs bd bds br brs recamara recamaras habitacion habitaciones dormitorio dormitorios cuartos cuarto alcobas hab 🛏 🛌',
  'bath baths bathroom bathrooms bathrm ba bas bth bths bano banos 🛁 🚿 🚽',
  'half hlf medio medios',
  'sqft sf sqf sft ft2 pies pies2 hsf sq square 📐 📏',
  'm2 sqm mts2',
  'year yr',
  'years yrs',
  'built build blt',
  'estimated est',
  'approximate approx approximately apx appx',
  'living lvg liv livable liveable',
  'finished fin',
  'heated htd',
  'total tot ttl',
  'building bldg',
  'basement bsmt',
  'attached att',
  'detached det',
  'garage garages gar garge grg garaje cochera',
  'car cars carro carros auto autos coches',
  'space spaces spot spots stall stalls',
  'property prop',
  'address addr addy',
  'original orig',
  'unfinished unfin',
  'repair repairs',
  'rehab rehabs',
  'tenant tenants renter renters inquilino inquilinos',
  'condo condominium condominio',
  'pool piscina alberca',
  'lot lots lote',
  'month mo',
  'owner owners seller sellers homeowner homeowners dueno duenos propietario propietarios',
  'live lives reside resides residing vive viven',
  'there here ahi alli aqui',
  'sewer sewers sewr sewage wastewater',
  'septic septico septica',
  'acre acres acr',
  'vacant',
  'ask asks asking askg',
  'price',
];

/** Where somebody lives, or nobody does. */
const home = 'the/this/la/el? house/home/place/property/it/there/casa';
const there = `in/at/on/en? ${home}`;
/** What says of somebody that it is so now. */
const now = 'is/are/am/has/have/all/both? been? still/currently/now/todavia/aun?';

/** The only table of phrases. */
export const vocabulary: readonly Row[] = [
  ...figurePhrases,

  // Labels of words.
  text(
    'otherAddress',
    "mailing/mail/owner/owner's/agent/office/ofc/broker/brokerage/company/lender/title/tax/billing/return/seller's/agent's/taxpayer/mailto address/street/city/state/zip/location address/code/name/1/2?|mailing|mail|po box",
  ),
  text(
    'address',
    "property/subject/site/situs/street/physical/full/house/home/unparsed/deal/listing? address/add/direccion/ubicacion/dir is/line/full/1?|address of the? property/house/home|direccion de la? property/propiedad/casa|street|location|situs|subject|property street|site|what is the? property? address|whats the? address|what's the address|property location|📍|🏠|🏡|🏘|property",
  ),
  text('city', 'property/situs/site? city/ciudad/town/municipality/cty name/town?|pueblo'),
  text('state', 'property/situs/site? state/estado/st/province or? province?'),
  text('zip', 'property/situs/site? zip/zipcode/postal/zip5/cp code?|codigo postal'),
  text(
    'occupancy',
    `occupancy/occupant/occ/occupied/possession/ocupacion/tenancy/occup status/type/by?|property occupancy|is it/the/property/house/home? property/house/home? vacant/occupied or vacant/occupied?|is anyone/anybody/someone living there/in? it?|anyone/anybody/someone live/living ${there}|is anyone/anybody/someone living ${there}|who is? live/living ${there} now?|who live there now?|current occupancy|who's/whos in ${home}|who's/whos live/living there`,
  ),
  text(
    'type',
    'property/home/house/building/dwelling/structure/style/pty/unit/residential? sub? type|property subtype|property class|type of home/property|what type/kind of home/house/property is it/this?|style|tipo de? propiedad?|property style|type & style|kind|class|property use|land use|building',
  ),
  text(
    'sewer',
    'sewer type/system/tap/service/connection/yn?|water sewer|sewer / septic|septic / sewer|sewer/city or septic|septic or public/city? sewer|drenaje|alcantarillado|swr|water swr|sewer water|sewer|sewer disposal|is it/the? house/home/property? on septic or city/public? sewer',
  ),
  text(
    'pool',
    'pool on property|private/pvt/pv/has/own? private? pool features/private/type? yn?|private/pvt/pv/has/own? private? pool private? y n|pol|pool|pool spa|pool hot tub|pool? 🏊|swimming pool',
  ),
  text('condition', 'property/current/overall/house/general? condition|condition of? property?'),
  text('foundation', 'foundation type/condition/details?'),
  text('access', 'access|showing/showings instructions?'),
  text(
    'remarks',
    "public/agent/private/marketing/broker/listing/property/showing? remarks/remark/rmks|description|property description|notes|note|comments|details|about this home/property|overview|summary|features|highlights|what's special|more info|info",
  ),
  text(
    'name',
    'subdivision name?|subdiv|school district?|elementary/middle/high/junior school?|county|listing agent/office/by/broker/courtesy|listed by|list agent/office/ofc|office|broker|brokerage|brokered by|name|email|company|legal description?|listing period',
  ),
  text(
    'otherText',
    'community/association/hoa features/amenities|amenities|owner name/1/2/first/last?|owner|agent|contact name?|sqft/gla source|living area source|heating|cooling|exterior|materials|water source?|fencing|basement yn?|fireplace yn?|directions|neighborhood|community|status|mls status|financing|terms|close|timeline|title|date|to|sent|re|fwd|cc|source|disclosures|lot features|motivation|date listed|interior features|laundry|link|website|pics|pictures|video|fotos',
  ),

  // Values in words.
  nothing(
    'perfect/good/great/ideal/suitable for a? tenant|perfect/good/great/ideal/suitable for a/an? owner occupant/occupants|mostly owner occupied|most/many/other houses/homes on/in the? street/block/area/neighborhood are owner/tenant occupied|if rented/leased|was/were previously? rented/leased|section 8 would/will pay/rent|septic was? replaced/abandoned/removed|clubhouse with/and/& pool|swimming? pool at the? clubhouse/complex/community|clubhouse/complex/community/hoa/association/neighborhood has a? pool|pool size/sized lot/yard/backyard/corner?',
  ),
  nothing(
    "easily vacated|vacated|vacate|rental potential|great rental|can be rented/leased|could be rented/leased|never live|tenant demand/friendly|tenant? rights|tenant is/are/just? out/left/gone|tenant has/have/just? moved out|not occupied by|was my/our primary residence|previous/prior/former/last/past/old tenant|solar is? leased|for lease|for rent|rented homes|rental income potential|tenant pay/pays all utilities|tenant pay/pays all? electric/gas|owner occupant/occupants/occupied neighborhood/financing/loan/street/block/buyers|owner financing|owner finance|owner/i/we live abroad/elsewhere|owner/i/we live out of state/town|as of this/today/yesterday/now morning/week/afternoon?|non owner occupied|for/to tenant|section 8 rent/rents|tenant no hay|sewer available|sewer nearby|sewer at street|sewer line/lines/lateral/easement/smell|septic needed/required|needs/need a? septic|una casita|neighbor/neighbors/neighbour says/said/told/thinks|vacant soon|soon vacant|casita en|contact/call/ask for arv/price/details|central vac|pool/pools in the? community/complex/building/neighborhood/association|septic inspection/permit/perc|pool table/tables|car pool|public/city/county/municipal/community/town/well/private water|room/space/plenty/enough/big/large for a? pool|community/neighborhood/area/association/complex/subdivision/hoa/clubhouse/shared/public/resort/building/condo/park/assoc/community's pool/pools|pool comunitaria|pools? and/& tennis/gym/clubhouse/fitness|amenities include pool|swimming? pool/pools for residents|homes with pool/pools|houses with pool/pools|pool house|pool was? removed/filled|single family zoning/zoned/area/neighborhood/neighborhoods/community/homes|single family residential zoning|zoned single family|zoned for a? single family home?|condos/townhomes/townhouses for sale/nearby|condo/townhome nearby|condo fee/fees/dues/association/assoc|could be duplex|found/bought/buying/purchased a? condo/townhome/townhouse/duplex/trailer|teardown value|tear down value|convert/conversion/converted to/into? a? duplex/triplex|potential duplex|trailer park|rv/boat trailer|trailer parking",
  ),
  value(
    'occupancy',
    'Vacant',
    `vacant|vac|vacante|unoccupied|empty|desocupada|desocupado|vacia|vacio|nobody ${now} live/lived/living/occupied/occupying/inside/there|no one ${now} live/lived/living/occupied/occupying/inside/there|nobody ${now} in ${home}|no one ${now} in ${home}|no live nadie|nadie live there?|no occupants/occupant|they/we/owner ${now} already/just/recently? moved out/away?|already moved out?|moved out already?|sin ocupar|not occupied`,
  ),
  value(
    'occupancy',
    'Tenant-occupied',
    'tenant occupied/in/living/is/are/has/on? place/there?|tenant/t occupied/occ|tenant pay/pays/paying|occupied by tenant|habitada/habitado/ocupada/ocupado por un/el/los? tenant|lease : through/thru/until|lease runs/goes/is/in/through/thru/until/till/ends/expires to/through/thru/until/in? place?|section 8|sec 8|month to month|mtm|m2m|rentada/rentado/rentadas/rentados|currently rented|rents it from? me/us?|is renting it|rent/renting it out|i/we rent it out/to/for?|is/are renting it/there|tenanted|currently leased',
  ),
  value(
    'occupancy',
    'Owner-occupied',
    `owner's/owner ${now} occupied/occ/occupant/occupies/inhabited|owner's/owner ${now} live/living ${there}|owner's/owner ${now} in ${home}|owner's/owner ${now} there|owner's/owner still/currently/todavia/aun live/living|occupied by the? owner|habitada/habitado/ocupada/ocupado por el/los? owner|owner in possession|vivo/vivimos there|vivo/vivimos en ${home}|we/i/you ${now} live/living ${there}|you live/living in ${home}|i've/we've lived there|i/we have lived there|i'm/we're still? live/living ${there}|still live/living ${there}|live el owner|viven los owner|is? my/our primary residence|post closing/close/settlement? possession/occupancy|rent/lease back|rentback|leaseback`,
  ),
  under('occupancy', 'Vacant', 'v|vac|none|n a|no|n|nadie|nobody'),
  under('occupancy', 'Tenant-occupied', 't|tenant|tenants|renter|rental|lease|rented|renters'),
  under(
    'occupancy',
    'Owner-occupied',
    'i do|we do|i am|we are|me|us|myself|o|own|owner|owners|seller|sellers|homeowner|dueno|propietario',
  ),
  value(
    'propertyType',
    'single-family',
    'single/sgl/sngl/one/1 fam/family/fmly residence/residential/home/house/dwelling/detached/property/attached/fam?|sfr|sfh|ranch style house/home|rancher|casa unifamiliar|detached home/house|singlefamily|s f r',
  ),
  value(
    'propertyType',
    'townhouse',
    'townhouse|townhome|town house/home|row home/house|rowhome|rowhouse|twnhse|th condo?|townhouse condo?',
  ),
  value('propertyType', 'condo', 'condo/condos townhouse/unit?'),
  value(
    'propertyType',
    'duplex',
    'two/2 family/fam/unit/flat home/house/building?|duplex up? down?|side by side double',
  ),
  value(
    'propertyType',
    'mobile-home',
    'mobile/manufactured/mfd/mfg/modular mobile? home/homes/house/housing|manufactured|mfd|doublewide|singlewide|double wide|single wide|trailer|traila|casa movil/mobil|mobile manufactured|mh',
  ),
  value(
    'propertyType',
    'other',
    'triplex|fourplex|quadplex|4 plex|three/four family|3/4 family|commercial building/property/space/lot|apartment building',
  ),
  value(
    'propertyType',
    'land',
    'vacant/raw/buildable/residential? land|land for sale|vacant lot|lot for sale|land deal|terreno en venta|buildable lot|building lot|acreage for sale',
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
    'septic|septic tank/system/field/sewer?|aerobic septic? system|fosa/tanque septic|on septic|private septic',
  ),
  value(
    'septicSystem',
    'city-sewer',
    'public/city/municipal/town/county/community/muni/mun water? and/&/+? water? sewer/utilities connected?|on/has/connected/hooked/tied up? to/into? the? city? public? sewer|sewer is public/city/municipal|sewer connected/public|sanitary sewer|city/public/all utilities/services|city s + w|drenaje/alcantarillado de? la? publico/municipal/ciudad|sewer city/public/municipal|sewer hooked up|sewer hookup',
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
    'private/inground/built/heated/screened/swimming/backyard/sparkling/above/salt/saltwater/own/in/gunite/pebble/plunge/lap/diving/new/a/beautiful/resort/solar/kidney/with/w/has/and/& in/ground/water/style/a/heated/screened/inground/private/tec? ground/heated/private/swimming? pool home?|pool home|pool yes/y|pool and/& spa|pool but|pool is|pool needs|pool out/in back?|pool privada',
  ),
  under('pool', 'yes', 'yes|y|private|in ground|inground|above ground|heated|si|true|gunite|salt'),
  under('pool', 'no', 'no|none|n|0|n a|false|ninguna'),
  value('currentCondition', 'lipstick', 'lipstick'),
  value('currentCondition', 'gut-job', 'gut job/jobs/rehab|full gut|complete gut'),
  value('currentCondition', 'destroyed', 'destroyed|tear down/downs|teardown'),
  value('currentCondition', 'basic', 'basic rehab/updating/updates/update/cosmetic?'),
  under('currentCondition', 'basic', 'basic'),
  under('garage', 'none', 'none|no|n|n a|ninguno|false|0'),
];
