const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What ends a street's name for sure. */
export const suffixes = set(
  `st street ave avenue av aven rd road dr drive ln lane ct court cir circle blvd boulevard pl place way ter terr terrace pkwy parkway
   hwy highway trl trail loop cv pike plz xing trce expy fwy tpke turnpike sq aly bnd crk pt rdg cres crescent broadway`,
);

/** What may end a street's name, and may as well be a part of it. */
export const weakSuffixes = set(
  `run row bend pass path crossing alley spur point pointe ridge hollow hill hills park trace square cove view glen grove walk mews
   creek heights landing manor meadow meadows oak oaks crest close commons common gardens plaza quay rise station summit valley village vista
   bluff bluffs bay bank beach branch bridge canyon causeway corner cliff dale estates falls field fields forest forge gate green harbor haven
   island isle junction key knoll knolls lake lakes lodge mill mills mission mountain orchard oval overlook pine pines plain port prairie ranch
   rapids river route shoal shore shores spring springs stream track trafficway tunnel union viaduct ville wells wood woods bypass
   extension ext cliffs curve circuit esplanade freeway chase farm garden rose turn lndg hts vlg mnr mdw mdws pte vw smt holw`,
);

export const directions = set('n s e w ne nw se sw north south east west northeast northwest southeast southwest');

/** Roads of Puerto Rico, along which houses are found by the kilometre. */
export const kilometreRoads = set('carr carretera');

/** Kinds that stand before the name. */
export const leadingKinds = set(
  'calle camino avenida ave avenue via paseo vista callejon carretera plaza placita corte rancho rue cll street urb',
);

/** Of those, the Spanish ones, whose houses may have letters and whose directions are Spanish. */
export const numberedKinds = set('calle avenida callejon carretera paseo via');
export const spanishDirections = set('so no o oeste este norte sur');

/** What a numbered road is called: `FM 1960`, `S County Road 1132`, `US Hwy 90`. */
export const roadWords = set(
  `hwy highway fm rm rr cr pr sr sh us county co road rd state st route rt rte loop interstate ih i spur farm ranch market to mkt old private private
   texas business bus tx fl al ga nc sc tn ms ar ok mo la nm az ca ut nv or wa id mt wy nd sd ne ks mn wi ia il in oh mi ky va wv md pa ny nj hc`,
);
/** Of those, the ones that say so before a number. */
export const roadKinds = set(
  'hwy highway fm rm rr cr pr sr sh us road rd route rt rte loop interstate ih i spur market mkt tx fl al ga nc sc tn ms ar ok mo ut ky va wv la',
);

/** Words that no street's name holds: what follows the number is a room, a unit of measure, a sentence. */
export const notStreet = set(
  `bed beds bd bds br bedroom bedrooms bath baths ba bathroom bathrooms bdrm sqft sf acre acres ac day days hour hours week weeks
   month months years yr yrs car cars garage family story stories units unit door doors miles mi min minutes mins views saves
   agents of in the is are was has have with this that it its and or to from for per at on by a an homes home houses
   similar properties results listings schools spaces space total ft feet built asking arv price sold listed rehab needs
   more than percent am pm recamaras banos pies single manufactured mobile wide spots offers reviews bids fireplaces level
   levels floor floors room rooms comps comp rent rents rented vacant owner tenant roof hvac minimum maximum ago
   k m en con carport carports parking inspection emd reno repairs updated renovated newer kitchen duplex triplex sq square
   approx apx appx est full half deal deals house people photos ask lot lots`,
);

/** Of those, the ones that streets are called as well, where the kind of the street stands right behind. */
export const alsoNames = set(
  'half reno price bath acre acres bed family kitchen miles spring view views market unit story home homes rose sold tenant garage school schools square house park',
);

/** Streets with no kind. */
export const wholeNames = set('broadway bowery embarcadero');
export const articleNames = set(
  'alameda esplanade strand embarcadero promenade boardwalk crescent parkway boulevard oaks',
);

export const unitWords = set(
  'apt apartment unit ste suite bldg building trlr spc space no fl floor ph penthouse lot rm room trailer #',
);
