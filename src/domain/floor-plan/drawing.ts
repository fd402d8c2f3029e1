import type { FloorPlan, PlanPlace } from './floor-plan.ts';
import { type PlaceId, placeNames } from './places.ts';
import { type Box, sheetLayout, stripLayout } from './layouts.ts';
import { fill } from '../words/fill.ts';
import type { Wording } from './plan-words.ts';

/** How a part looks; who draws it gives the look its colours. */
export type Look =
  | 'open'
  | 'plain'
  | 'lit'
  | 'dark'
  | 'hatch'
  | 'beam'
  | 'wall'
  | 'partition'
  | 'planned'
  | 'hair'
  | 'person'
  | 'leak'
  | 'drip'
  | 'lamp'
  | 'name'
  | 'note'
  | 'leak-word'
  | 'mend-word';

/** A part of the drawing, in the drawing's own units; parts lie over those before them. */
export type Part =
  | { readonly kind: 'path'; readonly look: Look; readonly d: string }
  | {
      readonly kind: 'text';
      readonly look: Look;
      readonly x: number;
      readonly y: number;
      readonly text: string;
      /** The text ends at `x`. */
      readonly ends?: true;
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

/** The sizes of the sheet's letters, in its units. */
export const LETTERS = { name: 17, note: 14.5 } as const;
const MARGIN = 11;
const LINE = 18;
const LAMP = 7;
const HATCH = 9;

const path = (look: Look, d: string): Part => ({ kind: 'path', look, d });

export function boxPath([x, y, width, height]: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Slanted lines, cut at the walls: a dark room is told from a plain one without its colour. */
function hatchPath([x, y, width, height]: Box): string {
  const lines: string[] = [];
  for (let at = HATCH; at < width + height; at += HATCH) {
    const [fromX, fromY] = at <= height ? [x, y + at] : [x + at - height, y + height];
    const [toX, toY] = at <= width ? [x + at, y] : [x + width, y + at - width];
    lines.push(`M${fromX} ${fromY}L${toX} ${toY}`);
  }
  return lines.join('');
}

/** The light of the lamp that is to be hung in a corner. */
function beamPath([x, y, width, height]: Box): string {
  return `M${x + width - 17} ${y + height - 16}L${x + width * 0.18} ${y}H${x + width}V${y + height}z`;
}

/** That lamp, with its word. */
function mendParts([x, y, width, height]: Box, to: Wording): Part[] {
  const [lampX, lampY] = [x + width - 17, y + height - 16];
  const circle = `M${lampX - LAMP} ${lampY}a${LAMP} ${LAMP} 0 1 0 ${2 * LAMP} 0a${LAMP} ${LAMP} 0 1 0 ${-2 * LAMP} 0`;
  return [
    path('lamp', circle),
    { kind: 'text', look: 'mend-word', x: lampX - LAMP - 6, y: lampY + 5, text: to('mend'), ends: true },
  ];
}

function wordsOf({ id, notes, leaks }: PlanPlace, [x, y, width]: Box, to: Wording): Part[] {
  const left = x + MARGIN;
  return [
    { kind: 'text', look: 'name', x: left, y: y + 25, text: to(placeNames[id].name) },
    ...notes.map((text, line): Part => ({
      kind: 'text',
      look: leaks && line === 0 ? 'leak-word' : 'note',
      x: left,
      y: y + 45 + line * LINE,
      text: to(text),
    })),
    ...(leaks
      ? [{ kind: 'text', look: 'leak-word', x: x + width - MARGIN, y: y + 25, text: to('leak'), ends: true } as const]
      : []),
  ];
}

/** The people who come by: as many as the answers say. */
const crowd: Readonly<Record<string, number>> = {
  '1-5 leads a week': 1,
  '6-15 leads a week': 3,
  '16+ leads a week': 6,
};

function peopleParts({ notes }: PlanPlace): Part[] {
  const count = Math.max(0, ...notes.map((note) => crowd[note] ?? 0));
  const { people } = sheetLayout;
  return people.slice(0, count).map(([x, y]) => path('person', `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`));
}

function placeParts(place: PlanPlace): Part[] {
  const box = sheetLayout.boxes[place.id];
  const { state, mended } = place;
  return [
    path(state, boxPath(box)),
    ...(state === 'dark' ? [path('hatch', hatchPath(box))] : []),
    ...(mended ? [path('beam', beamPath(box))] : []),
  ];
}

/** The whole plan with its words, 360 units wide: on a phone its smallest letters are 12 pixels high. */
export function drawPlan(plan: FloorPlan, to: Wording = fill): Drawing {
  const { width, height, boxes, walls, closedDoor, openDoor, partitions, extension, furniture, ways } = sheetLayout;
  const placed = (id: PlaceId) => plan.places.find((place) => place.id === id);
  const isKnown = (id: PlaceId) => (placed(id)?.state ?? 'open') !== 'open';
  const shown = plan.places.filter(({ id }) => id !== 'extension' || isKnown('extension'));
  const hasDoor = placed('frontDoor')?.state !== 'dark';
  const leakPath = plan.leak === null ? undefined : ways[plan.leak];
  const street = placed('street');
  return {
    width,
    height,
    parts: [
      ...shown.flatMap(placeParts),
      ...shown.flatMap(({ id, state, leaks }) => (state === 'open' || leaks ? [] : [path('hair', furniture[id])])),
      ...(isKnown('extension') ? [path('planned', extension)] : []),
      path('partition', partitions),
      path('wall', walls),
      ...(hasDoor ? [path('hair', openDoor)] : [path('wall', closedDoor)]),
      ...(street === undefined ? [] : peopleParts(street)),
      ...(leakPath === undefined ? [] : [path('leak', leakPath.crack), path('drip', leakPath.way)]),
      ...shown.filter(({ mended }) => mended).flatMap(({ id }) => mendParts(boxes[id], to)),
      ...shown.flatMap((place) => wordsOf(place, boxes[place.id], to)),
    ],
  };
}

/** The same house without words, for the space under a question. */
export function drawStrip(plan: FloorPlan): Drawing {
  const { width, height, boxes } = stripLayout;
  const known = plan.places.filter(({ state }) => state !== 'open');
  return {
    width,
    height,
    parts: [
      ...plan.places.map(({ id }) => path('hair', boxPath(boxes[id]))),
      ...known.flatMap(({ id, state }) => [
        path(state, boxPath(boxes[id])),
        ...(state === 'dark' ? [path('hatch', hatchPath(boxes[id]))] : []),
      ]),
      ...known.map(({ id }) => path('partition', boxPath(boxes[id]))),
      ...known.filter(({ leaks }) => leaks).map(({ id }) => path('leak', boxPath(boxes[id]))),
    ],
  };
}
