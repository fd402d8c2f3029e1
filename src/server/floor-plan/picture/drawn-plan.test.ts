import { expect, test } from 'vitest';
import { drawLetters } from '../../../../scripts/letters/draw-letters.ts';
import { type Drawing, type Part, drawPlan, drawStrip, LETTERS } from '../../../domain/floor-plan/drawing.ts';
import { planOf } from '../../../domain/floor-plan/floor-plan.ts';
import { sheetLayout } from '../../../domain/floor-plan/layouts.ts';
import { planRules } from '../../../domain/floor-plan/plan-rules.ts';
import { asSvg } from './plan-svg.ts';
import letters from './letters.json' with { type: 'json' };
import { textWidth } from './letters.ts';
import { wordingIn } from '../../words/say-in.ts';

type Text = Extract<Part, { kind: 'text' }>;
type Edges = readonly [left: number, top: number, right: number, bottom: number];

function edgesOf({ x, y, text, look, ends }: Text): Edges {
  const size = look === 'name' ? LETTERS.name : LETTERS.note;
  const width = textWidth(text, size);
  const left = ends ? x - width : x;
  return [left, y - size * 0.72, left + width, y + size * 0.22];
}

const overlap = (a: Edges, b: Edges) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const boxes = Object.values(sheetLayout.boxes);
const isWithinARoom = ([left, top, right, bottom]: Edges) =>
  boxes.some(([x, y, width, height]) => left >= x && top >= y && right <= x + width && bottom <= y + height);

/** Plans that together have every note, every leak with every mend, and every pair of notes in one room. */
function* plans(): Generator<Record<string, string>> {
  const values = (id: string) => Object.keys(planRules[id]?.options ?? {});
  for (const painPoint of values('painPoint'))
    for (const leadVolume of values('leadVolume'))
      for (const leadSource of values('leadSource'))
        for (const monthlyRevenue of values('monthlyRevenue'))
          for (const [at, teamSize] of values('teamSize').entries())
            for (const yesNo of ['yes', 'no'])
              yield {
                hasWebsite: yesNo,
                missedCalls: yesNo,
                manualFollowUp: yesNo,
                usedCRM: yesNo,
                painPoint,
                leadVolume,
                leadSource,
                monthlyRevenue,
                teamSize,
                yearGoal: values('yearGoal')[at * 2 + (yesNo === 'yes' ? 1 : 0)] ?? '',
              };
}

function faultsOf({ parts, width, height }: Drawing): string[] {
  const texts = parts.filter((part) => part.kind === 'text').map((part) => ({ text: part.text, edges: edgesOf(part) }));
  return texts.flatMap(({ text, edges }, index) => [
    ...(isWithinARoom(edges) ? [] : [`${text} leaves its room`]),
    ...(edges[2] <= width && edges[3] <= height ? [] : [`${text} leaves the sheet`]),
    ...texts.slice(index + 1).flatMap((other) => (overlap(edges, other.edges) ? [`${text} / ${other.text}`] : [])),
  ]);
}

test('9. every word stands within its room, and none over another', () => {
  const faults = new Set<string>();
  for (const answers of plans())
    for (const to of [undefined, wordingIn('es')])
      for (const fault of faultsOf(drawPlan(planOf(answers), to))) faults.add(fault);
  expect([...faults]).toEqual([]);
});

test('10. the leak and the mend are named, and what is dark is hatched', () => {
  const { parts } = drawPlan(planOf({ missedCalls: 'yes', painPoint: 'missed-calls' }));
  const words = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  expect(words.filter((word) => word === 'leak')).toHaveLength(1);
  expect(words).toContain('mend');
  expect(parts.filter(({ look }) => look === 'hatch')).toHaveLength(1);
});

test('a house without a website has no door, and one about which nothing is known is drawn all the same', () => {
  const doors = (answers: Record<string, string>) =>
    drawPlan(planOf(answers)).parts.filter((part) => part.kind === 'path' && part.d === sheetLayout.closedDoor);
  expect(doors({ hasWebsite: 'no' })).toHaveLength(1);
  expect(doors({ hasWebsite: 'yes' })).toHaveLength(0);
  expect(doors({})).toHaveLength(0);
});

test('the strip under a question lights a place with each answer about a new one, and has no words', () => {
  const answers: Record<string, string> = {};
  let lit = 0;
  for (const [id, value] of [
    ['hasWebsite', 'yes'],
    ['leadVolume', '16+'],
    ['missedCalls', 'no'],
    ['usedCRM', 'yes'],
  ] as const) {
    answers[id] = value;
    const { parts } = drawStrip(planOf(answers));
    lit += 1;
    expect(parts.filter(({ look }) => look === 'lit')).toHaveLength(lit);
    expect(parts.every(({ kind }) => kind === 'path')).toBe(true);
  }
});

test('the picture draws its words as outlines and defines each letter once', () => {
  const svg = asSvg(drawPlan(planOf({ missedCalls: 'yes' })), 'A "plan" <of> A & B');
  expect(svg).toContain('aria-label="A &quot;plan&quot; &lt;of> A &amp; B"');
  expect(svg).not.toContain('<text');
  const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/href="#(\w+)"/g)) expect(ids).toContain(used);
  expect(svg.length).toBeLessThan(40_000);
});

test('the letters are those of the face as it is installed (`node scripts/letters/write-letters.ts`)', () => {
  expect(letters).toEqual(drawLetters());
});
