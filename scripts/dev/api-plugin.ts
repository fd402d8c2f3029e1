import type { IncomingMessage } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { loadEnv } from '../../src/server/config/load-env.ts';
import type { createApp } from '../../src/server/app.ts';
import type { systemClock } from '../../src/server/time/clock.ts';
import type { readConfig } from '../../src/server/config/config.ts';
import type { App } from '../../src/server/http/app.ts';
import type { openStore } from '../../src/server/store/engine/open-store.ts';

/** What `src/server/serve.ts` puts together, as loaded through Vite: a changed file makes another `createApp`. */
interface ServerParts {
  createApp: typeof createApp;
  openStore: typeof openStore;
  readConfig: typeof readConfig;
  systemClock: typeof systemClock;
}

interface Running {
  from: ServerParts['createApp'];
  app: App;
  close: () => Promise<void>;
}

function belongsToApi(request: IncomingMessage): boolean {
  const path = request.url?.split('?', 1)[0] ?? '';
  return path.startsWith('/api/') || path === '/metrics';
}

async function loadParts(server: ViteDevServer): Promise<ServerParts> {
  const load = (file: string) => server.ssrLoadModule(`/src/server/${file}`);
  const [app, store, config, clock] = await Promise.all(
    ['app.ts', 'store/engine/open-store.ts', 'config/config.ts', 'time/clock.ts'].map(load),
  );
  return {
    createApp: app?.['createApp'],
    openStore: store?.['openStore'],
    readConfig: config?.['readConfig'],
    systemClock: clock?.['systemClock'],
  };
}

async function open(parts: ServerParts): Promise<Running> {
  const config = parts.readConfig(process.env);
  const store = await parts.openStore(config);
  const app = await parts.createApp({ config, store, clock: parts.systemClock });
  await app.ready();
  const close = async () => {
    await app.close();
    await store.close();
  };
  return { from: parts.createApp, app, close };
}

/**
 * Serves the API in development on the port of the pages, and anew after each change to the server's files. Deliveries are only kept: the
 * worker that sends them runs with `npm start`.
 */
export function devApi(): Plugin {
  return {
    name: 'foyer-dev-api',
    apply: 'serve',
    configureServer(server) {
      loadEnv();
      let running: Running | null = null;
      let turn: Promise<unknown> = Promise.resolve();

      const current = async (): Promise<App> => {
        const parts = await loadParts(server);
        if (running?.from !== parts.createApp) {
          await running?.close();
          running = null;
          running = await open(parts);
        }
        return running.app;
      };

      server.httpServer?.once('close', () => void running?.close());
      server.middlewares.use((request, response, next) => {
        if (!belongsToApi(request)) return next();
        // One at a time, or two requests after a change would both open the database.
        const app = turn.then(current);
        turn = app.catch(() => undefined);
        void app.then((ready) => ready.routing(request, response), next);
        return undefined;
      });
    },
  };
}
