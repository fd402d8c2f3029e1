import { keptAside, workedWith } from '../src/domain/deals/listing/corpus/all-texts.ts';
import type { CorpusText } from '../src/domain/deals/listing/corpus/corpus-text.ts';
import { scoreCorpus } from '../src/domain/deals/listing/corpus/score.ts';
import { parseListing } from '../src/domain/deals/parse-listing.ts';
import { report, type Figure } from './report.ts';
import { median } from './support/median.ts';

/** The listing reader: its time on texts of three lengths, once warm, and how much of both corpora it reads right. */
const CURRENT_YEAR = new Date().getFullYear();
const WARM_UP = 300;
const KB = 1000;

const pages = workedWith.map(({ text }) => text).toSorted((a, b) => b.length - a.length);

/** Listings of the corpus one after the other, the longest first, cut at that many characters. */
function textOf(length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += `${pages[at % pages.length]}\n`;
  return text.slice(0, length);
}

function medianTime(text: string, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    parseListing(text, { currentYear: CURRENT_YEAR });
    return performance.now() - start;
  });
  return median(times);
}

function timeFigure(length: number, runs: number, most: number): Figure {
  const value = medianTime(textOf(length), runs);
  return { label: `${length / KB} KB of listings`, value, unit: 'ms', target: `<= ${most}`, met: value <= most };
}

function scoreFigures(name: string, texts: readonly CorpusText[]): Figure[] {
  const score = scoreCorpus(texts, CURRENT_YEAR);
  const share = ({ right, total }: { right: number; total: number }) => (100 * right) / total;
  const figure = (label: string, value: number, least: number): Figure => ({
    label: `${name}: ${label}`,
    value,
    unit: '%',
    target: `>= ${least}`,
    met: value >= least,
  });
  return [
    figure(`fields right of ${score.fields.total}`, share(score.fields), 98.5),
    figure(`texts right in every field of ${score.texts.total}`, share(score.texts), 92),
  ];
}

for (let run = 0; run < WARM_UP; run += 1) parseListing(textOf(10 * KB), { currentYear: CURRENT_YEAR });
report('listing reader', [
  timeFigure(KB, 200, 2),
  timeFigure(10 * KB, 200, 2),
  timeFigure(100 * KB, 20, 20),
  ...scoreFigures('texts worked with', workedWith),
  ...scoreFigures('texts kept aside', keptAside),
]);
