import type { Colours } from '../../content/theme.ts';
import { contrastOf } from '../../src/domain/colour/colour.ts';

type Pair = readonly [front: keyof Colours, back: keyof Colours];

/** Text needs 4.5 to 1 by WCAG 2 AA; what is drawn, such as a wall or a mark, needs 3 to 1. */
const TEXT = 4.5;

const grounds = ['ground', 'well', 'sheet', 'lightSoft'] as const;

/** Which text stands on which ground, as the style sheets and mails use them. */
const pairs: readonly Pair[] = [
  ...grounds.flatMap((back) => [['ink', back] as const, ['quiet', back] as const, ['accent', back] as const]),
  ...(['ground', 'sheet', 'well', 'lightSoft'] as const).map((back) => ['bad', back] as const),
  ...(['ground', 'sheet'] as const).flatMap((back) => [['good', back] as const, ['accentStrong', back] as const]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onLight', 'light'],
  ['ground', 'ink'],
];

/** A pair that cannot be read well enough, as a sentence of what must be. */
export function lowContrasts(colours: Colours): { readonly front: keyof Colours; readonly says: string }[] {
  return pairs.flatMap(([front, back]) => {
    const ratio = contrastOf(colours[front], colours[back]);
    if (ratio >= TEXT) return [];
    return [
      {
        front,
        says: `a colour with a contrast of at least ${TEXT} to 1 to ${back} (${colours[back]}); it has ${(Math.floor(ratio * 100) / 100).toFixed(2)} to 1`,
      },
    ];
  });
}
