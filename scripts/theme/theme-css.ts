import { isAbsolute, join, relative } from 'node:path';
import type { Colours, Face, Theme } from '../../content/theme.ts';
import { laidOver, thinned } from '../../src/domain/colour/colour.ts';

/** What style sheets call the colours that are the same by day and at night. */
const tokens = {
  ground: '--film',
  well: '--film-2',
  sheet: '--sheet',
  ink: '--ink',
  quiet: '--ink-2',
  accent: '--plum',
  accentStrong: '--plum-2',
  onAccent: '--on-plum',
  light: '--glow',
  onLight: '--on-glow',
  good: '--verdigris',
  bad: '--brick',
} as const;

/**
 * What is lit. By day it is full of light. At night it is dim, so that all that lies over it, lines, notes and links too, is read there in the colours of the ground; what
 * glows by itself (`--glow`) is as bright as ever. Half lit, by the pointer or beforehand, is between that and the ground: where both can be read, it can.
 */
const lamps = {
  day: ({ light, lightSoft, onLight }: Colours) => ({ lamp: light, soft: lightSoft, on: onLight, line: 0.24 }),
  night: ({ lightSoft, ground, ink }: Colours) => ({
    lamp: lightSoft,
    soft: laidOver(lightSoft, ground, 0.5),
    on: ink,
    line: 0.22,
  }),
} as const;

/** Over the page behind a dialog, and under what hovers above it: dark at night too. */
const SHADE = 0.62;
const SHADOW = 0.22;

/** The table of colours of a scheme, by the names that style sheets have for them. */
export function schemeTokens(scheme: keyof typeof lamps, colours: Colours): ReadonlyMap<string, string> {
  const { lamp, soft, on, line } = lamps[scheme](colours);
  return new Map([
    ...Object.entries(tokens).map(([name, token]) => [token, String(Reflect.get(colours, name))] as const),
    ['--lamp', lamp],
    ['--lamp-2', soft],
    ['--on-lamp', on],
    ['--line', thinned(colours.ink, line)],
  ]);
}

/** Where it is night whatever the visitor prefers: `/dashboard`, a dark room, and the plan of the home page after hours. */
const AT_NIGHT = ":where(.dark, .hero:has([data-sky='night']) .plan-stage)";
/** Paper is always light. */
const PREFERS_DARK = 'screen and (prefers-color-scheme: dark)';

const written = (table: ReadonlyMap<string, string>) =>
  [...table].map(([token, value]) => `${token}: ${value};`).join(' ');

/** Where a face's file lies, for a style sheet in the project's folder. */
function fileOf({ file }: Face, root: string, content: string): string {
  if (!file.startsWith('./')) return file;
  const path = relative(root, join(content, file));
  return isAbsolute(path) || path.startsWith('.') ? path : `./${path}`;
}

/** The style sheet of a theme: its colours by day and at night, its faces, its corners. */
export function themeCss({ day, night, fonts, radius }: Theme, root: string, content: string): string {
  const faces = Object.values(fonts).map(
    (face) =>
      `@font-face { font-family: '${face.family}'; font-weight: ${face.weights}; font-display: swap; src: url('${fileOf(face, root, content)}') format('woff2'); }`,
  );
  const families = Object.entries(fonts).map(([use, { family, instead }]) => `--${use}: '${family}', ${instead};`);
  const shades = `--shade: ${thinned(day.ink, SHADE)}; --shadow: ${thinned(day.ink, SHADOW)};`;
  const atNight = written(schemeTokens('night', night));
  return `${faces.join('\n')}
:root { ${written(schemeTokens('day', day))} ${shades} ${families.join(' ')} --radius: ${radius === '0' ? '0px' : radius}; }
@media ${PREFERS_DARK} { :root { ${atNight} } }
${AT_NIGHT} { ${atNight} }
`;
}
