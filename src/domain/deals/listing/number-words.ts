const numbers: Readonly<Record<string, string>> = {
  one: '1',
  single: '1',
  double: '2',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  uno: '1',
  un: '1',
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
};
const COUNTED =
  /\b(one|single|double|two|three|four|five|six|seven|eight|uno|una?|dos|tres|cuatro|cinco)(?: and (?:a|one) (half)| y (medio))?(?=[ -](?:full|half|bed|bath|br\b|ba\b|bd\b|cars?\b|stall|rec[aá]m|cuartos|ba[nñ]o|habit))/g;

/** `three bed one and a half bath` with figures; words that count something else stay. */
export function countInFigures(low: string): string {
  return low.replace(
    COUNTED,
    (_, word: string, half?: string, medio?: string) => `${numbers[word] ?? word}${half || medio ? '.5' : ''}`,
  );
}
