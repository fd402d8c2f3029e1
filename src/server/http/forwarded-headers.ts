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

/** An address as a proxy forwards it, without what some add: `192.0.2.7:51234` of Azure's gateways and IIS, `[2001:db8::7]:443`, or quotes. */
function bareAddress(forwarded: string): string {
  const written = forwarded.replaceAll('"', '').trim();
  const inBrackets = /^\[([^\]]*)\]/.exec(written)?.[1];
  if (inBrackets !== undefined) return inBrackets;
  const [address = '', ...ports] = written.split(':');
  return ports.length === 1 ? address : written;
}

/** Leaves addresses alone in `X-Forwarded-For`: a visitor has another port in each connection, and would count as another client each time. */
export function dropForwardedPorts(app: App, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy === false) return;
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string' && forwarded.includes(':'))
      headers['x-forwarded-for'] = forwarded.split(',').map(bareAddress).join(', ');
    done();
  });
}
