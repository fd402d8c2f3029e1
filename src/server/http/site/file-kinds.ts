import { extname } from 'node:path';
import mime from 'mime';
import { canonicalPath } from '../../../contract/paths.ts';
import { FEED_PATH } from '../../../contract/visitor-api.ts';
import type { Config } from '../../config/config.ts';
import { OPEN_PAGE } from '../../plain-pages/page-cache.ts';
import { fileSecurity, pageSecurity, type PageHashes } from '../security-headers.ts';
import type { FileKind } from './copy.ts';

/** File names under this folder change with their contents. */
export const HASHED_FOLDER = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const CHECK_EACH_TIME = 'no-cache';

const NOT_FOUND_PAGE = /(^|\/)404(\/index)?\.html$/;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const TEXT = /^text\/|[/+](javascript|json|xml)$/;

/** The path at which a file of the build is served: `/partners` for `partners/index.html`. */
export function urlOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.replace(/\/index\.html$/, '')}`;
}

/** Of a page that stands for what is not there: its folder, `/blog` for `blog/404/index.html`; null of any other file. */
export function notFoundFolder(file: string): string | null {
  return NOT_FOUND_PAGE.test(file) ? `/${file}`.replace(/\/404(\/index)?\.html$/, '') : null;
}

function typeOf(file: string): string {
  if (`/${file}` === FEED_PATH) return 'application/rss+xml; charset=utf-8';
  const type = mime.getType(file) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Which address of a page counts, for search engines; nothing to say while the site has no public one. */
function canonicalLink(publicUrl: string, path: string): Record<string, string> {
  if (LOOPBACK.test(new URL(publicUrl).hostname)) return {};
  return { link: `<${publicUrl}${canonicalPath(path)}>; rel="canonical"` };
}

/** What every copy of a file is sent with: its type, its policies, how long it may be kept. */
export function createKinds(config: Config, hashes: PageHashes): (file: string) => FileKind {
  const ofFiles = Object.entries(fileSecurity(config)).flat();
  return (file) => {
    const path = urlOf(file);
    const type = typeOf(file);
    if (extname(file) !== '.html') {
      const cache = path.startsWith(HASHED_FOLDER) ? FOREVER : CHECK_EACH_TIME;
      return { type, headers: ['cache-control', cache, ...ofFiles] };
    }
    const link = notFoundFolder(file) === null ? canonicalLink(config.publicUrl, path) : {};
    const headers = { 'cache-control': OPEN_PAGE, ...pageSecurity(config, path, hashes), ...link };
    return { type, headers: Object.entries(headers).flat() };
  };
}
