import { z } from 'zod';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readRateLimit } from '../http/rate-limit.ts';
import { createSnapshotLinks } from '../lending/snapshot-links.ts';

const TOKEN_MAX_LENGTH = 100;

/** What cannot be a token is as unknown as one that was never given out. */
const params = z.object({ token: z.string().max(TOKEN_MAX_LENGTH).catch('') });

const unknown = new ProblemError({
  status: 404,
  title: 'No such link',
  detail: 'Please use the whole link from the mail, or ask for the lending system again.',
});

/** The lending system as a page to print, for whoever holds a link to it. It needs no script, so it is the server's own. */
export function registerLendingSystemRoute(app: App, { config, store }: Pick<AppDeps, 'config' | 'store'>): void {
  const links = createSnapshotLinks(store);
  app.get(
    apiPaths.lendingSystem,
    { config: readRateLimit(config), schema: { hide: true, params } },
    async (request, reply) => {
      const isKnown = await links.verify(request.params.token);
      // A person gets a page; whatever else asks gets the problem that every address of the API answers with.
      if (!isKnown && request.headers.accept?.includes('text/html') !== true) throw unknown;
      // Loads React, which nothing else here needs.
      const { plainPageHeaders } = await import('../plain-pages/plain-page.ts');
      const { snapshotPage, unknownSnapshotPage } = await import('../lending/snapshot-page.ts');
      void reply.headers(plainPageHeaders).type('text/html; charset=utf-8');
      return isKnown ? reply.send(snapshotPage()) : reply.code(404).send(unknownSnapshotPage());
    },
  );
}
