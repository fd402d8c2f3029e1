import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts';
import { fillFormPage, withoutScripts, type FormNote, type TypedFields } from '../form-pages/fill-form.ts';
import { OWN_PAGE } from '../plain-pages/page-cache.ts';
import { tooMuch } from './admission.ts';
import type { App } from './app.ts';
import { isOwnOrigin } from './owner-guard.ts';
import { ProblemError } from './problem-error.ts';
import { refusal } from './problems.ts';
import type { Site } from './site/site.ts';

/** A page with a form that can be sent without script. */
export interface FormPage {
  /** The address of the page, to which its form is sent. */
  readonly path: string;
  /** The path of the API that its form names in `data-sends`. */
  readonly sends: string;
  /** The request that the page's script would send. */
  readonly asRequest: (typed: TypedFields, query: URLSearchParams) => unknown;
  /** Writes into the built page what only the server knows. */
  readonly complete?: (html: string) => Promise<string>;
  /** What stands above the form if it was not accepted; `problem` is the answer that the API gives. */
  readonly describe: (problem: unknown, typed: TypedFields | null) => FormNote;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page whose form comes here. */
    formPage?: FormPage;
  }
  interface FastifyRequest {
    /** The fields as they were typed; null until they are read. */
    typed: TypedFields | null;
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Every field at its longest, with three bytes a character and three characters for each byte, fits. */
export const FORM_MAX_BYTES = 256 * 1024;
const HTML = 'text/html; charset=utf-8';

const fromElsewhere = new ProblemError({
  status: 403,
  title: 'Sent from another page',
  detail: 'This form came from another site. Please press the button once more.',
});

/**
 * Refuses a form that another site's page sends in a visitor's name. Browsers say where a form comes from; where a page hides its address, they
 * name no origin but still say whether it is the same site's.
 */
async function requireOwnPage(request: FastifyRequest): Promise<void> {
  const { origin, 'sec-fetch-site': from } = request.headers;
  const isOwn = from === undefined ? origin === undefined || isOwnOrigin(origin, request) : from === 'same-origin';
  if (!isOwn) throw fromElsewhere;
}

/** Keeps what was typed and puts the request in its place that the page's script would send. */
function readTyped(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void {
  const { body } = request;
  const { formPage } = request.routeOptions.config;
  if (formPage !== undefined && typeof body === 'object' && body !== null) {
    request.typed = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
    request.body = formPage.asRequest(request.typed, new URLSearchParams(request.url.split('?', 2)[1]));
  }
  done(request.server.admission.isFull('forms') ? new ProblemError(tooMuch) : undefined);
}

/** The hooks of a form's route, in their order. The limit comes after the fields were read, so that a page that refuses still has them. */
export const formPageHooks = { onRequest: requireOwnPage, preValidation: readTyped } as const;

async function readFormPage(site: Site, { path, complete }: Pick<FormPage, 'path' | 'complete'>) {
  const page = await site.readPage(path);
  return page === null || complete === undefined ? page : { ...page, html: await complete(page.html) };
}

/** Sends a page into which the server writes; it runs no script. */
export async function sendFormPage(
  site: Site,
  page: Pick<FormPage, 'path' | 'complete'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await readFormPage(site, page);
  if (found === null) throw new ProblemError(refusal(404));
  return reply.headers(found.policies).type(HTML).send(withoutScripts(found.html));
}

/** Leads from a form that was taken to the page that follows. */
export function seePage(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 303);
}

/** Puts the form's page in place of a problem, with what was typed. */
async function answerWithPage(site: Site, request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { formPage } = request.routeOptions.config;
  if (formPage === undefined || reply.getHeader('content-type') !== PROBLEM_MEDIA_TYPE) return payload;
  const page = await readFormPage(site, formPage);
  if (page === null) return payload;
  const problem: unknown = JSON.parse(String(payload));
  const { typed } = request;
  const html = Buffer.from(
    fillFormPage(page.html, { sends: formPage.sends, action: request.url }, typed, formPage.describe(problem, typed)),
  );
  reply.headers(page.policies).headers({ 'content-type': HTML, 'content-length': html.length });
  return html;
}

/** Makes `app` take forms as a browser sends them without script: what it refuses is a page, and nothing is kept by a cache. */
export function takeForms(app: App, site: Site): void {
  app.decorateRequest('typed', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_MAX_BYTES }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(site.redirectHeaders);
    const answer = await answerWithPage(site, request, reply, payload);
    reply.header('cache-control', OWN_PAGE);
    return answer;
  });
}
