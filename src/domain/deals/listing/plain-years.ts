/** Two digits up to here are of this century; those after it, up to the current year, could be of either. */
const LAST_OF_THIS_CENTURY = 15;
const FIRST_OF_LAST_CENTURY = 27;

function inFull(two: string): string | undefined {
  const year = Number(two);
  if (year >= FIRST_OF_LAST_CENTURY) return `19${two}`;
  return year <= LAST_OF_THIS_CENTURY ? `20${two}` : undefined;
}

const LABEL = String.raw`\b(?:built(?: back)?(?: in)?|blt\.?(?: in)?|(?:year|yr)\.? ?(?:built|blt)|y\.?b\.?|yob|constructed in|circa)[ :=]{0,3}`;
const AFTER_LABEL = new RegExp(
  String.raw`(${LABEL})(?:'(\d\d)|(\d\d))(?![\d'"%]|[.,/-]\d| ?(?:-?(?:sq|sf|ft|feet|foot|years|yrs|x|miles|k)\b|%))`,
  'gi',
);
const BEFORE_LABEL =
  /(?<![\w'$.,/-])(?:'(?=\d\d )|(?=\d\d build\b))(\d\d)(?= (?:build|built|construction|brick|block|ranch|home|house|double ?wide|single ?wide)\b)/gi;

/** `built '78`, `blt 81`, `YB: '62`, `'79 build` with all four digits, where they leave no doubt. */
export function plainYears(text: string): string {
  return text
    .replace(AFTER_LABEL, (whole: string, label: string, marked: string | undefined, bare: string | undefined) => {
      const year = inFull(marked ?? bare ?? '');
      return year === undefined ? whole : `${/[ :=]$/.test(label) ? label : `${label} `}${year}`;
    })
    .replace(BEFORE_LABEL, (whole: string, two: string) => inFull(two) ?? whole);
}
