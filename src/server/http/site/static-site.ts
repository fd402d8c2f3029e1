import type { FastifyRequest } from 'fastify';
import { isBot } from '../../analytics/bots.ts';
import { createMissedAddresses } from '../../notices/missed-addresses.ts';
import type { App } from '../app.ts';
import { clientOf } from '../client-network.ts';
import type { Front } from '../http-server.ts';
import { sendProblem } from '../problems.ts';
import type { RequestFigures } from '../request-figures.ts';
import { HASHED_FOLDER } from './file-kinds.ts';
import { asksForWorker, RETIRED_WORKER } from './old-worker.ts';
import type { Site } from './site.ts';
import type { AnswerUnknown } from '../unknown-routes.ts';

/** Under which the site's answers are counted. */
const SITE_ROUTE = '/*';
/** A browser keeps a lasting redirect for good unless it is told how long, and the owner may change where an address leads. */
const REDIRECT_KEPT = 'public, max-age=3600';

/**
 * Answers requests for the site's files before the router sees them: from memory that takes no longer than a request takes to go through
 * the router and its hooks. They are counted and waited for like all others.
 */
export function answerAhead(site: Site, { openRequests }: App, figures: RequestFigures): Front {
  return (request, response) => {
    const since = performance.now();
    if (openRequests.isEnding) response.shouldKeepAlive = false;
    const sent = site.answerFile(request, response);
    if (sent === null) return false;
    if (!response.writableEnded || response.writableLength > 0) openRequests.untilOut(response);
    const count = (status: number) => {
      figures.add(request.method ?? '', SITE_ROUTE, status, (performance.now() - since) / 1000);
    };
    if (typeof sent === 'number') count(sent);
    else void sent.then(count);
    return true;
  };
}

/** Whether a person's browser asks for a page to show: it says so, and no program that looks for weak spots cares to. */
function isPersonsVisit({ headers }: FastifyRequest): boolean {
  const isPage = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isPage && !isBot(headers['user-agent']);
}

/** The rest of the site: addresses that lead to a page, and the not-found page. `answerUnknown` answers what belongs to the API. */
export function registerSite(app: App, site: Site, answerUnknown: AnswerUnknown): void {
  const missed = createMissedAddresses();
  app.notices.add(() => missed.tell((path) => site.leadOn(path) !== null));
  app.addHook('onClose', async () => site.close());
  app.get(SITE_ROUTE, { schema: { hide: true } }, (request, reply) => {
    const { raw } = request;
    if (site.answerFile(raw, reply.raw) !== null) return reply.hijack();
    const path = request.url.split('?', 1)[0] ?? '';
    if (path === '/api' || path.startsWith('/api/')) return answerUnknown(request, reply);
    if (asksForWorker(raw.headers))
      return reply
        .headers(site.redirectHeaders)
        .header('cache-control', 'no-store')
        .type('text/javascript; charset=utf-8')
        .send(RETIRED_WORKER);
    // A file of an earlier build is asked for by a script, which would take the page for its code.
    const page = path.startsWith(HASHED_FOLDER) ? null : site.leadOn(request.url);
    if (page !== null)
      return reply.headers(site.redirectHeaders).header('cache-control', REDIRECT_KEPT).redirect(page, 308);
    if (isPersonsVisit(request)) missed.note(path, clientOf(request.ip));
    return site.answerNotFound(raw, reply.raw) === null ? answerUnknown(request, reply) : reply.hijack();
  });
}

/** Answers `/` of a server without a build with how to make one. */
export function registerUnbuiltNotice(app: App): void {
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    sendProblem(reply, {
      status: 404,
      title: 'The site is not built',
      detail: 'Run npm run build and start Foyer again, or start it with npm start, which does both.',
    }),
  );
}
