import { createHash } from 'node:crypto';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../../content/site.ts';
import { theme, type Colours } from '../../../content/theme.ts';
import { toHex } from '../../domain/colour/colour.ts';
import type { Language } from '../../contract/languages.ts';
import { OWN_PAGE } from './page-cache.ts';

const { day, night, fonts } = theme;

const colours = ({ ground, sheet, ink, accent, onAccent }: Colours) =>
  `--ground: ${toHex(ground)}; --sheet: ${toHex(sheet)}; --ink: ${toHex(ink)}; --accent: ${toHex(accent)}; --on-accent: ${toHex(onAccent)}`;

/** The site's ink on film, by day and for who prefers dark, and black on white on paper. A sheet with a drawing is paper at night too: the drawing has the day's colours. */
const STYLE = `
:root { color-scheme: light; ${colours(day)} }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${colours(night)} } .sheet { color: ${toHex(day.ink)}; ${colours(day)} } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 '${fonts.text.family.replace(/ Variable$/, '')}', 'Helvetica Neue', Helvetica, Arial, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 2.2rem; line-height: 1.1; margin: 0 0 .75rem }
h2 { font-size: 1.5rem; line-height: 1.2; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 3px solid var(--ink) }
p, ul { margin: 0 0 1rem }
li { margin-bottom: .4rem }
dl { margin: 0 0 1rem }
dt { margin-top: .9rem; font-weight: 700 }
dd { margin: .3rem 0 0; padding: .75rem 1rem; border: 1.5px solid var(--ink); background: var(--sheet); overflow-wrap: anywhere }
a { color: var(--accent) }
form + form { margin-top: 1.75rem }
button { font: inherit; font-weight: 600; min-height: 44px; padding: .5rem 1.25rem; border: 3px solid var(--ink); background: var(--accent); color: var(--on-accent); cursor: pointer }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
h1 + .sheet { margin-top: 1.25rem }
.sheet { max-width: 34rem; margin: 0 0 1rem; border: 6px solid var(--ink); background: var(--sheet); break-inside: avoid }
.drawn { padding: clamp(.25rem, 3vw, 1.25rem) }
.drawn svg { display: block; width: 100%; height: auto }
.block { display: flex; flex-wrap: wrap; margin: 0; border-top: 3px solid var(--ink) }
.block div { flex: 1 1 8rem; padding: .6rem 1rem }
.block dt, .because dt { margin: 0 }
.block dt { font-weight: 400; font-size: .85rem }
.block dd { margin: 0; padding: 0; border: 0; background: none; font-weight: 700 }
.because dd { margin: 0 0 .75rem; padding: 0; border: 0; background: none }
.way a { display: inline-block; padding: .35rem 0; margin-inline-end: 1.5rem; font-weight: 600 }
.small { font-size: .9rem }
@media print, (min-width: 64rem) {
  main:has(.sheet) { max-width: 66rem }
  .sheet { float: left; width: 44%; margin-right: 2.5rem }
  h1 + .sheet { margin-top: 0 }
  .sheet ~ section { overflow: hidden }
  .sheet + section h2 { margin-top: 0 }
  .sheet ~ .small { clear: both; padding-top: 1.5rem }
}
@media print {
  body { background: #fff; font-size: 10.5pt }
  main { max-width: none; padding: 0 }
  h2, dt { break-after: avoid }
  dd, li { break-inside: avoid }
  .sheet { width: 9cm; margin-right: .8cm; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  .drawn { padding: .2cm }
  .block div { padding: .2rem .5rem }
  .way { display: none }
}
`;

/** The page's only style, as its policy names it. */
const styleHash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const policy = (formAction: "'none'" | "'self'") =>
  `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** Sent with the page: it runs nothing, loads nothing, tells nobody its address, is listed nowhere and kept by nobody. */
export const plainPageHeaders = {
  'content-security-policy': policy("'none'"),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': OWN_PAGE,
} as const;

/** Sent with a page that has a form of this site, and says how things stand now. */
export const formPageHeaders = {
  ...plainPageHeaders,
  'content-security-policy': policy("'self'"),
} as const;

/** A page of the server's own, for whoever follows a link in a mail; it needs no script. Loads React, so import it where a page is asked for. */
export function plainPage(about: string | { title: string; language: Language }, ...content: ReactNode[]): string {
  const { title, language } = typeof about === 'string' ? { title: about, language: 'en' } : about;
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex, nofollow' }),
    h('meta', { name: 'referrer', content: 'no-referrer' }),
    h('title', null, `${title} | ${site.brand}`),
    // The text must stay byte for byte what its hash is of.
    h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
  );
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: language }, head, h('body', null, h('main', null, ...content))))}`;
}
