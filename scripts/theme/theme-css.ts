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

const LINE_BY_DAY = 0.24;
const LINE_AT_NIGHT = 0.22;
/** Over the page behind a dialog, and under what hovers above it: dark at night too. */
const SHADE = 0.62;
const SHADOW = 0.22;

function colourTokens(colours: Colours, line: number): string {
  const set = Object.entries(tokens).map(([name, token]) => `${token}: ${Reflect.get(colours, name)};`);
  return [...set, `--line: ${thinned(colours.ink, line)};`].join(' ');
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
:root { ${colourTokens(day, LINE_BY_DAY)} ${shades} ${families.join(' ')} --radius: ${radius === '0' ? '0px' : radius}; }
.dark { ${colourTokens(night, LINE_AT_NIGHT)} }
`;
}
