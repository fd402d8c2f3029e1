import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cspHash } from './hashed-file.ts';

/** The router marks with `#` a stylesheet that a part loaded later brings as well. */
const STYLESHEET = /<link rel="stylesheet" href="(?<file>\/assets\/[^"#]+)(?<mark>#?)"\/>/g;

/**
 * Puts a page's stylesheets into it. The link stays, disabled, so that it is not loaded and React finds what it rendered; the router links
 * the stylesheets of the pages that follow.
 */
export async function inlineStyles(html: string, root: string): Promise<{ html: string; hashes: string[] }> {
  const hashes: string[] = [];
  let styled = html;
  for (const [link, file, mark] of html.matchAll(STYLESHEET)) {
    if (file === undefined) continue;
    const css = (await readFile(join(root, file), 'utf8')).trim();
    hashes.push(cspHash(css));
    styled = styled.replace(
      link,
      () => `<style>${css}</style><link rel="stylesheet" href="${file}${mark}" disabled=""/>`,
    );
  }
  return { html: styled, hashes };
}
