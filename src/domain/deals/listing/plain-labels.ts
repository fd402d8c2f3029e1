import { findLabel } from './labels.ts';

/** What a label is parted from its value by: nothing at all, an arrow, a tilde, a colon without a blank. */

/** `Address:12 Oak St`: a colon with no blank behind it, which is none of a link, a time or a record. */
const TIGHT_COLON = /([A-Za-zÀ-ÿ)#?.]):(?=[A-Za-zÀ-ÿ0-9$~+(.])/g;

/** `City -> Tulsa`, `City ~ Tulsa`, `City => Tulsa` at the start of a line. */
const ARROW_OR_TILDE = /^([^\S\n]*(?:[•*·-] ?)?[A-Za-zÀ-ÿ#][A-Za-zÀ-ÿ .#/()&'?-]{0,34}?) ?(?:[-=]{0,2}>|~) (?=\S)/gm;

/** Labels that a page parts from their values by its look only: `Year Built1958`, `SewerSeptic`. */
const GLUED_LABEL =
  /^((?:Total )?(?:Bedrooms|Bathrooms|Beds|Baths)|Living Area|(?:Interior|Living|Heated|Bldg|Lot|Finished|Apx|Total) Sq\.? ?Ft\.?|Lot Size|Year Built|Sq\.? ?Ft\.?|Square Feet|Garage(?: Spaces)?|Sewer|Pool|Property Type|Type|Style|Status|Taxes|County|HOA(?: Dues| Fee)?|Stories|Parking|Occupancy|Subdivision|School District|List Price|Price(?:\/Sq\.?Ft\.?)?|Days on Market|Time on Redfin|Zip(?: Code)?|City|State|Roof|Foundation|Heating|Cooling)(?=\$?\d|[A-Z][a-z]+(?:[- ,]|$))/gm;

/** A page's heading over the lot's own facts: `Lot`, and under it `Size: 7,220 Square Feet`. */
const LOT_HEADING = /^([^\S\n]{0,20}Lot)\s{0,6}\n\s{0,6}(?=(?:Size|Area|Dimensions)\s?:)/gim;

/** Who measured or counted it: `1,380/Assessor`, `1948 / Public Records`. */
const SOURCE =
  /(?<=\d(?: ?(?:sq\.? ?ft\.?|sqft|sf))?) ?\/ ?(?:public records?|assessor|county(?: records?)?|tax(?: records?)?|appraiser|appraisal|owner|builder|plans?|other|measured|survey)\b(?! ?(?:sewer|water))/gi;

/** `1	Address	12 Oak St`, `2	City	Tulsa`: the numbers of a spreadsheet's rows. */
const NUMBERED_ROW = /^[^\S\n]*(\d{1,2})(?:\t| ?\| )(?=[A-Za-z#])/;
const LEAST_ROWS = 4;

const ANY_NUMBERED_ROW = /(?:^|\n)[^\S\n]*\d{1,2}(?:\t| ?\| )[A-Za-z#]/;

function withoutRowNumbers(text: string): string {
  if (!ANY_NUMBERED_ROW.test(text)) return text;
  const lines = text.split('\n');
  const told = lines.filter((line) => line.trim() !== '');
  const numbers = told.map((line) => Number(NUMBERED_ROW.exec(line)?.[1]));
  const first = numbers.findIndex((number) => !Number.isNaN(number));
  const isNext = (at: number) => numbers[at] === (numbers[at - 1] ?? Number.NaN) + 1;
  const isCounted = Array.from({ length: LEAST_ROWS - 1 }, (_, at) => first + at + 1).every(isNext);
  return first >= 0 && isCounted ? lines.map((line) => line.replace(NUMBERED_ROW, '')).join('\n') : text;
}

/** An empty first cell of a row of many cells keeps its place. */
const EMPTY_FIRST_CELL = /^\t(?=(?:[^\t\n]*\t){3})/gm;

/** `City,Tacoma` over `State,WA`: a spreadsheet of two columns, row by row. */
const ROW_OF_TWO = /^([A-Za-z#][^,\n"]{0,34}),("[^"\n]*"|[^\s",][^,"\n]*)$/;

function isRowOfTwo(line: string): boolean {
  const comma = line.indexOf(',');
  return comma > 0 && comma < 40 && line[comma + 1] !== ' ' && ROW_OF_TWO.test(line.trim());
}

const ANY_ROW_OF_TWO = /(?:^|\n)[A-Za-z#][^,\n"]{0,34},(?=[^\s,])/g;

function withoutCommas(text: string): string {
  if ((text.match(ANY_ROW_OF_TWO)?.length ?? 0) <= LEAST_ROWS) return text;
  const lines = text.split('\n');
  const rows = lines.filter(isRowOfTwo).length;
  if (rows <= LEAST_ROWS || rows < lines.filter((line) => line.trim() !== '').length * 0.6) return text;
  return lines
    .map((line) =>
      line.trim().replace(ROW_OF_TWO, (_, label: string, value: string) => `${label}: ${value.replace(/^"|"$/g, '')}`),
    )
    .join('\n');
}

const EMPTY_FIRST_COLUMN = /^\| {1,9}\|(?=(?:[^|\n]*\|){3})/gm;
/** `City		Tulsa` on a line of its own. */
const EMPTY_CELL_BETWEEN = /^([^\t\n]{1,40})\t\t(?=[^\t\n]+$)/gm;

/** `How many bedrooms?`, `What is your asking price?`: a form's questions, as its labels. */
const QUESTION = /^([^\S\n]*)(?:how many|what(?:'s| is) (?:the|your)(?: property's)?) ([a-z][a-z ]{2,24})\?[^\S\n]?/gim;
const questions: readonly (readonly [RegExp, string])[] = [
  [/^[^\S\n]*what year was (?:it|the (?:house|home|property)) built\?[^\S\n]?/gim, 'Year built: '],
  // Answered by yes or no, on the line below as well: the readers know `vacant? no`.
  [/^[^\S\n]*(?:is (?:it|the (?:house|home|property)) )?vacant\?\s{1,3}(?=(?:yes|no)\b)/gim, 'Vacant? '],
  [/^[^\S\n]*(?:is there|does it have) a pool\?[^\S\n]?/gim, 'Pool: '],
  [
    /^[^\S\n]*is (?:it|the (?:house|home|property)) (?:vacant|occupied)(?: |, )or [a-z ,]{2,24}\?[^\S\n]?/gim,
    'Occupancy: ',
  ],
  [
    /^[^\S\n]*(?:is it (?:on )?)?(?:septic or (?:city |public )?sewer|(?:city |public )?sewer or septic)\?[^\S\n]?/gim,
    'Sewer: ',
  ],
  [/^[^\S\n]*is there a garage\?(?: how many cars\?)?[^\S\n]?/gim, 'Garage: '],
];

function plainQuestions(text: string): string {
  let plain = text.replace(QUESTION, '$1$2: ');
  for (const [question, label] of questions) plain = plain.replace(question, label);
  return plain;
}

/** `livingArea=1917`: a record's names, in words. */
const CAMEL_CASE = /^([^\S\n]*[a-z]{2,12})([A-Z][a-z]{2,12})([A-Z][a-z]{2,12})?(?=\s?[=:])/gm;

/** `[10:15 AM] Maria: 1975`: who said a line. */
const SPOKEN = /^(?:\[[^\]\n]{3,24}\] ?)?([A-Z][A-Za-z'.]{0,14}(?: [A-Z][A-Za-z'.]{0,14})?): (?=\S)/;
const LEAST_SPOKEN = 4;

function inWords(_whole: string, first: string, second: string, third = ''): string {
  return [first, second.toLowerCase(), third.toLowerCase()].join(' ').trimEnd();
}

/** A talk without its speakers, where two of them or more say several lines and none of their names is a label. */
function withoutSpeakers(text: string): string {
  const lines = text.split('\n');
  const spoken = new Map<string, number>();
  for (const line of lines) {
    const name = SPOKEN.exec(line)?.[1];
    if (name !== undefined) spoken.set(name, (spoken.get(name) ?? 0) + 1);
  }
  const speakers = new Set([...spoken].filter(([name, times]) => times > 1 && !isLabel(name)).map(([name]) => name));
  const said = [...spoken].reduce((sum, [name, times]) => sum + (speakers.has(name) ? times : 0), 0);
  if (speakers.size < 2 || said < LEAST_SPOKEN) return text;
  return lines
    .map((line) => line.replace(SPOKEN, (whole, name: string) => (speakers.has(name) ? '' : whole)))
    .join('\n');
}

function isLabel(name: string): boolean {
  return findLabel(name.toLowerCase()) !== undefined;
}

const ANY_SPOKEN = /(?:^|\n)(?:\[[^\]\n]{3,24}\] ?)?[A-Z][A-Za-z'.]{0,14}(?: [A-Z][A-Za-z'.]{0,14})?: [^\n]*\?(?:\n|$)/;

/** Labels and their values parted by a colon and a blank, wherever a line begins with a label. */
export function plainLabels(text: string): string {
  let plain = text;
  if (plain.includes('\t') || plain.includes(' | ')) {
    plain = withoutRowNumbers(plain);
    if (plain.includes('\t\t')) plain = plain.replace(EMPTY_CELL_BETWEEN, '$1\t');
    if (plain.includes('\n\t')) plain = plain.replace(EMPTY_FIRST_CELL, 'n/a\t');
    if (plain.includes('\n|')) plain = plain.replace(EMPTY_FIRST_COLUMN, '| n/a |');
  }
  if (plain.includes(',')) plain = withoutCommas(plain);
  if (plain.includes('?')) {
    if (ANY_SPOKEN.test(plain)) plain = withoutSpeakers(plain);
    plain = plainQuestions(plain);
  }
  if (/^[^\S\n]*[a-z]{2,12}[A-Z]/m.test(plain)) plain = plain.replace(CAMEL_CASE, inWords);
  if (plain.includes(':')) plain = plain.replace(TIGHT_COLON, '$1: ').replace(LOT_HEADING, '$1 ');
  if (plain.includes('>') || plain.includes('~')) plain = plain.replace(ARROW_OR_TILDE, '$1: ');
  if (plain.includes('/')) plain = plain.replace(SOURCE, '');
  return plain.replace(GLUED_LABEL, '$1: ');
}
