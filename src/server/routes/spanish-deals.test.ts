import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arrivedPaths, formPaths } from '../../contract/form-pages.ts';
import { misfitSchema } from '../../contract/deals.ts';
import { apiPaths } from '../../contract/paths.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { writeBuild } from '../../../test-support/server/site.ts';
import { openTestApp, testFolder } from '../../../test-support/server/test-app.ts';
import type { App } from '../http/app.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Store } from '../store/engine/store.ts';

const settings = { OWNER_EMAIL: 'owner@hallway.example', PUBLIC_URL: 'https://hallway.example' };
const inSpanish = { 'content-language': 'es' };

const send = (app: App, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: apiPaths.deals, payload, headers });

/** What is to be delivered to a destination, by the payload. */
async function deliveriesTo({ db }: Store, destination: string) {
  const rows = await db.selectFrom('deliveries').select('payload').where('destination', '=', destination).execute();
  return rows.map(({ payload }) => payload);
}

const tagsIn = ({ db }: Store) => db.selectFrom('person_tags').select('tag').execute();

forEachEngine((engine) => {
  test('who sends a deal in Spanish is written to in Spanish, the owner in English, and the CRM gets what it gets of everybody', async () => {
    const [store, other] = [await engine.openStore(), await engine.openStore()];
    const { app } = await openTestApp(settings, { store });
    const deal = { ...exampleDeal, city: 'Raleigh', state: 'NC', targetMarket: 'north-carolina' };
    expect((await send(app, deal, inSpanish)).statusCode).toBe(201);
    const mails = await Promise.all(
      (await deliveriesTo(store, 'mail')).map((payload) => renderMail(payload, settings.PUBLIC_URL)),
    );
    const theirs = mails.find(({ to }) => to === exampleDeal.email);
    expect(theirs?.subject).toMatch(/^Su propiedad llegó: /);
    expect(theirs?.html).toContain('<html lang="es"');
    expect(theirs?.text).toContain('entra en el buy box de Carolina del Norte');
    expect(theirs?.text).not.toMatch(/\b(?:the|your|you|and|deal|within|hours|Privacy)\b/);
    const alert = mails.find(({ to }) => to === settings.OWNER_EMAIL);
    expect(alert?.subject).toContain('New deal');
    expect(alert?.text).toContain('Language: Spanish');
    expect(alert?.text).toContain('North Carolina');
    expect(await tagsIn(store)).toEqual([{ tag: 'Reads Spanish' }]);

    const english = await openTestApp(settings, { store: other });
    await send(english.app, deal);
    const payloads = await Promise.all([store, other].map((one) => deliveriesTo(one, 'crm-deal')));
    expect(payloads[0]).toHaveLength(1);
    expect(payloads[0]).toEqual(payloads[1]);
    expect(await tagsIn(other)).toEqual([]);
  });

  test('a deal in Spanish that does not fit is answered in English by the API, and the owner finds who reads Spanish', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp(settings, { store });
    const answer = await send(app, { ...exampleDeal, askingPrice: '900k' }, inSpanish);
    expect(answer.statusCode).toBe(422);
    expect(misfitSchema.parse(answer.json()).reasons[0]).toMatch(/^Sorry, the asking price of \$900,000 exceeds/);
    expect(await tagsIn(store)).toEqual([{ tag: 'Reads Spanish' }]);
  });

  test('a deal in Spanish without script: wrong fields, a misfit and the confirmation are pages in Spanish', async () => {
    const store = await engine.openStore();
    const webRoot = join(await testFolder(), 'client');
    const page = (language: string) =>
      `<!DOCTYPE html><html lang="${language}"><head><title>x</title></head><body><form data-sends="${apiPaths.deals}" method="post">` +
      `${['name', 'zipCode'].map((name) => `<div class="field"><label for="${name}">x</label><input type="text" id="${name}" name="${name}"/></div>`).join('')}</form></body></html>`;
    await writeBuild(webRoot, {
      'index.html': page('en'),
      'buy-box/index.html': page('en'),
      'es/buy-box/index.html': page('es'),
    });
    const { app } = await openTestApp(settings, { store, webRoot });
    const post = (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: `/es${formPaths.deal}`,
        headers: {
          'sec-fetch-site': 'same-origin',
          origin: 'http://localhost',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      });
    const { jvAgreement: _, extras: __, ...texts }: Record<string, unknown> = exampleDeal;
    const typed = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)]));
    const fields = { ...typed, jvAgreement: 'on' };

    const wrong = await post({ ...fields, name: 'x', zipCode: '1' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('El nombre debe tener al menos 2 caracteres');
    expect(wrong.body).toContain('Escriba un código postal válido');

    const misfit = await post({ ...fields, askingPrice: '900k' });
    expect(misfit.body).toContain('La propiedad no cumple los requisitos');
    expect(misfit.body).toContain('Lo sentimos, el precio pedido de $900,000 supera');
    expect(misfit.body).not.toMatch(/Sorry|would take it|Nothing you typed/);

    const sent = await post(fields);
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toBe(`/es${arrivedPaths.deal}`);
    expect(await store.db.selectFrom('leads').select('kind').execute()).toEqual([{ kind: 'deal' }]);
  });
});
