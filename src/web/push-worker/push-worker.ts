import { serveDesk, type PushScope } from './serve-desk.ts';

/** A page's own types know no service worker. */
function isWorker(scope: unknown): scope is PushScope {
  return typeof scope === 'object' && scope !== null && 'registration' in scope && 'clients' in scope;
}

/** The service worker of the desk: it shows what is pushed, leads to it, and does nothing else. It keeps no file and answers no request. */
const scope: unknown = globalThis;
if (isWorker(scope)) serveDesk(scope);
