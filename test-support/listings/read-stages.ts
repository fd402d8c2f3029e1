import { readAddress } from '../../src/domain/deals/listing/address.ts';
import { bindFigures } from '../../src/domain/deals/listing/bind.ts';
import { lex } from '../../src/domain/deals/listing/lex.ts';
import { readItems, readLines } from '../../src/domain/deals/listing/lines.ts';
import { readNumerals } from '../../src/domain/deals/listing/numerals.ts';
import { PlaceReader } from '../../src/domain/deals/listing/places.ts';
import { ownLines } from '../../src/domain/deals/listing/scope.ts';
import { readStatements } from '../../src/domain/deals/listing/statements.ts';
import { findStreets } from '../../src/domain/deals/listing/streets.ts';
import { readWords } from '../../src/domain/deals/listing/words.ts';
import { usPlaces } from './us-places.ts';

/** What each stage of the reader makes of a text, for the tests of one stage. */
export function readStages(text: string) {
  const tokens = readNumerals(lex(text));
  const places = new PlaceReader(tokens, text, usPlaces);
  const streets = findStreets(tokens, text, places);
  const lines = readLines(readItems(tokens, streets, places), streets, text);
  const { address, isUnread } = readAddress(lines, streets, text, ({ from }) => tokens[from]?.start ?? 0);
  const own = ownLines(lines, address?.line ?? 0, address?.street);
  const statements = readStatements(own, text, usPlaces);
  return {
    tokens,
    streets: streets.map(({ value }) => value),
    address: address?.street.value,
    isUnread,
    own: own.map(({ start, end }) => text.slice(start, end)),
    statements: statements.map(({ label, items }) => [
      label ?? '',
      items.map(({ low }) => (low === '\n' ? '/' : low)).join(' '),
    ]),
    /** Each figure as `role value`. */
    roles: statements.flatMap(({ items, isStack }) =>
      bindFigures(items, isStack).bound.map(({ role, value }) => `${role} ${value}`),
    ),
    said: statements.flatMap(({ label, items }) => readWords(label, items).map(({ field, value }) => `${field} ${value}`)),
  };
}
