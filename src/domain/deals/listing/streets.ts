import type { Token } from './lex.ts';
import type { Place, PlaceReader } from './places.ts';
import { writtenText } from './characters.ts';
import {
  AddressReader,
  addressWords,
  alsoNames,
  beginsHouse,
  articleNames,
  directions,
  kilometreRoads,
  leadingKinds,
  notStreet,
  roadKinds,
  roadWords,
  spanishDirections,
  suffixes,
  unitWords,
  weakSuffixes,
  wholeNames,
} from './address-parts.ts';

/** A house number with its street, unit and place: the tokens from `from` up to `to`, the place's included up to `placeTo`. */
export interface Street {
  readonly from: number;
  readonly to: number;
  readonly placeTo: number;
  readonly value: string;
  readonly place: Place | undefined;
  /** Its own words make it a street; otherwise only the place behind it does. */
  readonly sure: boolean;
  readonly hasSuite: boolean;
}

const LONGEST_NAME = 8;
const LONGEST_QUARTER = 2;
/** Tokens of a row of headings. */
const LONGEST_HEADING = 80;
/** Between a street and its place. */
const LINKS = new Set([',', '.', '-', '\t', '|', '•', ';', '/', '(', '\n', '\n\n', '->']);

class StreetReader extends AddressReader {
  /** `S County Road 1132`, `TX 95 S`, `FM 1960 Rd W`. */
  private numberedRoad(at: number): number {
    let end = this.skipDirection(at);
    const from = end;
    while (end < from + 4 && roadWords.has(this.low(end))) end = this.skipDot(end + 1);
    if (end === from || !this.tokens.slice(from, end).some(({ low }) => roadKinds.has(low))) return 0;
    if (this.low(end) === '-' || this.low(end) === '#') end += 1;
    // `County Rd K`
    const isLetter = this.low(from) === 'county' && /^[a-z]{1,2}$/.test(this.low(end)) && this.endsHere(end + 1);
    if (!this.isCount(end) && !isLetter) return 0;
    end += 1;
    if (/^[a-z]$/.test(this.low(end)) && this.isJoined(end)) end += 1;
    if (['rd', 'road', 'bypass', 'business', 'bus', 'loop', 'spur'].includes(this.low(end))) end += 1;
    const behind = this.skipDirection(end);
    return behind > end && !this.startsPlace(end) ? behind : end;
  }

  /** `W 2400 S`: a house on a grid. */
  private grid(at: number): number {
    const named = this.skipDirection(at);
    if (named === at || !this.isCount(named) || (this.tokens[named]?.value ?? 0) < 10) return 0;
    const end = this.skipDirection(named + 1);
    return end > named + 1 ? end : 0;
  }

  private mayName(at: number, first: number): boolean {
    if (this.isOrdinal(at)) return at < first + 3;
    if (this.isCount(at)) return at === first && suffixes.has(this.low(at + 1));
    const low = this.low(at);
    if (low === '&' || low === '-' || low === "'") return at > first;
    if (!this.isWord(at)) return false;
    if (!notStreet.has(low) || (at > first && suffixes.has(low))) return true;
    // `S K St`, `Luis M Marin Blvd`
    if (low.length === 1 && (suffixes.has(this.low(at + 1)) || (at > first && suffixes.has(this.low(at + 2)))))
      return true;
    if (at > first && directions.has(low)) return true;
    if (low === 'of' || low === 'the' || low === 'in')
      return at > first && !suffixes.has(this.low(at - 1)) && low === 'of';
    const next = this.low(at + 1);
    // `9545 Half Moon Blvd`
    const isName =
      /[A-Z]/.test(this.text.charAt(this.tokens[at]?.start ?? 0)) && this.isWord(at + 1) && !notStreet.has(next);
    if (low === 'half' && isName && suffixes.has(this.low(at + 2))) return true;
    return (
      alsoNames.has(low) &&
      (suffixes.has(next) || ((weakSuffixes.has(next) || alsoNames.has(next)) && suffixes.has(this.low(at + 2))))
    );
  }

  /** `Larkspur Ln`, `Old Mill Lake Dr`: the suffix that the place or the line's end agrees with. */
  private suffixed(at: number): number {
    const first = this.skipDirection(at);
    let [strong, weak] = [0, 0];
    for (let end = first; end < first + LONGEST_NAME + 1; end += 1) {
      if (end > first && this.startsPlace(end)) break;
      if (!this.mayName(end, first)) break;
      const low = this.low(end);
      if (end > first || (at < first && this.endsHere(this.skipDot(end + 1)) && suffixes.has(low))) {
        if (suffixes.has(low)) strong = this.skipDot(end + 1);
        else if (weakSuffixes.has(low) && !(strong > 0)) weak = end + 1;
      }
      if (this.isOrdinal(end) && (this.endsHere(end + 1) || this.low(end + 1) === 'in')) weak = end + 1;
      const dotted = this.low(end + 1) === '.' && (suffixes.has(low) || low.length <= 2) ? end + 1 : end;
      if (strong === dotted + 1 && !suffixes.has(this.low(dotted + 1)) && !weakSuffixes.has(this.low(dotted + 1)))
        break;
      end = dotted;
      if (this.endsHere(end + 1)) break;
    }
    return strong || weak;
  }

  /** `Calle Luna`, `Avenue B`, `Camino del Sol`: up to the line's end, the comma or the place. */
  private led(at: number): number {
    const first = this.skipDirection(at);
    if (!leadingKinds.has(this.low(first))) return 0;
    const from = this.skipDot(first + 1);
    if (/^(?:ave|avenue|street)$/.test(this.low(first))) return /^[a-z]$/.test(this.low(from)) ? from + 1 : 0;
    // `Calle 22 SO`
    if (this.isCount(from)) return spanishDirections.has(this.low(from + 1)) ? from + 2 : from + 1;
    let end = from;
    while (
      end < from + 4 &&
      this.isWord(end) &&
      !notStreet.has(this.low(end)) &&
      !unitWords.has(this.low(end)) &&
      this.low(end) !== 'city' &&
      !(end > from && this.startsPlace(end))
    )
      end += 1;
    return end > from ? end : 0;
  }

  private named(at: number): number {
    const first = this.skipDirection(at);
    if (wholeNames.has(this.low(first)) && !suffixes.has(this.low(first + 1)) && !weakSuffixes.has(this.low(first + 1)))
      return first + 1;
    return this.low(first) === 'the' && articleNames.has(this.low(first + 1)) ? first + 2 : 0;
  }

  /** Names alone, closed by a place: `471 Larkspur, Tulsa, OK`. */
  private byPlace(at: number): number {
    const first = this.skipDirection(at);
    for (let end = first; end < first + 5; end += 1) {
      if (end > first || first > at) {
        if (this.startsPlace(end)) return this.low(end - 1) === 'city' ? end - 1 : end;
        const unit = this.withUnit(end);
        if (this.endsHere(end) || unit > end) {
          const place = this.placeBehind(unit);
          const isPlace = place?.state !== undefined || (place?.listed && place.zip !== undefined);
          return isPlace && this.tokens[end]?.low !== '-' && end > at ? end : 0;
        }
      }
      if (!this.mayName(end, first)) return 0;
    }
    return 0;
  }

  /** `Address: 154 Canvas`: whatever the address's own label or heading names, as far as its cell or its unit. */
  private byLabel(from: number, house: number): number {
    if (!this.isLabelled(from)) return 0;
    let end = house;
    while (
      end < house + LONGEST_NAME &&
      this.isWord(end) &&
      !notStreet.has(this.low(end)) &&
      !unitWords.has(this.low(end))
    )
      end += 1;
    return end > house && this.endsHere(this.withUnit(end)) ? end : 0;
  }

  /** Whether an address's label stands right before, or heads the line above. */
  private isLabelled(from: number): boolean {
    const before = this.tokens[from - 1];
    if (before?.kind !== 'line')
      return addressWords.has(this.low(from - 2)) && (this.beginsCell(from) || before?.low === '..');
    let head = from - 1;
    while (head > 0 && head > from - LONGEST_HEADING && this.tokens[head - 1]?.kind !== 'line') {
      head -= 1;
      if (this.tokens[head]?.kind === 'number') return false;
    }
    const behind = addressWords.has(this.low(head + 1)) ? head + 2 : head + 1;
    return addressWords.has(this.low(head)) && this.endsHere(behind);
  }

  private withDirection(end: number): number {
    const behind = this.skipDirection(end);
    if (behind === end) return end;
    return this.startsPlace(end) ? end : this.low(behind - 1) === '.' ? behind - 1 : behind;
  }

  /** `1432 45th St Ensley, Birmingham AL`: what stands between the street and the comma before its city is of its line. */
  private withQuarter(end: number): number {
    let at = end;
    while (at < end + LONGEST_QUARTER && this.isName(at)) at += 1;
    return at > end && this.low(at) === ',' && !this.startsPlace(end) && this.startsPlace(at + 1) ? at : end;
  }

  private isName(at: number): boolean {
    const low = this.low(at);
    const isCapital = /[A-Z]/.test(this.text.charAt(this.tokens[at]?.start ?? 0));
    return this.isWord(at) && isCapital && !notStreet.has(low) && !unitWords.has(low);
  }

  placeBehind(end: number): Place | undefined {
    let at = end;
    for (let skipped = 0; skipped < 3; skipped += 1) {
      const token = this.tokens[at];
      if (token !== undefined && LINKS.has(token.low)) at += 1;
      else if (this.low(at) === 'in' || this.low(at) === 'city') at += 1;
    }
    const place = this.places.at(at);
    if (place && (place.state || place.zip || (place.listed && at > end)))
      return place.city === undefined && place.zip === undefined && this.tokens[at]?.gap === false ? undefined : place;
    return undefined;
  }

  /** `Carr. 2 Km 14.3`: a house on a road of Puerto Rico. */
  private kilometre(from: number): Street | undefined {
    const road = this.skipDot(from + 1);
    if (!kilometreRoads.has(this.low(from)) || !this.isCount(road)) return undefined;
    const mark = this.skipDot(road + 2);
    if (this.low(road + 1) !== 'km' || this.tokens[mark]?.kind !== 'number') return undefined;
    const to = mark + 1;
    const place = this.placeBehind(to);
    const value = writtenText(this.text, this.tokens[from]?.start ?? 0, this.tokens[mark]?.end ?? 0);
    return { from, to, placeTo: place?.to ?? to, value, place, sure: true, hasSuite: false };
  }

  at(from: number): Street | undefined {
    const house = this.afterHouse(from);
    if (house === 0) return this.kilometre(from);
    if (
      notStreet.has(this.low(house)) &&
      !alsoNames.has(this.low(house)) &&
      !(this.low(house).length === 1 && suffixes.has(this.low(house + 1))) &&
      this.low(house) !== 'the' &&
      !roadWords.has(this.low(house))
    )
      return undefined;
    const exact = this.numberedRoad(house) || this.grid(house) || this.named(house);
    const bySuffix = exact || this.led(house) || this.suffixed(house);
    const end =
      exact || (bySuffix > 0 ? this.withDirection(bySuffix) : this.byPlace(house) || this.byLabel(from, house));
    if (end === 0) return undefined;
    const to = this.withUnit(bySuffix > 0 ? this.withQuarter(end) : end);
    const place = this.placeBehind(to);
    const last = this.tokens[to - 1];
    // A sentence's end is no part of the street; the dot of `Oak St.` on a line of its own is.
    const isDot =
      last?.low === '.' &&
      place === undefined &&
      (this.low(to) === '.' || !(this.endsHere(to) || this.goesOn(to)) || !this.beginsCell(from));
    const first = this.leadingUnit(from);
    const closing = isDot ? this.tokens[to - 2] : last;
    // `1,568 sq ft, 1999 Palm Harbor`, `Mobile home (1999 Palm Harbor)`
    const isYear = /^(?:19|20)\d\d$/.test(this.low(from)) && (!this.beginsCell(from) || this.goesOn(end - 1));
    if (place === undefined && isYear && (weakSuffixes.has(this.low(end - 1)) || this.low(from - 1) === '('))
      return undefined;
    const value = writtenText(this.text, this.tokens[first]?.start ?? 0, closing?.end ?? 0);
    const hasSuite = this.tokens.slice(end, to).some(({ low }) => low === 'ste' || low === 'suite');
    return { from: first, to, placeTo: place?.to ?? to, value, place, sure: bySuffix > 0, hasSuite };
  }

  /** `9241 West Market Dr. near Lake Street`: small letters go on with the sentence. */
  private goesOn(at: number): boolean {
    return /[a-z]/.test(this.text.charAt(this.tokens[at]?.start ?? 0));
  }
}

/** All street lines of a text, in order; none of them share a token. */
export function findStreets(tokens: readonly Token[], text: string, places: PlaceReader): Street[] {
  const reader = new StreetReader(tokens, text, places);
  const streets: Street[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    // Most words begin no street line.
    const mayBegin =
      token?.kind === 'word' ? beginsHouse(token.low) : token?.kind === 'number' || token?.kind === 'other';
    if (!mayBegin) continue;
    const street = reader.at(at);
    if (street === undefined) continue;
    streets.push(street);
    at = street.placeTo - 1;
  }
  return streets;
}
