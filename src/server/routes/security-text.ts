import { site } from '../../../content/site.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long what was read holds. RFC 9116 advises less than a year. */
const HOLDS_DAYS = 180;

/** Who hears of a weakness in the site. */
interface SecurityContact {
  /** An e-mail address, or the https address of a form. */
  readonly contact: string;
  /** Where is said what a finder may expect: a page of the site or an https address. */
  readonly policy?: string;
}

/** What content says. Content that was written before there was `security` is reached by the site's address. */
function contactOf({ email, security }: { readonly email: string; readonly security?: Partial<SecurityContact> }) {
  return { contact: email, ...security };
}

/**
 * The text of `/.well-known/security.txt` (RFC 9116).
 * @param publicUrl the site's address; what must be https is left out while it is not
 * @param now milliseconds since 1970
 */
export function securityText({ contact, policy }: SecurityContact, publicUrl: string, now: number): string {
  const isHttps = publicUrl.startsWith('https:');
  const policyUrl = policy?.startsWith('/') ? publicUrl + policy : policy;
  const expires = new Date(now - (now % DAY_MS) + HOLDS_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...(isHttps ? [`Canonical: ${publicUrl}${apiPaths.securityText}`] : []),
    ...(policyUrl?.startsWith('https:') ? [`Policy: ${policyUrl}`] : []),
    '',
  ].join('\n');
}

/** Tells whoever found a weakness whom to write to. It is made when it is asked for, so that it never expires while the site runs. */
export function registerSecurityTextRoute(app: App, { config, clock }: Pick<AppDeps, 'config' | 'clock'>): void {
  const contact = contactOf(site);
  app.get(apiPaths.securityText, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(contact, config.publicUrl, clock.now())),
  );
}
