import type { FastifyRequest } from 'fastify';
import { sessionIdSchema } from '../../contract/analytics.ts';
import { SESSION_HEADER } from '../../contract/paths.ts';
import type { Clock } from '../time/clock.ts';
import { isOwner } from './owner-guard.ts';
import { readIdempotency, type Idempotent } from '../requests/answer-once.ts';

/** Who sent a form, as far as the figures ask. */
export interface FormSender {
  /** The analytics session it came in, where the browser said so. */
  readonly sessionId: string | null;
  /** The owner: kept and delivered, but in no figure. */
  readonly filtered: boolean;
}

/** How a form came in, whatever stands in it. */
export interface FormArrival extends FormSender {
  readonly idempotent: Idempotent | null;
}

/** To be called in the handler, after the body is checked. */
export function readFormArrival(request: FastifyRequest, clock: Clock): FormArrival {
  return {
    // A session that cannot be told is no reason to lose a lead.
    sessionId: sessionIdSchema.safeParse(request.headers[SESSION_HEADER]).data ?? null,
    // Whoever leaves a name counts, whatever sent it; only the owner's own tries are set aside.
    filtered: isOwner(request),
    idempotent: readIdempotency(request, clock),
  };
}
