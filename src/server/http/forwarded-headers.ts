import type { Notice } from '../../contract/owner-notices.ts';
import type { Config } from '../config/config.ts';
import type { App } from './app.ts';

/** What proxies and CDNs add to a request to say whom it is from. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'cf-connecting-ip'] as const;

const notice: Notice = {
  id: 'forwarded-headers',
  severity: 'warning',
  title: 'All visitors may count as one',
  detail:
    'Requests arrive with a proxy’s header, and TRUST_PROXY is not set. Behind a proxy or CDN all visitors then share one limit, and one of ' +
    'them can keep the others out. Set TRUST_PROXY=1 if one proxy stands in front of Foyer and nobody can reach Foyer past it, then start ' +
    'Foyer again. If no proxy stands there, a visitor added the header, and the setting is right as it is.',
};

/** While TRUST_PROXY is not set: says in the log and in the desk that a request came through a proxy, at the first one that did. */
export function watchForwardedHeaders(app: App, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return;
  let seen = false;
  app.notices.add(() => (seen ? [notice] : []));
  app.addHook('onRequest', (request, _reply, done) => {
    const header = seen ? undefined : FORWARDING_HEADERS.find((name) => request.headers[name] !== undefined);
    if (header !== undefined) {
      seen = true;
      app.log.error({ header }, `${notice.title}. ${notice.detail}`);
    }
    done();
  });
}
