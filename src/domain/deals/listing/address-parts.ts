import { stateNames } from './state-names.ts';
import { isDigit } from './characters.ts';
import type { Token } from './lex.ts';
import { isLetterWord, type PlaceReader } from './places.ts';

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
   extension ext cliffs curve circuit esplanade freeway chase farm garden rose turn lndg hts vlg mnr mdw mdws pte vw smt holw wharf rnch knl vly lks glenn`,
);

export const directions = set('n s e w ne nw se sw north south east west northeast northwest southeast southwest');

/** Roads of Puerto Rico, along which houses are found by the kilometre. */
export const kilometreRoads = set('carr carretera');

/** Kinds that stand before the name. */
export const leadingKinds = set(
  'calle camino caminito avenida ave avenue via paseo vista callejon carretera plaza placita corte rancho rue cll street urb',
);

/** Of those, the Spanish ones, whose houses may have letters and whose directions are Spanish. */
export const numberedKinds = set('calle avenida callejon carretera paseo via');
export const spanishDirections = set('so no o oeste este norte sur');

/** What a numbered road is called: `FM 1960`, `S County Road 1132`, `US Hwy 90`. */
export const roadWords: ReadonlySet<string> = new Set([
  ...set(
    'hwy highway fm rm rr cr pr sr sh us county co road rd state st route rt rte loop interstate ih i spur farm ranch market to mkt old private texas business bus',
  ),
  ...Object.values(stateNames).map((code) => code.toLowerCase()),
]);
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
   approx apx appx est det gar full half deal deals house people photos ask lot lots if you cash quick fast`,
);

/** Of those, the ones that streets are called as well, where the kind of the street stands right behind. */
export const alsoNames = set(
  'half reno price bath acre acres bed family kitchen miles spring view views market unit story home homes rose sold tenant garage school schools square house park cash quick fast',
);

/** What an address's own label ends with. */
export const addressWords = set('address addr street property location situs direccion');

/** Streets with no kind. */
export const wholeNames = set('broadway bowery embarcadero');
export const articleNames = set(
  'alameda esplanade strand embarcadero promenade boardwalk crescent parkway boulevard oaks circle green commons',
);

export const unitWords = set(
  'apt apartment unit ste suite bldg building trlr spc space espacio no fl floor ph penthouse lot rm room trailer #',
);

/** `12xx`, `C12`, `N33W22416`: whether a house number may begin with that word. */
export function beginsHouse(low: string): boolean {
  const code = low.charCodeAt(0);
  return low.length <= 2 || isDigit(code) || code === 120 || directions.has(low) || kilometreRoads.has(low);
}

const SHORTEST_GLUED = 4;
/** How far a building's last house number is from its first. */
const MOST_AHEAD = 40;
const LONGEST_URB = 8;

/** `House for sale18848 Timberlane Ter`, `1,602 Sqft2019 N Ocotillo Dr`: a word that a page runs into the house number, and no road's or unit's own. */
function endsLabel({ kind, low }: Token): boolean {
  const isPlain = kind === 'word' && low.length >= SHORTEST_GLUED && !roadWords.has(low) && !unitWords.has(low);
  return notStreet.has(low) || isPlain;
}

/** Looks at tokens as parts of an address: where a house number, a direction, a unit ends. */
export class AddressReader {
  protected readonly tokens: readonly Token[];
  protected readonly text: string;
  protected readonly places: PlaceReader;

  constructor(tokens: readonly Token[], text: string, places: PlaceReader) {
    this.tokens = tokens;
    this.text = text;
    this.places = places;
  }

  protected low(at: number): string {
    const token = this.tokens[at];
    return token === undefined || token.kind === 'line' ? '' : token.low;
  }

  protected isJoined(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && !token.gap && token.kind !== 'line';
  }

  protected isWord(at: number): boolean {
    return isLetterWord(this.tokens[at]);
  }

  protected isOrdinal(at: number): boolean {
    const token = this.tokens[at];
    return token?.kind === 'word' && isDigit(token.low.charCodeAt(0)) && /^\d+(?:st|nd|rd|th)$/.test(token.low);
  }

  protected isCount(at: number): boolean {
    const token = this.tokens[at];
    return token?.kind === 'number' && !token.money && /^\d+$/.test(token.low);
  }

  /** The token behind the house number that begins at `at`, or 0. */
  protected afterHouse(at: number): number {
    const token = this.tokens[at];
    const before = this.tokens[at - 1];
    if (token === undefined || (token.kind === 'word' && !beginsHouse(token.low))) return 0;
    if (
      (before &&
        !token.gap &&
        before.kind !== 'line' &&
        before.low.charCodeAt(0) < 0x2000 &&
        !endsLabel(before) &&
        before.low !== '..' &&
        !':#(\t|•=->,"\';@)'.includes(before.low)) ||
      before?.low === '$'
    )
      return 0;
    if (token.kind === 'word') {
      if (/^(?:\d{1,5}x{1,3}|x{2,4})$/.test(token.low)) return this.tokens[at + 1]?.gap ? at + 1 : 0;
      // `C12 Calle Luna`, `A-14 Avenida Norte`
      const count = this.low(at + 1) === '-' ? at + 2 : at + 1;
      const isLettered = /^[a-z]{1,2}$/.test(token.low) && this.isCount(count) && this.isJoined(count);
      if (isLettered && numberedKinds.has(this.low(count + 1))) return count + 1;
      // `W6512 Cedar Rd`
      const isRural = /^[nsew]$/.test(token.low) && /^\d{3,5}$/.test(this.low(at + 1)) && this.isJoined(at + 1);
      if (isRural && this.tokens[at + 2]?.gap) return at + 2;
      // `N33W22416 Valley View Rd`
      const isGrid =
        directions.has(token.low) &&
        this.isCount(at + 1) &&
        this.isJoined(at + 1) &&
        directions.has(this.low(at + 2)) &&
        this.isJoined(at + 2) &&
        this.isCount(at + 3) &&
        this.isJoined(at + 3);
      return isGrid ? at + 4 : 0;
    }
    if (token.kind === 'other' && /^\d{2,5}-\d{1,5}$/.test(this.text.slice(token.start, token.end))) return at + 1;
    if (!this.isCount(at) || token.end - token.start > 6) return 0;
    let end = at + 1;
    const second = this.low(end) === '-' && this.tokens[end]?.gap ? end + 1 : end;
    if (this.isRange(at, second)) end = second + 1;
    else if (this.low(end) === '-' && this.isJoined(end) && this.isJoined(end + 1)) {
      if (this.isCount(end + 1)) end += 2;
      else if (/^[a-z]$/.test(this.low(end + 1))) end += 2;
    } else if (
      ((this.low(end) === '/' && this.isJoined(end)) || this.low(end) === '&') &&
      this.isCount(end + 1) &&
      (this.tokens[end + 1]?.low.length ?? 0) >= 3
    )
      end += 2;
    else if (/^[a-z]$/.test(this.low(end)) && this.isJoined(end)) end += 1;
    if (this.isCount(end) && this.low(end + 1) === '/' && this.isJoined(end + 1) && this.isCount(end + 2)) end += 3;
    else if (this.low(end) === '½') end += 1;
    else if (
      /^[a-d]$/.test(this.low(end)) &&
      this.isWord(end + 1) &&
      this.tokens[end]?.gap &&
      !directions.has(this.low(end)) &&
      !suffixes.has(this.low(end + 1)) &&
      /[A-Z]/.test(this.text.charAt(this.tokens[end + 1]?.start ?? 0)) &&
      /[A-D]/.test(this.text.charAt(this.tokens[end]?.start ?? 0))
    )
      end += 1;
    return this.tokens[end]?.gap || this.tokens[end]?.kind === 'line' ? end : 0;
  }

  /** `426 - 428 3rd Ave`, `215 17 S Cortez St`: where an address begins two numbers, the second of which goes on from the first. */
  private isRange(at: number, second: number): boolean {
    const [from, to] = [this.low(at), this.low(second)];
    if (
      !(this.beginsCell(at) || this.low(at - 1) === 'at') ||
      from.length > 4 ||
      to.length < 2 ||
      to.length > from.length
    )
      return false;
    if (!this.isCount(second) || !this.tokens[second]?.gap) return false;
    const ahead = Number(from.slice(0, from.length - to.length) + to) - Number(from);
    return ahead > 0 && ahead < MOST_AHEAD;
  }

  protected skipDot(at: number): number {
    return this.low(at) === '.' && this.isJoined(at) ? at + 1 : at;
  }

  protected skipDirection(at: number): number {
    if (!directions.has(this.low(at))) return at;
    const dotted = this.skipDot(at + 1);
    // `N. W. 5th`
    return directions.has(this.low(dotted)) && this.low(dotted).length === 1 && this.low(at).length === 1
      ? this.skipDot(dotted + 1)
      : dotted;
  }

  protected startsPlace(at: number): boolean {
    if (!this.isWord(at)) return false;
    const place = this.places.at(at);
    return place?.city !== undefined && place.listed && (place.state !== undefined || place.zip !== undefined);
  }

  protected endsHere(at: number): boolean {
    const token = this.tokens[at];
    return (
      token === undefined ||
      token.kind === 'line' ||
      (token.kind === 'sign' &&
        token.low !== "'" &&
        token.low !== '&' &&
        !(token.low === '-' && this.isJoined(at) && this.isJoined(at + 1)))
    );
  }

  /** `Apt 4-202`, `#12`, `Unit 11EF`, `PH 12`: the token behind the unit, or the same. */
  protected withUnit(end: number): number {
    let at = this.skipDot(end);
    if (this.low(at) === ',') at += 1;
    if (!unitWords.has(this.low(at))) return end;
    const word = this.low(at);
    at = this.skipDot(at + 1);
    if (this.low(at) === '#' && word !== '#') at += 1;
    const first = this.tokens[at];
    if (first === undefined || first.kind === 'line' || (word === 'lot' && !/^\d{1,3}$/.test(first.low))) return end;
    if (!(
      this.isCount(at) ||
      (first.kind === 'number' && /[mk]$/i.test(this.text.slice(first.start, first.end))) ||
      (first.kind === 'word' && /^(?:[a-z]{1,2}|\d+(?:st|nd|rd|th))$/.test(first.low)) ||
      (first.kind === 'other' && first.low !== 'date')
    ))
      return end;
    if (first.kind === 'word' && word === 'no') return end;
    if (
      (word === 'lot' || word === 'space' || word === 'fl' || word === 'floor' || word === 'rm' || word === 'room') &&
      !(this.endsHere(at + 1) || this.startsPlace(at + 1))
    )
      return end;
    at += 1;
    while (
      this.isJoined(at) &&
      (this.low(at) === '-' ? this.isJoined(at + 1) : this.isCount(at) || /^[a-z]{1,3}$/.test(this.low(at)))
    )
      at += 1;
    return at;
  }

  protected beginsCell(at: number): boolean {
    const before = this.tokens[at - 1];
    return before === undefined || before.kind === 'line' || (before.kind === 'sign' && ':\t|•='.includes(before.low));
  }

  /** `Unit 1204, 88 King St`. */
  protected leadingUnit(from: number): number {
    const parts = this.low(from - 1);
    if (
      (parts === ',' || parts === 'at') &&
      (this.isCount(from - 2) || (parts === ',' && this.low(from - 2).length === 1 && this.isWord(from - 2))) &&
      ['unit', 'apt', 'apartment'].includes(this.low(from - 3))
    )
      return from - 3;
    // `Urb Las Lomas 1755 Calle 22 SO`
    let at = from - 1;
    while (at > from - LONGEST_URB && this.isWord(at) && this.low(at) !== 'urb') at -= 1;
    return this.low(at) === 'urb' ? at : from;
  }
}
