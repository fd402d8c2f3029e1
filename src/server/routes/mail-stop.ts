import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiPaths } from '../../contract/paths.ts';
import { ProblemError } from '../http/problem-error.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { createConsentByLink } from '../people/consent-by-link.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';

const TOKEN_MAX_LENGTH = 200;
const FORM_MAX_BYTES = 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A mail program may send its one request in this form; there is nothing in it to read. */
const PARTS_TYPE = 'multipart/form-data';

const unknown = new ProblemError({
  status: 404,
  title: 'No such link',
  detail: 'Please use the whole link from the mail.',
});

/** What cannot be a token is as unknown as one that was never given out. */
const params = z.object({ token: z.string().max(TOKEN_MAX_LENGTH).catch('') });

/** Where somebody stops mails of a kind: by a mail program's one request (RFC 8058), or on a page that asks first. And where they end what they agreed to. */
export function registerMailStopRoute(
  app: App,
  { store, clock, config }: Pick<AppDeps, 'store' | 'clock' | 'config'>,
): void {
  const stops = createMailStops(store);
  const consents = createConsentByLink({ store, clock });

  /** How things stand under a link: a page for a person, and for whatever else asks the problem that every address of the API answers with. */
  async function present(token: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const state = await stops.read(token);
    const agreed = state === null ? await consents.read(token) : null;
    if (state === null && agreed === null && request.headers.accept?.includes('text/html') !== true) throw unknown;
    const { formPageHeaders } = await import('../plain-pages/plain-page.ts');
    const { consentPage, mailStopPage, unknownMailStopPage } = await import('../mail-stops/mail-stop-page.ts');
    void reply.headers(formPageHeaders).type('text/html; charset=utf-8');
    if (agreed !== null) return reply.send(consentPage(agreed));
    return state === null ? reply.code(404).send(unknownMailStopPage()) : reply.send(mailStopPage(state));
  }

  void app.register(async (forms) => {
    forms.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_MAX_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.addContentTypeParser(PARTS_TYPE, { parseAs: 'string', bodyLimit: FORM_MAX_BYTES }, (_request, _body, done) =>
      done(null, {}),
    );
    const options = { config: formRateLimit(config), schema: { hide: true, params } };
    forms.get(apiPaths.mailStop, options, (request, reply) =>
      present(params.parse(request.params).token, request, reply),
    );
    forms.post(apiPaths.mailStop, options, async (request, reply) => {
      const { token } = params.parse(request.params);
      const { stop } = z
        .object({ stop: z.string().default('1') })
        .catch({ stop: '1' })
        .parse(request.body ?? {});
      if (stop === 'texts' || stop === 'mails') await consents.stop(token, stop);
      else await stops.set(token, stop !== '0', clock);
      return present(token, request, reply);
    });
  });
}
