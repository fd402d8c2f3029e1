import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sessionIdSchema } from '../../contract/analytics.ts';
import { FORM_CHECK_HEADER, IDEMPOTENCY_HEADER, SESSION_HEADER } from '../../contract/visitor-api.ts';
import { deviceClass } from '../../domain/visits/device-class.ts';
import { readFormCheck, TRAP_FIELD } from '../../domain/spam/form-check.ts';
import type { Idempotent } from '../requests/answer-once.ts';
import type { FormArrival, FormSignals } from '../requests/form-arrival.ts';
import type { Clock } from '../time/clock.ts';
import { clientOf } from './client-network.ts';
import { isSignedIn } from './owner-guard.ts';
import { ProblemError } from './problem-error.ts';
import { LANGUAGE_HEADER, languageOf, type Language } from '../../contract/languages.ts';

/** Visible ASCII, as UUIDs and ULIDs are. */
const KEY_FORMAT = /^[\x21-\x7e]{1,200}$/;
/** How long a press without script repeats the one before it. */
const SAME_FORM_MS = 10 * 60 * 1000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What a request says, and where. */
function contentOf(request: FastifyRequest): Pick<Idempotent, 'route' | 'bodyHash'> {
  const path = request.url.split('?', 1)[0] ?? '';
  return { route: `${request.method} ${path}`, bodyHash: hashOf(JSON.stringify(request.body) ?? '') };
}

/** @throws ProblemError 400 where the key is not 1 to 200 visible ASCII characters */
function readIdempotency(request: FastifyRequest, clock: Clock): Idempotent | null {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY_FORMAT.test(key))
    throw new ProblemError({
      status: 400,
      title: 'Unusable Idempotency-Key',
      detail: 'Please send an Idempotency-Key of 1 to 200 visible ASCII characters, such as a UUID.',
    });
  return { key, ...contentOf(request), at: clock.now() };
}

/** The language of the page that a form was sent from: a page without script is known by its path. What is no language of the site is English. */
function languageIn(request: FastifyRequest): Language {
  return request.headers[LANGUAGE_HEADER] === 'es' ? 'es' : languageOf(request.url);
}

/** Requests whose body has the field that nobody sees, before its schema took it out. */
const trapped = new WeakSet<FastifyRequest>();

/** A `preValidation` hook of the forms that are judged: notes the field that the page's own script never sends. */
export function noteTrap(request: FastifyRequest, _reply: unknown, done: () => void): void {
  const { body } = request;
  if (typeof body === 'object' && body !== null && TRAP_FIELD in body && body[TRAP_FIELD] !== '') trapped.add(request);
  done();
}

function readSignals(request: FastifyRequest, key: string | null): FormSignals {
  const header = request.headers[FORM_CHECK_HEADER];
  return {
    check: readFormCheck(typeof header === 'string' ? header : undefined, key),
    isTrapSent: trapped.has(request),
    network: clientOf(request.ip),
  };
}

/** Who sent something that belongs to an earlier form. */
export function readArrived(request: FastifyRequest): Pick<FormArrival, 'filtered' | 'signals'> {
  return { filtered: isSignedIn(request), signals: readSignals(request, null) };
}

function arrivalOf(request: FastifyRequest, idempotent: Idempotent | null): FormArrival {
  return {
    // A session that cannot be told is no reason to lose a lead.
    sessionId: sessionIdSchema.safeParse(request.headers[SESSION_HEADER]).data ?? null,
    // Every lead counts, even one sent by a bot; only the owner's own tries are set aside.
    filtered: isSignedIn(request),
    device: deviceClass(request.headers['user-agent'] ?? null),
    language: languageIn(request),
    idempotent,
    signals: readSignals(request, idempotent?.key ?? null),
  };
}

/** Who sent a form, and its `Idempotency-Key` with what that is bound to. To be called in the handler, after the body is checked. */
export function readFormArrival(request: FastifyRequest, clock: Clock): FormArrival {
  return arrivalOf(request, readIdempotency(request, clock));
}

/**
 * Who sent a form without script. The page is a file, so it has no key of its own: the same content from the same network is the same form for ten
 * minutes at least, and for twenty at most. It claims the key of this stretch of ten minutes and of the next, so that no two presses fall on either side
 * of a border.
 */
export function readPageArrival(request: FastifyRequest, clock: Clock): FormArrival {
  const at = clock.now();
  const content = contentOf(request);
  const stretch = Math.floor(at / SAME_FORM_MS);
  // Of this network: the answer may hold what is for its sender alone.
  const about = `${content.route} ${content.bodyHash} ${clientOf(request.ip)}`;
  const keyIn = (number: number) => `page-${hashOf(`${about} ${number}`)}`;
  return arrivalOf(request, { key: keyIn(stretch), alsoKey: keyIn(stretch + 1), ...content, at });
}
