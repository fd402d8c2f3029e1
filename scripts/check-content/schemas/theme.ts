import { z } from 'zod';
import type { Colour, Colours } from '../../../content/theme.ts';
import { readColour } from '../../../src/domain/colour/colour.ts';
import { lowContrasts } from '../../theme/contrasts.ts';
import { text, whole } from '../values.ts';

const colour = z.custom<Colour>(
  (given) => typeof given === 'string' && readColour(given) !== null,
  'a colour such as #722877 or oklch(0.42 0.145 325)',
);

const colours: z.ZodType<Colours> = z
  .object({
    ground: colour,
    well: colour,
    sheet: colour,
    ink: colour,
    quiet: colour,
    accent: colour,
    accentStrong: colour,
    onAccent: colour,
    light: colour,
    lightSoft: colour,
    onLight: colour,
    good: colour,
    bad: colour,
  })
  .superRefine((all, context) => {
    for (const { front, says } of lowContrasts(all)) context.addIssue({ code: 'custom', path: [front], message: says });
  });

const weights = 'the lightest and the boldest weight, such as 400 700';
const face = z.object({
  family: text,
  file: text.refine((file) => file.endsWith('.woff2'), 'a WOFF2 file such as ./public/fonts/mine.woff2'),
  weights: z.string(weights).regex(/^\d{3}( \d{3})?$/, weights),
  instead: text,
  cardFile: text.optional(),
});

/** With rounder ones, what stands in a corner would reach over its wall. */
const ROUNDEST = { rem: 1, em: 1, px: 16 } as const;
const radius = '0, or a length of at most 1rem or 16px, such as 0.5rem';
const isRadius = (given: string) => {
  const [, length, unit] = /^(\d*\.?\d+)(rem|px|em)$/.exec(given) ?? [];
  return given === '0' || (unit !== undefined && Number(length) <= (Reflect.get(ROUNDEST, unit) ?? 0));
};
const own = 'the name of a file in this folder, or null';

export const theme = z.object({
  theme: z.object({
    day: colours,
    night: colours,
    fonts: z.object({ display: face, text: face, note: face }),
    radius: z.string(radius).refine(isRadius, radius),
    logo: z
      .object(
        { src: text, width: whole('pixels', 8, 400), height: whole('pixels', 8, 60), atNight: text.optional() },
        'a picture with its size, or null',
      )
      .nullable(),
    icon: z.string(own).nullable(),
    card: z.string(own).nullable(),
  }),
});
