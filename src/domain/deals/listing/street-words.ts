function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** What ends a street's name for sure. */
export const strongSuffixes = words(
  `st street ave avenue av rd road dr drive ln lane ct court cir circle blvd boulevard pl place way ter terr terrace pkwy parkway
   hwy highway trl trail loop cv pike plz xing expy fwy tpke turnpike sq aly bnd crk pt rdg cres`,
);

/** What may end a street's name, and may as well be a part of it. */
export const weakSuffixes = words(
  `run row bend pass path crossing alley spur point pointe ridge hollow hill hills park trace square cove view glen grove walk mews
   creek heights landing manor meadow meadows oak oaks crest close commons common gardens plaza quay rise station summit valley village vista
   bluff bluffs bay bank beach branch bridge canyon causeway corner cliff dale estates falls field fields forest forge gate green harbor haven
   island isle junction key knoll knolls lake lakes lodge mill mills mission mountain orchard oval overlook pine pines plain port prairie ranch
   rapids river route shoal shore shores spring springs stream trail track trafficway tunnel union viaduct ville wells wood woods bypass
   extension ext cliffs curve circuit esplanade freeway broadway chase farm garden rose turn lndg hts vlg mnr mdw mdws pte`,
);

export const directions = words(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest n. s. e. w. n.e. n.w. s.e. s.w.',
);

/** Spanish street kinds, which stand before the name. */
export const leadingKinds = words(
  'calle camino avenida via paseo vista callejon carretera plaza placita corte rancho avenue ave street boulevard rue',
);

/** Numbered roads: `FM 1960`, `County Road 210`, `US Hwy 90 W`. */
export const NUMBERED_ROAD =
  /^(?:(?:old |us |u\.s\. |state |st |county |co |private |farm (?:to|-to-) ?market |ranch(?: to market)? |texas |tx |fl |al |ga |nc |sc |tn |ms |ar |ok |mo |n |s |e |w |ne |nw |se |sw )?(?:hwy|highway|fm|f\.m\.|rm|rr|cr|c\.r\.|pr|sr|s\.r\.|us|road|rd|route|rt|rte|loop|interstate|i|spur)|farm to market) ?-?#?\d{1,5}[a-z]?\b(?: (?:rd|road|n|s|e|w|north|south|east|west|ne|nw|se|sw|bypass|business|loop|spur)\b)?(?: (?:n|s|e|w|north|south|east|west)\b)?/;

/** Words that no street's name holds: what follows the number is a room, a unit of measure, a sentence. */
export const notStreet = words(
  `bed beds bd bds br bedroom bedrooms bath baths ba bathroom bathrooms bdrm sqft sf  acre acres ac day days hour hours week weeks
   month months  years yr yrs car cars garage family story stories units unit door doors miles mi min minutes mins views saves  
    agents  of in the is are was has have with this that it its and or to from for per at on by a an homes home  houses
   similar properties results listings schools  spaces space  total ft feet built asking arv price sold listed rehab needs  
   more than percent am pm recámaras recamaras baños banos pies single manufactured mobile wide spots  offers reviews bids fireplaces level
   levels floor floors room rooms     comps comp rent rents rented vacant owner tenant roof hvac  minimum maximum  ago
   k m en con car-port carport carports parking inspection emd reno repairs   updated  renovated newer kitchen duplex triplex`,
);

/** Of those, the ones that streets are called as well. */
export const alsoNames = words(
  'price bath acre acres bed family kitchen miles spring view views market unit story home homes rose sold tenant garage school schools',
);

/** Streets with no kind: `1200 Broadway`, `3700 The Alameda`. */
export const NAMED_WHOLE =
  /^(?:(?:[NSEW]|North|South|East|West)\.? )?(?:Broadway|The (?:Alameda|Esplanade|Strand|Embarcadero|Promenade|Boardwalk|Crescent|Parkway|Boulevard)|Bowery|Embarcadero)(?! (?:Ave|Avenue|St|Street|Blvd|Boulevard|Rd|Road|Dr|Drive|Ln|Lane|Ct|Court|Pl|Place|Cir|Circle|Ter|Terrace|Way|Pkwy|Parkway|Hwy|Loop|Extension|Ext)\b)(?![A-Za-z])/i;
