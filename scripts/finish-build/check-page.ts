import { noteChanges } from './early-changes.ts';
import { startFaces } from './late-faces.ts';

/** Their hashes are in the policy. */
const allowed = [startFaces, noteChanges].map((script) => `<script>${script}</script>`);

const forbidden = [
  {
    what: 'an inline script',
    pattern: /<script(?![^>]*\s(?:src=|type="(?:application\/ld\+json|speculationrules)"))[^>]*>[^<]/,
  },
  { what: 'a style attribute', pattern: /<[a-z][^<>]*\sstyle="/i },
  { what: 'a module preload', pattern: /rel="modulepreload"/ },
  { what: 'an inline event handler', pattern: /<[a-z][^<>]*\son[a-z]+="/i },
];

/** Ends the build if a page contains something that the content security policy would block in the browser. */
export function checkPage(file: string, html: string): void {
  const styled = html.replace(/<style\b[^>]*>[^]*?<\/style>/g, '');
  const markup = allowed.reduce((rest, script) => rest.replace(script, ''), styled);
  for (const { what, pattern } of forbidden) {
    const found = pattern.exec(markup);
    if (found) throw new Error(`${file} has ${what}: ${markup.slice(found.index, found.index + 120)}`);
  }
}
