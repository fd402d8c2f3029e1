import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cspHash } from './hashed-file.ts';
import { lateFaces, partFaces } from './late-faces.ts';

/** The router marks with `#` a stylesheet that a part loaded later brings as well. */
const STYLESHEET = /<link rel="stylesheet" href="(?<file>\/assets\/[^"#]+)(?<mark>#?)"\/>/g;

const present = (href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`;

/**
 * Puts a page's stylesheets into it, as one element, and its typefaces as a second one, which waits for the first paint. The page's policy names a hash of each. The links stay,
 * disabled, so that they are not loaded and React finds what it rendered; the router links the stylesheets of the pages that follow. A stylesheet that a part loaded later
 * brings as well has a second link without the mark: the part looks for it, and would load the stylesheet again and wait for it.
 */
export async function inlineStyles(html: string, root: string): Promise<{ html: string; hashes: string[] }> {
  const links = [...html.matchAll(STYLESHEET)];
  const [first] = links;
  if (first === undefined) return { html, hashes: [] };
  const files = links.map(({ groups }) => groups?.['file'] ?? '');
  const sheets = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const { rest, faces } = partFaces(sheets.map((sheet) => sheet.trim()).join(''));
  const before = html.slice(0, first.index);
  const after = html
    .slice(first.index)
    .replace(STYLESHEET, (_, file: string, mark: string) => present(file + mark) + (mark === '' ? '' : present(file)));
  const late = faces === '' ? '' : lateFaces(faces);
  const hashes = [rest, faces].filter((css) => css !== '').map(cspHash);
  return { html: `${before}<style>${rest}</style>${late}${after}`, hashes };
}
