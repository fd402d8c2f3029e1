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
  /\b(one|single|double|two|three|four|five|six|seven|eight|uno|una?|dos|tres|cuatro|cinco)(?: and (?:a|one)(?: |-)(half)| y (medio))?(?=[ -](?:full|half|bed|bath|br\b|ba\b|bd\b|cars?\b|carros?\b|autos?\b|stall|garage|rec[aá]m|cuartos|ba[nñ]o|habit|hab\b))/g;

/** `three bed one and a half bath` with figures; words that count something else stay. */
export function countInFigures(low: string): string {
  return low.replace(
    COUNTED,
    (_, word: string, half?: string, medio?: string) => `${numbers[word] ?? word}${half || medio ? '.5' : ''}`,
  );
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const valueOf: ReadonlyMap<string, number> = new Map([
  ...units.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['a', 1],
]);

const SMALL = `(?:${[...units.slice(1), ...tens].join('|')})`;
const UPTO_NINETY_NINE = String.raw`${SMALL}(?:[ -]${SMALL})?`;
/** `fourteen hundred`, `one thousand two hundred fifty`, of an area or of money. */
const IN_HUNDREDS = new RegExp(
  String.raw`\b(?:(${SMALL}) thousand(?: and)? ?)?(?:(${SMALL}) hundred(?: and)? ?)?(${UPTO_NINETY_NINE})?(?: \(([\d,]{3,6})\))?(?= ?(?:square|sq\b|sq\.|sqft|sf\b|feet))`,
  'gi',
);
const YEAR_IN_WORDS = new RegExp(
  String.raw`(\b(?:built|constructed|year)(?: in)?[ :]{1,3})(eighteen|nineteen)[ -](?:(${tens.join('|')})(?:[ -](${units.slice(1, 10).join('|')}))?|(${units.slice(10).join('|')}))\b`,
  'gi',
);
const COUNT = /\b(?:one|two|three|four|five|six|seven|eight|uno|dos|tres|cuatro|cinco)\b/gi;
const LABEL_BEFORE_COUNT =
  /\b(?:bed(?:room)?s?|bdrms?|bds?|brs?|bath(?:room)?s?|bths?|bas?|full baths?|half baths?|garages?(?: spaces?)?|rec[aá]maras|ba[nñ]os|habitaciones)(?: total)?\??\s?(?:[:=?\t\n-]|\.{3,60})\s{0,3}$/i;
const FARTHEST_LABEL = 90;

/** `BA: 1 1/2`. */
const HALF_UNDER_LABEL = /(\b(?:bas?|bths?|baths?|bathrooms?|ba[nñ]os)(?: total)?\s?[:=]\s?\d) 1\/2(?![\d/])/gi;
const BATHS_Y_MEDIO = /(\d) (ba[nñ]os?) y medio\b/gi;

/** `one hundred twenty nine thousand`, as somebody says a price. */
const IN_THOUSANDS = new RegExp(
  String.raw`\b(?:(${SMALL}) hundred(?: and)? ?)?(${UPTO_NINETY_NINE})? ?thousand(?: (?:(${SMALL}) hundred(?: and)? ?)?(${UPTO_NINETY_NINE})?)?(?! ?(?:square|sq\b|sq\.|sqft|sf\b|feet))\b`,
  'gi',
);

function inThousands(whole: string, hundreds?: string, small?: string, moreHundreds?: string, rest?: string): string {
  if (hundreds === undefined && small === undefined) return whole;
  const before = sumOf(hundreds) * 100 + sumOf(small);
  const sum = before * 1000 + sumOf(moreHundreds) * 100 + sumOf(rest);
  return `${sum.toLocaleString('en-US')}${whole.endsWith(' ') ? ' ' : ''}`;
}

/** `a bath and a half`. */
const BATH_AND_HALF = /\b(a |one |1 |2 |3 )?bath(?:room)?s? and (?:a|one)[ -]half\b/gi;

function sumOf(words: string | undefined): number {
  return (words ?? '')
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (valueOf.get(word) ?? 0), 0);
}

/** Sizes, years and counts under labels that are written in words, in figures. */
export function wordsInFigures(text: string): string {
  let plain = text.includes('-and-a-half') ? text.replaceAll('-and-a-half', ' and a half') : text;
  if (/\b(?:hundred|thousand)\b/i.test(plain))
    plain = plain.replace(
      IN_HUNDREDS,
      (whole: string, thousands?: string, hundreds?: string, rest?: string, figure?: string) => {
        if (thousands === undefined && hundreds === undefined) return whole;
        return `${figure ?? String(sumOf(thousands) * 1000 + sumOf(hundreds) * 100 + sumOf(rest))}${whole.endsWith(' ') ? ' ' : ''}`;
      },
    );
  if (/\bthousand\b/i.test(plain)) plain = plain.replace(IN_THOUSANDS, inThousands);
  if (plain.includes('1/2')) plain = plain.replace(HALF_UNDER_LABEL, '$1.5');
  if (/ y medio\b/i.test(plain)) plain = plain.replace(BATHS_Y_MEDIO, '$1.5 $2');
  if (/\b(?:eigh|nine)teen\b/i.test(plain))
    plain = plain.replace(
      YEAR_IN_WORDS,
      (_, label: string, century: string, ten?: string, unit?: string, teen?: string) =>
        `${label}${String(sumOf(century) * 100 + sumOf(ten) + sumOf(unit) + sumOf(teen))}`,
    );
  if (/\band (?:a|one)[ -]half\b/i.test(plain))
    plain = plain
      .replace(/\b(\d) and (?:a|one)[ -]half(?=[ -]ba)/gi, '$1.5')
      .replace(BATH_AND_HALF, (_, count?: string) => `${/\d/.exec(count ?? '')?.[0] ?? '1'}.5 bath`);
  return plain.replace(COUNT, (word, at: number) =>
    LABEL_BEFORE_COUNT.test(plain.slice(Math.max(0, at - FARTHEST_LABEL), at))
      ? (numbers[word.toLowerCase()] ?? word)
      : word,
  );
}
