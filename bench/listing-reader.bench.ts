import { execFileSync } from 'node:child_process';
import { parseListing } from '../src/domain/deals/parse-listing.ts';
import { readListings, type Listing } from '../test-support/listings/read-listings.ts';
import { scoreListings } from '../test-support/listings/score-listings.ts';
import { usPlaces } from '../test-support/listings/us-places.ts';
import { report, type Figure } from './report.ts';
import { median } from './support/median.ts';

/**
 * The listing reader: its time on one property's text of three lengths, warm and at the first call of a process, on 200 KB of anything, and
 * how much of the texts in `listings/` it reads right.
 */
const CURRENT_YEAR = 2026;
const WARM_UP = 300;
const KB = 1000;
const FRESH_PROCESSES = 7;
const read = (text: string) => parseListing(text, { currentYear: CURRENT_YEAR, places: usPlaces });

const HEAD = `4418 N Larkspur Ln, Fort Worth, TX 76133
$289,900
3 beds 2 baths 1,512 sqft
Year built: 1984
Lot size: 7,405 sqft
Property type: Single family residence
Parking: 2 car attached garage
Sewer: public sewer
`;

/** Nothing in it turns to another home, so no stage may put a part of it aside. */
const ROOMS = `Interior
Flooring: tile, carpet and laminate
Kitchen: granite counters, new range in 2021, breakfast bar, 12 x 14
Primary suite: walk-in closet, double vanity, 15 x 16
Remarks: The living room has a brick fireplace and opens to a covered patio. The roof was replaced in 2019 and the water heater in 2022.
Heating: central gas. Cooling: central electric, 2 units.
The fenced yard has mature oaks, a shed of 120 sq ft and room for a boat. Walk to the park; 5 minutes to I-20.
Utility costs run about $210 a month. HOA dues: none. Taxes: $5,120 (2024).
`;

/** One property's own words at that length: whatever stages a reader has, all of it is read. */
function textOf(length: number): string {
  return `${HEAD}${ROOMS.repeat(Math.ceil(length / ROOMS.length))}`.slice(0, length);
}

function timeOf(text: string): number {
  const start = performance.now();
  read(text);
  return performance.now() - start;
}

function atMost(label: string, value: number, most: number): Figure {
  return { label, value, unit: 'ms', target: `<= ${most}`, met: value <= most };
}

function warmFigure(length: number, runs: number, most: number): Figure {
  const text = textOf(length);
  return atMost(`${length / KB} KB, warm`, median(Array.from({ length: runs }, () => timeOf(text))), most);
}

const FIRST_CALL = `
  const { readFileSync } = await import('node:fs');
  const [, domain, text] = process.argv;
  const start = performance.now();
  const [{ parseListing }, { openPlaces }] = await Promise.all([
    import(domain + 'parse-listing.ts'),
    import(domain + 'listing/us-places.ts'),
  ]);
  const places = openPlaces(readFileSync(new URL(domain + 'listing/us-places.txt'), 'utf8'));
  parseListing(text, { currentYear: ${CURRENT_YEAR}, places });
  process.stdout.write(String(performance.now() - start));
`;

/** What the first press costs: a process of its own loads the reader with its places and reads one text. */
function firstCall(): number {
  const domain = new URL('../src/domain/deals/', import.meta.url).href;
  const command = ['--input-type=module', '--eval', FIRST_CALL, domain, textOf(10 * KB)];
  return Number(execFileSync(process.execPath, command, { encoding: 'utf8' }));
}

/** What a reader may trip over when there is much of it. */
const REPEATS = [
  '1',
  '-',
  ' ',
  ',',
  '$',
  '(',
  'a',
  '\n',
  '.',
  '|',
  '1 ',
  'a ',
  '1/',
  'N ',
  '$1,000 ',
  '12 Main St ',
  '75201 ',
  'XX ',
  '3\nbeds\n',
  'lot 50 x 120 ',
  '<p ',
  'a:',
  'Lot\n \n',
  'x ~ ',
  'Ann: q?\nBo: a\n',
  'a,b\n',
  '1\ta\t',
  'Price: ',
  '"a""b",',
  '1 to ',
  'Dallas TX ',
  '12 N N N ',
  'http://a.b/',
  '> > ',
  '&amp;',
  'not ',
  '🛏',
  'January ',
  'Comps\n',
  '1) 12 Oak St\n',
];

function adversarialFigure(): Figure {
  const length = 200 * KB;
  const times = REPEATS.map((unit) => {
    const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    return { unit, time: median([timeOf(text), timeOf(text), timeOf(text)]) };
  });
  const worst = times.reduce((most, next) => (next.time > most.time ? next : most));
  return atMost(`200 KB of the worst of ${REPEATS.length} repeats (${JSON.stringify(worst.unit)})`, worst.time, 60);
}

function scoreFigures(name: string, listings: readonly Listing[]): Figure[] {
  const { fields, texts, claimed } = scoreListings(listings, read);
  const figure = (label: string, { right, total }: { right: number; total: number }, least: number): Figure => {
    const value = (100 * right) / total;
    return { label: `${name}: ${label} of ${total}`, value, unit: '%', target: `>= ${least}`, met: value >= least };
  };
  return [
    figure('fields right', fields, 98.5),
    figure('texts right in every field', texts, 92),
    figure('values right', claimed, 99.5),
  ];
}

const listings = readListings();
for (let run = 0; run < WARM_UP; run += 1) read(textOf(KB));
report('listing reader', [
  warmFigure(KB, 200, 2),
  warmFigure(10 * KB, 100, 2),
  atMost('first call, import included', median(Array.from({ length: FRESH_PROCESSES }, firstCall)), 30),
  atMost('200 KB of one property', timeOf(textOf(200 * KB)), 60),
  adversarialFigure(),
  ...scoreFigures('texts', listings),
]);
