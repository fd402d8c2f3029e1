import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, AppDeps } from './app-types.ts';
import { sendProblem } from './problems.ts';
import { pageSecurity, permissionsPolicy } from './security-headers.ts';

/** File names under this folder change with their contents. */
const HASHED_FOLDER = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const CHECK_EACH_TIME = 'no-cache';
const COMPRESSED = /\.(br|gz)$/;

interface SiteFiles {
  /** File by URL path: `/partners` -> `partners/index.html`, `/assets/x-1a2b.js` -> itself. */
  readonly byPath: ReadonlyMap<string, string>;
  readonly notFound: string | null;
}

function urlOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.replace(/\/index\.html$/, '')}`;
}

/** Looks once what the build made; what is not in the list is not served. */
function readSiteFiles(webRoot: string): SiteFiles {
  const files = readdirSync(webRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(webRoot.length).split(sep).filter(Boolean).join('/'));
  const notFound = ['404/index.html', '404.html'].find((file) => files.includes(file)) ?? null;
  const pages = files.filter((file) => file !== notFound && !file.endsWith('__spa-fallback.html'));
  return { byPath: new Map(pages.map((file) => [urlOf(file), file])), notFound };
}

export function isSiteBuilt(webRoot: string | undefined): webRoot is string {
  return webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
}

function cacheOf(file: string): string {
  return `/${file}`.startsWith(HASHED_FOLDER) ? FOREVER : CHECK_EACH_TIME;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Which address of a page counts, for search engines; nothing to say while the site has no public one. */
function canonicalLink(publicUrl: string, path: string): Record<string, string> {
  if (LOOPBACK.test(new URL(publicUrl).hostname)) return {};
  return { link: `<${publicUrl}${path}>; rel="canonical"` };
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  return reply.headers(permissionsPolicy).header('cache-control', cacheOf(file)).sendFile(file);
}

/**
 * Serves the built site: pages at their bare addresses, precompressed, the not-found page with status 404.
 * `answerUnknown` answers what belongs to the API.
 */
export async function registerSite(
  app: App,
  deps: AppDeps & { webRoot: string },
  answerUnknown: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  const { byPath, notFound } = readSiteFiles(deps.webRoot);
  await app.register(fastifyHelmet, pageSecurity(deps.config, deps.webRoot));
  await app.register(fastifyStatic, {
    root: deps.webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (path === '/api' || path.startsWith('/api/')) return answerUnknown(request, reply);
    const file = byPath.get(path);
    if (file !== undefined && file.endsWith('.html')) reply.headers(canonicalLink(deps.config.publicUrl, path));
    if (file !== undefined) return sendFile(reply, file);
    const bare = path.replace(/\/(index\.html)?$/, '') || '/';
    // Only to a page that exists: `//elsewhere.example/` must not become a redirect to another host.
    if (byPath.has(bare)) return reply.redirect(query === undefined ? bare : `${bare}?${query}`, 308);
    return notFound === null ? answerUnknown(request, reply) : sendFile(reply.code(404), notFound);
  });
}

/** Where the pages would be: says what to do, to whoever started the server without a build. */
export function registerUnbuiltNotice(app: App): void {
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    sendProblem(reply, {
      status: 404,
      title: 'The site is not built',
      detail: 'Run npm run build and start Foyer again, or start it with npm start, which does both.',
    }),
  );
}
