import { noticesSchema } from '../../contract/owner-notices.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';

/** What the owner should know about this installation. */
export function registerOwnerNoticeRoutes(app: App): void {
  app.get(
    apiPaths.ownerNotices,
    { onRequest: requireOwner, schema: { response: { 200: noticesSchema } } },
    async () => ({ notices: await app.notices.read() }),
  );
}
