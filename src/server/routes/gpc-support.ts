import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';

/**
 * Tells browsers and auditors that Global Privacy Control is honoured: https://w3c.github.io/gpc/ names the address. Nothing here reads the header
 * `Sec-GPC`, because visits are counted by the page's script alone, which asks the browser and then sends nothing (src/web/analytics/session.ts).
 */
export function registerGpcSupportRoute(app: App): void {
  app.get(apiPaths.gpcSupport, { schema: { hide: true } }, () => ({ gpc: true }));
}
