import { z } from 'zod';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { createWriteProbe } from '../store/engine/write-probe.ts';

/** Liveness says that the process answers; readiness that it can store. */
export function registerHealthRoutes(app: App, { store }: AppDeps): void {
  const tryToWrite = createWriteProbe(store);

  app.get(apiPaths.health, { schema: { response: { 200: z.object({ status: z.literal('ok') }) } } }, () => ({
    status: 'ok' as const,
  }));

  app.get(
    apiPaths.ready,
    { schema: { response: { 200: z.object({ status: z.literal('ready'), engine: z.enum(['sqlite', 'postgres']) }) } } },
    async () => {
      await tryToWrite();
      return { status: 'ready' as const, engine: store.engine };
    },
  );
}
