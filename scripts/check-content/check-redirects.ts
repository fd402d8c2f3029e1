import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  readRedirectLines,
  redirectKey,
  REDIRECTS_LIST,
  type RedirectLine,
} from '../../src/domain/addresses/redirects.ts';
import { checkLink, type Known } from './known-links.ts';
import type { Mistake } from './mistakes.ts';

/** A path alone, without a query, that may end in `/*`. */
const PATH = /^\/(?!\/)[^?#*]*(?:\/\*)?$/;
/** What Foyer answers itself, whatever stands in the list. */
const OWN = /^\/(api|assets)(\/|$)/;

function checkFrom(from: string, known: Known): string | null {
  if (!PATH.test(from))
    return `"${from}" must be a path of your site that begins with a slash, such as /old-page or /old-pages/*`;
  if (OWN.test(from)) return `"${from}" is an address of Foyer's own, and must be another`;
  return checkLink(from, known) === null
    ? `"${from}" is a page or a file of your site, and must be an address at which nothing stands`
    : null;
}

function checkTo(to: string, known: Known): string | null {
  if (!/^(\/|https?:)/.test(to))
    return `"${to}" must be a page of your site such as /book, or an address such as https://example.com`;
  return checkLink(to, known);
}

function checkLine({ words }: RedirectLine, known: Known): string | null {
  const [from = '', to = ''] = words;
  if (words.length !== 2)
    return `"${words.join(' ')}" must be two addresses with a space between: the old one, and the page it leads to`;
  return checkFrom(from, known) ?? checkTo(to, known);
}

/** What is wrong in the owner's list of redirects; nothing where there is no list. */
export async function findStrayRedirects(folder: string, known: Known): Promise<Mistake[]> {
  const text = await readFile(join(folder, REDIRECTS_LIST), 'utf8').catch(() => '');
  const lineOf = new Map<string, number>();
  return readRedirectLines(text).flatMap((written) => {
    const [from = ''] = written.words;
    const before = lineOf.get(redirectKey(from));
    lineOf.set(redirectKey(from), before ?? written.line);
    const says =
      checkLine(written, known) ??
      (before === undefined ? null : `"${from}" must stand in the list once; line ${before} leads it on already`);
    return says === null ? [] : [{ file: REDIRECTS_LIST, line: written.line, says }];
  });
}
