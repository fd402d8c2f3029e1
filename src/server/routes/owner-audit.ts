import { auditPageSchema, auditSchema } from '../../contract/owner-audit.ts';
import { apiPaths } from '../../contract/paths.ts';
import { pageOf, readPlace } from '../desk/list-pages.ts';
import type { App } from '../http/app.ts';
import { requireOwner, signedInAs } from '../http/owner-guard.ts';
import { listAudit } from '../store/access/audit.ts';
import { nameMembers } from '../store/access/members.ts';
import type { AppDeps } from './app-deps.ts';

const PAGE_ROWS = 50;

/** Who saw, changed, exported and erased what. */
export function registerOwnerAuditRoutes(app: App, { store }: Pick<AppDeps, 'store'>): void {
  app.get(
    apiPaths.ownerAudit,
    { onRequest: requireOwner, schema: { querystring: auditPageSchema, response: { 200: auditSchema } } },
    async (request) => {
      const { memberId: own } = signedInAs(request);
      const [rows, names] = await Promise.all([
        listAudit(store.db, { limit: PAGE_ROWS + 1, before: readPlace(request.query.before) }),
        nameMembers(store.db),
      ]);
      const { page, next } = pageOf(rows, PAGE_ROWS, ({ at }) => at);
      return {
        entries: page.map(({ id: entryId, at: doneAt, member_id: memberId, deed, what, subject }) => ({
          id: entryId,
          at: new Date(doneAt).toISOString(),
          name: memberId === null ? null : (names.get(memberId) ?? ''),
          own: memberId === own,
          deed,
          what,
          subject,
        })),
        next,
      };
    },
  );
}
