import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalPath } from '../../contract/paths.ts';
import type { App, AppDeps } from './app-types.ts';
import { sendFilled } from './filled-files.ts';
import { sendProblem } from './problems.ts';
import { pageSecurity, pathSecurity } from './security-headers.ts';
import { watchSiteBuild } from './site-build.ts';
import type { AnswerUnknown } from './unknown-routes.ts';

/** File names under this folder change with their contents. */
const HASHED_FOLDER = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const CHECK_EACH_TIME = 'no-cache';

function cacheOf(file: string): string {
  return `/${file}`.startsWith(HASHED_FOLDER) ? FOREVER : CHECK_EACH_TIME;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Which address of a page counts, for search engines; nothing to say while the site has no public one. */
function canonicalLink(publicUrl: string, path: string): Record<string, string> {
  if (LOOPBACK.test(new URL(publicUrl).hostname)) return {};
  return { link: `<${publicUrl}${canonicalPath(path)}>; rel="canonical"` };
}

/**
 * Serves the built site: pages at their bare addresses, precompressed, the not-found page with status 404.
 * `answerUnknown` answers what belongs to the API.
 */
export async function registerSite(
  app: App,
  deps: AppDeps & { webRoot: string },
  answerUnknown: AnswerUnknown,
): Promise<void> {
  const build = watchSiteBuild(deps.webRoot, deps.config.publicUrl);
  await app.register(fastifyHelmet, pageSecurity(deps.config, build));
  await app.register(fastifyStatic, {
    root: deps.webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: string) {
    reply.headers({ 'cache-control': cacheOf(file), ...pathSecurity(deps.config, path) });
    const filled = build().filled.get(file);
    return filled === undefined ? reply.sendFile(file) : sendFilled(request, reply, filled);
  }

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (path === '/api' || path.startsWith('/api/')) return answerUnknown(request, reply);
    const { byPath, notFoundFor } = build();
    const file = byPath.get(path);
    if (file !== undefined && file.endsWith('.html')) reply.headers(canonicalLink(deps.config.publicUrl, path));
    if (file !== undefined) return sendFile(request, reply, path, file);
    const bare = path.replace(/\/(index\.html)?$/, '') || '/';
    // Only to a page that exists: `//elsewhere.example/` must not become a redirect to another host.
    if (byPath.has(bare)) return reply.redirect(query === undefined ? bare : `${bare}?${query}`, 308);
    const notFound = notFoundFor(bare);
    return notFound === null ? answerUnknown(request, reply) : sendFile(request, reply.code(404), path, notFound);
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
