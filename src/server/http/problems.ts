import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { PROBLEM_MEDIA_TYPE, type FieldError, type Problem } from '../../contract/problem.ts';
import { StoreUnavailableError } from '../store/engine/store.ts';
import { Refusal, type RefusalDescription, type RefusalKind } from '../requests/refusal.ts';
import { ProblemError, type ProblemDescription } from './problem-error.ts';
import { asFieldErrors } from './field-errors.ts';

const RETRY_SECONDS = '2';

/** What Fastify itself refuses, by status. */
const refusals: Readonly<Record<number, readonly [title: string, detail: string]>> = {
  400: ['Malformed request', 'The request could not be read. Please send a JSON object.'],
  404: ['Not found', 'There is nothing at this address.'],
  405: ['Method not allowed', 'This address does not take that method.'],
  408: ['Request timed out', 'The request did not arrive in time. Please send it again.'],
  413: ['Too large', 'The request is larger than this address takes. Please send less.'],
  414: ['Address too long', 'The address is longer than the server reads. Please shorten it.'],
  415: ['Unsupported media type', 'Please send the body as application/json.'],
  431: [
    'Headers too large',
    'The request’s headers are larger than the server reads. In a browser, please delete the cookies of this site and load the page again.',
  ],
};

export function refusal(status: number, headers: Readonly<Record<string, string>> = {}): ProblemDescription {
  const [title, detail] = refusals[status] ?? ['Request refused', 'The server does not take this request.'];
  return { status, title, detail, headers };
}

/** Of an address that is not written as addresses are. */
export const unreadableAddress: ProblemDescription = {
  status: 400,
  title: 'Malformed address',
  detail: 'This address could not be read. Please check that it was copied whole.',
};

const retryAfter = { 'retry-after': RETRY_SECONDS };

const unreadable: ProblemDescription = {
  status: 503,
  title: 'Cannot answer right now',
  detail: 'The database does not answer at this moment. Please try again in a few seconds.',
  headers: retryAfter,
};

const notStored: ProblemDescription = {
  status: 503,
  title: 'Cannot store right now',
  detail: 'Nothing was saved. Please send the same request again in a few seconds.',
  headers: retryAfter,
};

/** For a write of which nobody can say yet whether it is on disk. */
export const mayBeStored: ProblemDescription = {
  status: 503,
  title: 'Cannot store right now',
  detail:
    'This may or may not have been saved. Please send the same request again in a few seconds: under the same Idempotency-Key it is saved once.',
  headers: retryAfter,
};

const READS = new Set(['GET', 'HEAD']);

export function isRead(method: string): boolean {
  return READS.has(method);
}

function describeUnavailable(error: StoreUnavailableError, method: string): ProblemDescription {
  if (isRead(method)) return unreadable;
  return error.mayBeStored ? mayBeStored : notStored;
}

const broken: ProblemDescription = {
  status: 500,
  title: 'Something went wrong',
  detail: 'The server failed to answer this request. Please try again in a moment.',
};

function invalid(errors: FieldError[]): ProblemDescription {
  return {
    status: 422,
    title: 'Please check what you sent',
    detail: errors.length === 1 && errors[0] ? errors[0].message : `${errors.length} fields need another look.`,
    errors,
  };
}

function isBodyObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** What a use case's refusal is over HTTP. */
const statusOf: Readonly<Record<RefusalKind, number>> = {
  invalid: 422,
  unknown: 404,
  conflict: 409,
  unsupported: 415,
  'too-slow': 408,
  'too-many': 429,
  unavailable: 503,
};

function describeRefusal({ kind, retryAfterSeconds, ...said }: RefusalDescription): ProblemDescription {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return { ...said, status: statusOf[kind], headers };
}

/** Every error a request can end in, as what its sender is told. */
export function describeError(error: unknown, request: FastifyRequest): ProblemDescription {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof Refusal) return describeRefusal(error.description);
  if (error instanceof StoreUnavailableError) return describeUnavailable(error, request.method);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const isBody = error.validationContext === 'body';
    return isBody && !isBodyObject(request.body) ? refusal(400) : invalid(asFieldErrors(error.validation));
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? refusal(status) : broken;
}

/** The problem as it goes over the wire. */
export function problemBody({ status, title, detail, type, errors, extra }: ProblemDescription): string {
  const problem: Problem = {
    type: type ?? 'about:blank',
    title,
    status,
    detail,
    ...(errors && { errors: [...errors] }),
  };
  return JSON.stringify({ ...extra, ...problem });
}

/** Whether a browser opens an address to show it, as by a link in a mail; scripts and programs do not say so. */
function opensPage({ method, headers }: FastifyRequest): boolean {
  return isRead(method) && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

async function sendAsPage(reply: FastifyReply, problem: ProblemDescription): Promise<void> {
  const { plainPageHeaders } = await import('../plain-pages/plain-page.ts');
  const { problemPage } = await import('../plain-pages/problem-page.ts');
  void reply.headers(plainPageHeaders).type('text/html; charset=utf-8').send(problemPage(problem));
}

/** As bytes: to text Fastify would add a charset, which this media type does not have. */
function sendAsProblem(reply: FastifyReply, problem: ProblemDescription): FastifyReply {
  return reply.type(PROBLEM_MEDIA_TYPE).send(Buffer.from(problemBody(problem)));
}

/** What went wrong: as a page for a person who opened the address, and as a problem (RFC 9457) for whatever else asks. */
export function sendProblem(reply: FastifyReply, problem: ProblemDescription): FastifyReply {
  void reply.code(problem.status).headers({ ...problem.headers });
  if (!opensPage(reply.request)) return sendAsProblem(reply, problem);
  // Of a server whose files were taken away under it, the problem is all that is left.
  sendAsPage(reply, problem).catch(() => sendAsProblem(reply, problem));
  return reply;
}

/** The app's error handler. Only the server's own faults are logged as errors. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = describeError(error, request);
  if (problem.status >= 500) {
    const { method, routeOptions } = request;
    request.log.error({ err: error, method, route: routeOptions?.url }, problem.title);
  }
  return sendProblem(reply, problem);
}
