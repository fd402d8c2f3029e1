import {
  decidedSchema,
  decideSchema,
  setAsideListSchema,
  setAsidePageSchema,
  undecidedSchema,
  undecideSchema,
} from '../../contract/set-aside.ts';
import { apiPaths } from '../../contract/paths.ts';
import { describeAsideTimes } from '../booking/aside-times.ts';
import type { BookingDeps } from '../booking/booking-deps.ts';
import { pageOf, readPlace } from '../desk/list-pages.ts';
import { presentSetAside } from '../desk/present-set-aside.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { decideSetAside, undecideSetAside } from '../set-aside/decide.ts';
import { countSetAside, listSetAside } from '../store/leads/set-aside.ts';

/** What looks like spam: the list, with what the owner decides about it. */
export function registerOwnerSetAsideRoutes(app: App, deps: BookingDeps): void {
  const { store } = deps;
  app.get(
    apiPaths.ownerSetAside,
    { onRequest: requireOwner, schema: { querystring: setAsidePageSchema, response: { 200: setAsideListSchema } } },
    async (request) => {
      const { limit, before } = request.query;
      const rows = await listSetAside(store.db, { limit: limit + 1, before: readPlace(before) });
      const { page, next } = pageOf(rows, limit, ({ created_at: at }) => at);
      const calls = await describeAsideTimes(store.db, deps, page);
      return {
        setAside: page.map((row) => presentSetAside(row, calls.get(row.id) ?? null)),
        total: await countSetAside(store.db),
        next,
      };
    },
  );

  app.post(
    apiPaths.ownerSetAsideDecide,
    { onRequest: requireOwner, schema: { body: decideSchema, response: { 200: decidedSchema } } },
    async (request) => {
      const { dueAt, ...decided } = await decideSetAside(deps, request.body);
      return { ...decided, dueAt: new Date(dueAt).toISOString() };
    },
  );

  app.post(
    apiPaths.ownerSetAsideUndo,
    { onRequest: requireOwner, schema: { body: undecideSchema, response: { 200: undecidedSchema } } },
    async (request) => ({ restored: await undecideSetAside(deps, request.body.ids) }),
  );
}
