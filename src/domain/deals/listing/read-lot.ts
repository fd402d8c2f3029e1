import type { Reading } from './listing-fields.ts';
import type { Line } from './split-lines.ts';

const ACRES =
  /(?<![\d.,$/-])(\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})(?: ?\+\/?-?)?[ -]?(?:acres?|acs?|acre lot|acreage)(?![a-z]| ?(?:unit|system|and|replaced|was|is|done|new|from|works|in |20\d\d)| (?:st|street|ln|lane|dr|drive|rd|road|ave|avenue|ct|court|pl|place|way|cir|circle|trl|trail|blvd|ter|terrace|pkwy|parkway|cv|loop|pike)\b)/;
const FRACTION = /(?<![\d.,$/-])(?:(\d) )?(1|3)\/(2|3|4|8) ?(?:of an )?-?(?:acres?|ac)\b/;
const FRACTION_WORDS = /\b(quarter|half|third|three[- ]quarters?|one)(?: of)?(?: an?)?[ -]acres?\b/;
const ACRES_LABEL =
  /(?:lot(?: size)?(?=[:\s]{1,2}\d?\.\d)|acres?|acreage|lot acres|lot size \(acres\)|lot \(acres\))[\s:=-]{1,4}(\d{0,4}\.\d{1,4}|\d{1,4})(?![\d,/])(?! ?(?:sq|bed|bath|bd|x))/;
const UNIT = String.raw`(?:sq\.? ?f(?:ee|oo)?t\.?|sqft\.?|sq\.? feet|sf|square f(?:ee|oo)t|pies cuadrados|ft2)`;
const FEET_BEFORE_LOT = new RegExp(
  String.raw`(?<![\d.,$/-])(\d{1,3}(?:,\d{3}){1,2}|\d{3,7}) ?${UNIT} ?-?\(?(?:corner )?lot\b`,
);
const FEET_AFTER_LABEL = new RegExp(
  String.raw`(?<![a-z])(?:lot|land|terreno|lote)(?: size| area| sq\.? ?ft\.?| sqft| sf)?(?: ?\(?${UNIT}\)?)?(?: is)?[\s:=~-]{1,4}(?:approx\.? |about )?(\d{1,3}(?:,\d{3}){1,2}|\d{3,7})(?![\d.,]\d)(?! ?(?:acre|ac\b|x))`,
);
const SIDES = /(?<![\d.,$/])(\d{2,4}(?:\.\d)?)(?: ?(?:'|ft\.?|feet))? ?(?:x|by) ?(\d{2,4}(?:\.\d)?)(?!\d)/g;
const OTHER_SIDES = /(?:gar(?:age)?|room|rm|bed|kitchen|shed|shop|barn|porch|deck|patio|pool|bldg)\b[^,;|•\t]{0,16}$/;
const LOT_NEAR = /lot|\bsite\b|land|terreno|parcel|dim|lote/;

const fractionWords: Readonly<Record<string, string>> = { quarter: '0.25', half: '0.5', third: '0.33', one: '1' };

function inAcres(text: string): string {
  const acres = text.startsWith('.') ? `0${text}` : text;
  const plain = acres.includes('.') ? String(Number(acres)) : acres.replace(/^0+(?=\d)/, '');
  return Number(plain) === 1 ? '1 acre' : `${plain} acres`;
}

interface Measure {
  readonly at: number;
  readonly value: string;
}

function acresOf(low: string): Measure | undefined {
  const fraction = FRACTION.exec(low);
  if (fraction) {
    const acres = Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
    return { at: fraction.index, value: inAcres(String(Math.round(acres * 1000) / 1000)) };
  }
  const said = ACRES.exec(low) ?? ACRES_LABEL.exec(low);
  if (said?.[1] !== undefined && Number(said[1]) > 0) return { at: said.index, value: inAcres(said[1]) };
  const word = FRACTION_WORDS.exec(low);
  return word?.[1] === undefined ? undefined : { at: word.index, value: inAcres(fractionWords[word[1]] ?? '0.75') };
}

function feetOf(low: string): Measure | undefined {
  const said = FEET_BEFORE_LOT.exec(low) ?? FEET_AFTER_LABEL.exec(low);
  const feet = Number((said?.[1] ?? '').replaceAll(',', ''));
  return said && feet >= 300 ? { at: said.index, value: `${feet.toLocaleString('en-US')} sq ft` } : undefined;
}

function sidesOf(low: string): Measure | undefined {
  for (const match of low.matchAll(SIDES)) {
    const around = low.slice(Math.max(0, match.index - 24), match.index + match[0].length + 14);
    const before = low.slice(Math.max(0, match.index - 20), match.index);
    if (LOT_NEAR.test(around) && !OTHER_SIDES.test(before) && Number(match[1]) >= 15)
      return { at: match.index, value: `${match[1]} x ${match[2]}` };
  }
  return undefined;
}

/** SPEC 13: the first measure of the lot, as the text measures it. */
export function readLotSize(lines: readonly Line[]): Reading | undefined {
  for (const { low } of lines) {
    if (!/acre|\bac\b|\dac\b|lot|land|terreno|lote|parcel|site|dim/.test(low)) continue;
    const [first] = [acresOf(low), feetOf(low), sidesOf(low)]
      .filter((measure) => measure !== undefined)
      .sort((a, b) => a.at - b.at);
    if (first) return { value: first.value };
  }
  return undefined;
}
