import forms from '../../../demo/forms.json' with { type: 'json' };
import { messageKey } from '../../contract/form-visit-parts.ts';
import { watchedForm, type WatchedFormId } from '../../contract/watched-forms.ts';
import type { FormVisitWrite } from '../store/analytics/form-visits.ts';
import type { DemoVisit } from '../store/demo/store-visits.ts';
import type { DemoYear } from './plan-year.ts';
import { seededRandom, type Random } from './random.ts';

const SEED = 41;
/** Of those who send a form, and of those who leave it, so many met a message. */
const [MET_AND_SENT, MET_AND_LEFT] = [0.22, 0.45];
/** Of deals that are sent, so many did not fit at first. */
const MISFIT = 0.1;

type Form = keyof typeof forms;
type Words = (typeof forms)[Form];
const formIds: readonly Form[] = ['quiz', 'deal', 'booking', 'checkout', 'reactivation', 'lending', 'waitlist'];

const placeIn = (form: WatchedFormId, field: string) =>
  watchedForm(form).fields.findIndex(({ name }) => name === field);

/** The messages that somebody met on the way to a field. */
function drawMessages(form: Form, { messages }: Words, upTo: number, { sent }: { sent: boolean }, random: Random) {
  const met = messages
    .filter(([field = '']) => placeIn(form, field) <= upTo)
    .filter(() => random.chance((sent ? MET_AND_SENT : MET_AND_LEFT) / Math.sqrt(messages.length)))
    .map(([field = '', text = '']) => `${field} ${messageKey(text)}`);
  return form === 'deal' && sent && random.chance(MISFIT) ? [...met, ' misfit'] : met;
}

function visitOf(
  form: Form,
  { id, at, timeZone, sent }: { id: string; at: number; timeZone: string; sent: boolean },
  random: Random,
): FormVisitWrite {
  const words = forms[form];
  const { fields } = watchedForm(form);
  const stops = words.stops.map(([field, weight]) => ({ field: String(field), weight: Number(weight) }));
  const last = sent ? (fields.at(-1)?.name ?? '') : random.weighted(stops).field;
  const place = placeIn(form, last);
  const [least = 1, most = 1] = words.seconds;
  // Who leaves early has been there for less long.
  const share = sent ? 1 : 0.2 + (0.8 * (place + 1)) / fields.length;
  return {
    sessionId: id,
    form,
    at,
    timeZone,
    sent,
    seconds: Math.round(random.between(least, most) * share),
    last,
    furthest: last,
    met: drawMessages(form, words, place, { sent }, random),
  };
}

/** The form on whose page a visit ended without sending it, if it began that. */
function leftForm({ views }: DemoVisit, random: Random): { form: Form; at: number } | null {
  for (const form of formIds) {
    const view = views.findLast(({ path }) => path === forms[form].page);
    if (view !== undefined && random.chance(forms[form].begins)) return { form, at: view.at + 5000 };
  }
  return null;
}

const isForm = (kind: string): kind is Form => Object.hasOwn(forms, kind);

/** How far the visits of a year came in the forms: those that sent one, and of the others some that began one. */
export function planFormVisits({ visits, happenings }: DemoYear, now: number, timeZone: string): FormVisitWrite[] {
  const random = seededRandom(SEED);
  const sentBy = new Set<string>(happenings.map(({ visit }) => visit));
  const sent = happenings.flatMap(({ kind, visit: id, at }) =>
    isForm(kind) ? [visitOf(kind, { id, at, timeZone, sent: true }, random)] : [],
  );
  const left = visits
    .filter(({ id, filtered }) => !filtered && !sentBy.has(id))
    .flatMap((visit) => {
      const begun = leftForm(visit, random);
      const from = begun && { id: visit.id, at: begun.at, timeZone, sent: false };
      return begun === null || from === null || from.at > now ? [] : [visitOf(begun.form, from, random)];
    });
  return [...sent, ...left].toSorted((a, b) => a.at - b.at);
}
