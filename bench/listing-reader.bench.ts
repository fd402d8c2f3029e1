import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { parseListing } from '../src/domain/deals/parse-listing.ts';
import { readListings, type Listing } from '../test-support/listings/read-listings.ts';
import { scoreListings } from '../test-support/listings/score-listings.ts';
import { usPlaces } from '../test-support/listings/us-places.ts';
import { report, type Figure } from './report.ts';
import { median } from './support/median.ts';
import { propertyText } from './support/property-text.ts';
import { bundleReader } from './support/bundle-reader.ts';

/**
 * The listing reader: its time on one property's text of three lengths, warm and at the first call of a process, on 200 KB of anything, and
 * how much of the texts in `listings/` it reads right.
 */
const CURRENT_YEAR = 2026;
const WARM_UP = 300;
const KB = 1000;
const FRESH_PROCESSES = 7;
const read = (text: string) => parseListing(text, { currentYear: CURRENT_YEAR, places: usPlaces });

function timeOf(text: string): number {
  const start = performance.now();
  read(text);
  return performance.now() - start;
}

function atMost(label: string, value: number, most: number): Figure {
  return { label, value, unit: 'ms', target: `<= ${most}`, met: value <= most };
}

function warmFigure(length: number, runs: number, most: number): Figure {
  const text = propertyText(length);
  return atMost(`${length / KB} KB, warm`, median(Array.from({ length: runs }, () => timeOf(text))), most);
}

const FIRST_CALL = `
  const [, reader, places, text] = process.argv;
  const { readFileSync } = await import('node:fs');
  const start = performance.now();
  const { readProperty, openPlaces } = await import(reader);
  readProperty(text, { currentYear: ${CURRENT_YEAR}, places: openPlaces(readFileSync(places, 'utf8')) });
  process.stdout.write(String(performance.now() - start));
`;

/** What the first press costs: a process of its own loads the reader, as one small file as a browser gets it, with its places and reads one text. */
function firstCall(reader: string): number {
  const places = fileURLToPath(new URL('../src/domain/deals/listing/us-places.txt', import.meta.url));
  const command = ['--input-type=module', '--eval', FIRST_CALL, reader, places, propertyText(10 * KB)];
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
  'Unit 1 ',
  '1 Main St, ',
  '\t',
  '"',
  '1,',
  '🛏 3 ',
  '$1 -> ',
  'Beds\tBaths\tSqft\n',
  'Beds: 3 ',
  'Reno, NV\n',
  'needs roof\n',
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

/** What a phone loads: the reader and its places, compressed as they are served. */
function weightFigure(reader: string): Figure {
  const places = new URL('../src/domain/deals/listing/us-places.txt', import.meta.url);
  const bytes = [fileURLToPath(reader), places].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
    0,
  );
  return { label: 'reader and places, brotli', value: bytes / KB, unit: 'KB', target: '<= 90', met: bytes <= 90 * KB };
}

const reader = await bundleReader();
const listings = readListings();
for (let run = 0; run < WARM_UP; run += 1) read(propertyText(KB));
report('listing reader', [
  warmFigure(KB, 200, 2),
  warmFigure(10 * KB, 100, 2),
  atMost('first call, import included', median(Array.from({ length: FRESH_PROCESSES }, () => firstCall(reader))), 30),
  weightFigure(reader),
  atMost('200 KB of one property', timeOf(propertyText(200 * KB)), 60),
  adversarialFigure(),
  ...scoreFigures('texts', listings),
]);
