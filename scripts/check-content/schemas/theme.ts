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

const radius = '0, or a length such as 0.5rem';
const own = 'the name of a file in this folder, or null';

export const theme = z.object({
  theme: z.object({
    day: colours,
    night: colours,
    fonts: z.object({ display: face, text: face, note: face }),
    radius: z.string(radius).regex(/^(0|\d*\.?\d+(rem|px|em))$/, radius),
    logo: z
      .object(
        { src: text, width: whole('pixels', 8, 400), height: whole('pixels', 8, 60) },
        'a picture with its size, or null',
      )
      .nullable(),
    icon: z.string(own).nullable(),
    card: z.string(own).nullable(),
  }),
});
