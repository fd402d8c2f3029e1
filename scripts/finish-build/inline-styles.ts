import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cspHash } from './hashed-file.ts';

const STYLESHEET = /<link rel="stylesheet" href="(?<href>\/assets\/[^"]+)"\/>/g;

/**
 * Puts a page's stylesheets into it. The link stays, disabled, so that it is not loaded and React finds what it rendered; the router links
 * the stylesheets of the pages that follow.
 */
export async function inlineStyles(html: string, root: string): Promise<{ html: string; hashes: string[] }> {
  const hashes: string[] = [];
  let styled = html;
  for (const [link, href] of html.matchAll(STYLESHEET)) {
    if (href === undefined) continue;
    const css = (await readFile(join(root, href), 'utf8')).trim();
    hashes.push(cspHash(css));
    styled = styled.replace(link, () => `<style>${css}</style><link rel="stylesheet" href="${href}" disabled=""/>`);
  }
  return { html: styled, hashes };
}
