import type { Line } from '../split-lines.ts';

/** A label and what stands beside it, both as written. */
export interface Pair {
  readonly label: string;
  readonly value: string;
  readonly line: number;
}

/** Fields whose value is words. */
export type WordField =
  'address' | 'unit' | 'city' | 'state' | 'zip' | 'place' | 'pool' | 'sewer' | 'occupancy' | 'type' | 'garage';

const labels: Readonly<Record<WordField, RegExp>> = {
  address:
    /^(?:(?:property|subject|site|situs|street|full|physical|location|house|home|prop|inspected|listing)[ _.]?)?(?:address|addr|add|street|location|addy|direcci[oó]n|situs|subject(?: property)?)(?: line 1| 1)?$/,
  unit: /^(?:unit|unit ?(?:#|no\.?|number)|apt|apartment)$/,
  city: /^(?:(?:property|situs|prop|site|mailing )?[ _.]?(?:city|town|ciudad|municipality)|city\/town)$/,
  state: /^(?:(?:property|situs|prop|site)?[ _.]?(?:state|estado|st|province))$/,
  zip: /^(?:(?:property|situs|prop|site)?[ _.]?(?:zip|zip[ _]?code|postal[ _]?code|c[oó]digo postal|c\.?p\.?))$/,
  place:
    /^(?:city,? ?(?:\/|&|and)? ?(?:state|st)(?:,? ?(?:\/|&|and)? ?zip(?: code)?)?|town|ciudad y estado|city state zip)$/,
  pool: /^(?:(?:private|pvt|pv|priv|own|swimming|in-?ground)? ?(?:pool|pol|piscina|alberca)(?: ?[-/(]? ?(?:private|y\/n|yn|features?|description|type|in-?ground|pvt)\)?){0,2}\??)$/,
  sewer:
    /^(?:(?:water ?(?:\/|&|and) ?)?(?:sewer|swr|sewage|waste ?water|drenaje|alcantarillado)(?: ?(?:type|system|source|service|info))?|sewer ?(?:\/|or) ?septic|septic ?(?:\/|or) ?sewer)\??$/,
  occupancy:
    /^(?:occ|occup(?:ancy|ied|ant)(?: (?:status|by|type))?|occupied by|occupant type|possession ?\/ ?occupancy|occupancy ?\/ ?possession|property occupancy|(?:currently |current )?occupan(?:cy|t)(?: status)?|vacan(?:t|cy)(?: or occupied)?|occupancy at \w{3,12}|ocupaci[oó]n)\??$/,
  type: /^(?:(?:property|prop|home|house|building|structure|dwelling|unit|housing|residence)? ?(?:sub[ -]?)?(?:type|typ|style|class)(?: of home)?|structure|ptyp|p-?type|kind|tipo(?: de propiedad)?)$/,
  garage: /^(?:garages?|gar|garage ?(?:y\/n|yn|spaces?|stalls?|size)|cochera|garaje)\??$/,
};

const SEPARATED = /^([^:=]{1,40}?)\s?(?::|=|->| - )\s?(\S.{0,200})$/;
/** `Type: Single Family / Lot Size: 6,098`. */
const NEXT_LABEL = /(?: \/ | {2,}|; )(?=[A-Za-z#][A-Za-z# ]{1,22}:)/;
const LABELLED = /^[^:=]{1,40}?\s?(?:[:=]|->)\s?\S/;
const MAX_LABEL = 40;

interface Cell {
  readonly text: string;
  readonly line: number;
}

/** Every label holds one of these. */
const ANY =
  /add|street|locat|direcc|situs|subject|unit|apt|apart|city|town|ciudad|municip|state|estado|st\b|province|zip|postal|c\.?p|pool|pol|piscina|alberca|sew|swr|sept|waste|drenaje|alcant|occ|vacan|ocup|typ|style|class|kind|tipo|gar|cochera/;

function fieldOf(label: string): WordField | undefined {
  if (label.length > MAX_LABEL + 6) return undefined;
  const low = label.toLowerCase();
  if (!ANY.test(low)) return undefined;
  const bare = low
    .replace(/[\s:=.?*-]{1,4}$/, '')
    .replace(/^(?:[\s*"'#-]{1,3}|\(?\d{1,2}[.)] )/, '')
    .replaceAll('_', ' ')
    .trim();
  if (bare === '' || bare.length > MAX_LABEL) return undefined;
  for (const field of Object.keys(labels)) if (isField(field) && labels[field].test(bare)) return field;
  return undefined;
}

function isField(name: string): name is WordField {
  return name in labels;
}

/** Whether such a label names a field in words. */
export function isLabelOfWords(label: string): boolean {
  return fieldOf(label) !== undefined;
}

function cellsOf(lines: readonly Line[]): Cell[] {
  const cells: Cell[] = [];
  for (const [line, { text }] of lines.entries()) {
    for (const part of /[\t|;•]/.test(text) ? text.split(/[\t|;•]/) : [text]) {
      const trimmed = part.trim();
      const cell = trimmed.includes('"') ? trimmed.replace(/^"|"$/g, '') : trimmed;
      if (cell !== '') cells.push({ text: cell, line });
    }
  }
  return cells;
}

function endsWithColon(text: string): boolean {
  return text.endsWith(':') || text.endsWith('=');
}

/** What stands under or beside the labels of fields in words, in the order of the text. */
export function readPairs(lines: readonly Line[]): Map<WordField, Pair[]> {
  const found = new Map<WordField, Pair[]>();
  const add = (field: WordField, pair: Pair): void => void found.set(field, [...(found.get(field) ?? []), pair]);
  const cells = cellsOf(lines);
  cells.forEach(({ text, line }, at) => {
    const waits = endsWithColon(text) && fieldOf(text) !== undefined;
    const said = waits || !/[:=]|->| - /.test(text) ? null : SEPARATED.exec(text);
    const field = said?.[1] === undefined ? undefined : fieldOf(said[1]);
    if (said && field) {
      const [value = ''] = (said[2] ?? '').split(NEXT_LABEL);
      add(field, { label: said[1] ?? '', value: value.trim(), line });
      return;
    }
    const alone = fieldOf(text);
    const next = cells[at + 1];
    if (
      !alone ||
      !next ||
      next.line > line + 1 ||
      (fieldOf(next.text) !== undefined && !(alone === 'sewer' && /^city$/i.test(next.text)))
    )
      return;
    // `Label:` waits for its value; a bare word is a label only where the next cell is no label with a value of its own.
    if (endsWithColon(text) || !LABELLED.test(next.text)) add(alone, { label: text, value: next.text, line });
  });
  return found;
}
