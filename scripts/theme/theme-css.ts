import { isAbsolute, join, relative } from 'node:path';
import type { Colours, Face, Theme } from '../../content/theme.ts';
import { thinned } from '../../src/domain/colour/colour.ts';

/** What style sheets call the colours. */
const tokens: Readonly<Record<keyof Colours, string>> = {
  ground: '--film',
  well: '--film-2',
  sheet: '--sheet',
  ink: '--ink',
  quiet: '--ink-2',
  accent: '--plum',
  accentStrong: '--plum-2',
  onAccent: '--on-plum',
  light: '--lamp',
  lightSoft: '--lamp-2',
  onLight: '--on-lamp',
  good: '--verdigris',
  bad: '--brick',
};

const BY_DAY = { line: 0.24, lit: 'light' } as const;
const BY_NIGHT = { line: 0.22, lit: 'lightSoft' } as const;
/** Over the page behind a dialog, and under what hovers above it: dark at night too. */
const SHADE = 0.62;
const SHADOW = 0.22;

/** Where it is night: `/dashboard`, a room that is dark, and the plan of the home page while nobody picks up the phone. */
const AT_NIGHT = ":where(.dark, .hero:has([data-sky='night']) .plan-stage)";

/** `lit` is what fills a room of a plan that is lit: lines and names lie over it, in the colours of the ground. */
function colourTokens(colours: Colours, { line, lit }: { line: number; lit: keyof Colours }): string {
  const set = Object.entries(tokens).map(([name, token]) => `${token}: ${Reflect.get(colours, name)};`);
  return [...set, `--line: ${thinned(colours.ink, line)};`, `--room-lit: ${colours[lit]};`].join(' ');
}

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
  return `${faces.join('\n')}
:root { ${colourTokens(day, BY_DAY)} ${shades} ${families.join(' ')} --radius: ${radius === '0' ? '0px' : radius}; }
${AT_NIGHT} { ${colourTokens(night, BY_NIGHT)} }
`;
}
