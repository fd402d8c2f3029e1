import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { auditOf, type Audited } from '../owner/audited-calls.ts';
import { insertAudit } from '../store/access/audit.ts';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';
import type { App } from './app.ts';

const HOUR_MS = 60 * 60 * 1000;
/** So many looks are remembered, so that the same one is written once an hour. */
const REMEMBERED_MAX = 10_000;

const subjectSchema = z.object({ id: z.uuid() });

/** The id of what a call is about; a path says nothing else that is written down. */
function subjectOf(request: FastifyRequest): string | null {
  return subjectSchema.safeParse(request.params).data?.id ?? null;
}

/**
 * Writes down who saw, changed, exported and erased what: that it was done, never what it said. An export or an erasure is written before it begins, so that
 * one that is broken off is there too; all else once it is done. The same look of the same person is written once an hour. Where nothing can be written the desk
 * can still be read, and the log says that it was. To be called before any route is registered.
 */
export function addDeskAudit(app: App, { store, clock }: { store: Store; clock: Clock }): void {
  const looked = new Map<string, number>();

  /** Whether somebody has looked at this within the hour. */
  function isSeen(key: string, at: number): boolean {
    const seenAt = looked.get(key);
    if (seenAt !== undefined && at - seenAt < HOUR_MS) return true;
    if (looked.size >= REMEMBERED_MAX) looked.clear();
    looked.set(key, at);
    return false;
  }

  async function writeDown(request: FastifyRequest, { deed, what }: Audited): Promise<void> {
    const { ownerLookup: asked } = request;
    if (asked === null || 'error' in asked) return;
    const { memberId } = asked.identity;
    const subject = subjectOf(request);
    const at = clock.now();
    if (deed === 'saw' && isSeen([memberId, what, subject].join(' '), at)) return;
    try {
      await store.write((tx) => insertAudit(tx, { deed, what, memberId, subject, at }));
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      request.log.warn({ deed, what }, 'What was done in the desk could not be written down');
    }
  }

  app.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    const audited = auditOf(method, route.url);
    if (audited === null) return;
    const { handler } = route;
    const isFirst = audited.deed === 'exported' || audited.deed === 'erased';
    route.handler = async function handleAndWriteDown(request, reply) {
      if (isFirst) await writeDown(request, audited);
      const answer: unknown = await handler.call(this, request, reply);
      if (!isFirst) await writeDown(request, audited);
      return answer;
    };
  });
}
