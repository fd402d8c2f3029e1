import { expect, test } from 'vitest';
import { smsConsent } from '../../../content/deals.ts';
import { bookingSchema } from '../../contract/booking-answers.ts';
import { spanishSpeech } from '../../domain/words/spanish-speech.ts';
import {
  changeByLink,
  examplePerson,
  linkOf,
  postBooking,
  readFreeTimes,
} from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { renderMail } from '../mail/render-mail.ts';

const settings = { OWNER_EMAIL: 'owner@hallway.example', PUBLIC_URL: 'https://hallway.example' };
const inSpanish = { 'content-language': 'es' };

forEachEngine((engine) => {
  test('who books in Spanish is written to in Spanish, and the owner hears of it in English', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp(settings, { store });
    const [startsAt, other] = await readFreeTimes(app);
    const consent = { version: smsConsent.version, page: '/es/book' };
    const person = { ...examplePerson, phone: '(214) 555-0142', smsConsent: consent, startsAt };
    const { status, body } = await postBooking(app, person, inSpanish);
    expect(status).toBe(201);
    const made = bookingSchema.parse(body);
    expect(made.manageUrl).toMatch(/^\/es\/book\?booking=/);
    expect(made.ics.replaceAll('\r\n ', '')).toContain('SUMMARY:Sesión de estrategia con');
    const { id, token } = linkOf(made);
    await changeByLink(app, 'bookingMove', { id, token, payload: { startsAt: other } });
    await changeByLink(app, 'bookingCancel', { id, token });

    const rows = await store.db.selectFrom('deliveries').selectAll().orderBy('id').execute();
    const mails = await Promise.all(
      rows
        .filter(({ destination }) => destination === 'mail')
        .map(({ payload }) => renderMail(payload, settings.PUBLIC_URL)),
    );
    const theirs = mails.filter(({ to }) => to === examplePerson.email);
    expect(new Set(theirs.map(({ subject }) => subject.split(':')[0]))).toEqual(
      new Set(['Cambió', 'Cancelada', 'Reservada']),
    );
    expect(theirs).toHaveLength(3);
    for (const { html, text } of theirs) {
      expect(html).toContain('<html lang="es"');
      expect(text).toContain('Hola, Ada:');
      expect(text).not.toMatch(/\b(?:the|your|session|Day|Time|Privacy)\b/);
    }
    const alert = mails.find(({ to }) => to === settings.OWNER_EMAIL);
    expect(alert?.subject).toContain('New booking');
    expect(alert?.text).toContain('Language: Spanish');

    // What the CRM gets is what it gets of everybody.
    const crm = rows
      .filter(({ destination }) => destination === 'crm')
      .map(({ payload }) => Object.keys(JSON.parse(payload)));
    expect(crm).toEqual([
      ['name', 'email', 'phone', 'startsAt', 'timeZone', 'notes', 'source', 'timestamp', 'formType'],
    ]);
    expect(await store.db.selectFrom('person_tags').select('tag').execute()).toEqual([{ tag: 'Reads Spanish' }]);
    const [lead] = await store.db.selectFrom('leads').select('fields').execute();
    const { wording } = JSON.parse(lead?.fields ?? '{}').smsConsent;
    expect(wording).toBe(spanishSpeech.words[smsConsent.wording]);
  });

  test.each(['en', 'fr', 'es-MX, es', ''])(
    'a page whose language is said as %j is an English one',
    async (language) => {
      const store = await engine.openStore();
      const { app } = await openTestApp(settings, { store });
      const [startsAt] = await readFreeTimes(app);
      const { body } = await postBooking(app, { ...examplePerson, startsAt }, { 'content-language': language });
      expect(bookingSchema.parse(body).manageUrl).toMatch(/^\/book\?/);
      expect(await store.db.selectFrom('person_tags').selectAll().execute()).toEqual([]);
      expect(await store.db.selectFrom('bookings').select('language').execute()).toEqual([{ language: null }]);
    },
  );
});
