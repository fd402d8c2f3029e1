import { ownerMailSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { isMail } from '../outbox/destinations.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { CALENDAR_FILE } from '../mail/calendar-file.ts';
import { findDelivery } from '../store/outbox/outbox.ts';

const notFound = new ProblemError({
  status: 404,
  title: 'No such mail',
  detail: 'There is no mail with this id. Please load the list again.',
});

/** The owner reads a mail, whether it waits or was sent. */
export function registerOwnerMailRoutes(app: App, { config, store }: Pick<AppDeps, 'config' | 'store'>): void {
  app.get(
    apiPaths.ownerMail,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: { 200: ownerMailSchema } } },
    async (request) => {
      const delivery = await findDelivery(store.db, request.params.id);
      if (delivery === null || !isMail(delivery)) throw notFound;
      const { renderMail } = await import('../mail/render-mail.ts');
      const { to, subject, text, calendar } = await renderMail(delivery.payload, config.publicUrl);
      return { to, subject, text, attachment: calendar === undefined ? null : CALENDAR_FILE };
    },
  );
}
