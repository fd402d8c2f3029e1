import {
  DECISION_UNDO_MS,
  decidedSchema,
  decideSchema,
  setAsideListSchema,
  setAsidePageSchema,
  undecidedSchema,
  undecideSchema,
} from '../../contract/set-aside.ts';
import { apiPaths } from '../../contract/paths.ts';
import { presentSetAside } from '../desk/present-set-aside.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { countSetAside, dropDecision, listSetAside, noteDecision } from '../store/leads/set-aside.ts';
import type { AppDeps } from './app-deps.ts';

/** What looks like spam: the list, with what the owner decides about it. */
export function registerOwnerSetAsideRoutes(app: App, { store, clock }: AppDeps): void {
  app.get(
    apiPaths.ownerSetAside,
    { onRequest: requireOwner, schema: { querystring: setAsidePageSchema, response: { 200: setAsideListSchema } } },
    async (request) => {
      const { limit, before } = request.query;
      const [at = '', id = ''] = before?.split(/_(.*)/s) ?? [];
      const place = before === undefined ? {} : { before: { at: Number(at), id } };
      const rows = await listSetAside(store.db, { limit: limit + 1, ...place });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const next = rows.length > limit && last !== undefined ? `${last.created_at}_${last.id}` : null;
      return { setAside: page.map(presentSetAside), total: await countSetAside(store.db), next };
    },
  );

  app.post(
    apiPaths.ownerSetAsideDecide,
    { onRequest: requireOwner, schema: { body: decideSchema, response: { 200: decidedSchema } } },
    async (request) => {
      const { ids, decision } = request.body;
      const dueAt = clock.now() + DECISION_UNDO_MS;
      const decided = await store.write((tx) => noteDecision(tx, ids, { decision, dueAt }));
      return { decided, dueAt: new Date(dueAt).toISOString() };
    },
  );

  app.post(
    apiPaths.ownerSetAsideUndo,
    { onRequest: requireOwner, schema: { body: undecideSchema, response: { 200: undecidedSchema } } },
    async (request) => ({ restored: await store.write((tx) => dropDecision(tx, request.body.ids)) }),
  );
}
