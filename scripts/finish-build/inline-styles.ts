import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cspHash } from './hashed-file.ts';

/** The router marks with `#` a stylesheet that a part loaded later brings as well. */
const STYLESHEET = /<link rel="stylesheet" href="(?<file>\/assets\/[^"#]+)#?"\/>/g;

/**
 * Puts a page's stylesheets into it, as one element, so that its policy names one hash. The links stay, disabled, so that they are not loaded and React finds what it rendered; the
 * router links the stylesheets of the pages that follow.
 */
export async function inlineStyles(html: string, root: string): Promise<{ html: string; hashes: string[] }> {
  const links = [...html.matchAll(STYLESHEET)];
  const [first] = links;
  if (first === undefined) return { html, hashes: [] };
  const files = links.map(({ groups }) => groups?.['file'] ?? '');
  const sheets = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const css = sheets.map((sheet) => sheet.trim()).join('');
  const before = html.slice(0, first.index);
  const after = html.slice(first.index).replace(STYLESHEET, (link) => link.replace('/>', ' disabled=""/>'));
  return { html: `${before}<style>${css}</style>${after}`, hashes: [cspHash(css)] };
}
