import type { FastifyReply } from 'fastify';
import type { App, AppDeps } from './app-types.ts';
import { sendProblem } from './problems.ts';
import { fileSecurity } from './security-headers.ts';
import { acceptedCodings } from './site/accepted-codings.ts';
import type { Copy, SiteFile } from './site/copy.ts';
import { runBuild } from './site/running-build.ts';
import { sendCopy, sendInstead } from './site/send-copy.ts';
import type { AnswerUnknown } from './unknown-routes.ts';

type Send = (reply: FastifyReply, copy: Copy) => void;

/** Past Fastify's own way of sending, which would go through every header again. */
const sendIt: Send = (reply, copy) => {
  reply.hijack();
  sendCopy(reply.request.raw, reply.raw, copy);
};
const sendItInstead: Send = (reply, copy) => {
  reply.hijack();
  sendInstead(reply.raw, copy);
};

function answer(reply: FastifyReply, file: SiteFile, send: Send): Promise<void> | void {
  const copy = file.copy(acceptedCodings(reply.request.raw.headers['accept-encoding']));
  if (copy instanceof Promise) return copy.then((ready) => send(reply, ready));
  send(reply, copy);
}

/**
 * Serves the built site from memory: pages at their bare addresses, precompressed, the not-found page with status 404.
 * `answerUnknown` answers what belongs to the API.
 */
export async function registerSite(
  app: App,
  { config, webRoot }: AppDeps & { webRoot: string },
  answerUnknown: AnswerUnknown,
): Promise<void> {
  const build = await runBuild(webRoot, config, app.log);
  app.addHook('onClose', async () => build.close());
  const redirectHeaders = fileSecurity(config);

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const { url } = request;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const file = build.fileAt(path);
    if (file !== undefined) return answer(reply, file, sendIt);
    if (path === '/api' || path.startsWith('/api/')) return answerUnknown(request, reply);
    const bare = path.replace(/\/(index\.html)?$/, '') || '/';
    // Only to a page that exists: `//elsewhere.example/` must not become a redirect to another host.
    if (build.fileAt(bare) !== undefined)
      return reply.headers(redirectHeaders).redirect(queryAt < 0 ? bare : bare + url.slice(queryAt), 308);
    const notFound = build.notFoundFor(bare);
    return notFound === null ? answerUnknown(request, reply) : answer(reply, notFound, sendItInstead);
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
