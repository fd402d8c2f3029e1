import type { FormFigures, FormFriction } from '../../contract/form-friction.ts';
import { watchedForm, watchedFormIds, type WatchedFormId } from '../../contract/watched-forms.ts';
import { countBegun, readBegun, readFormTimes, type FormTimes } from '../store/analytics/tally-forms.ts';
import type { Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';
import { addDays } from '../time/days.ts';
import { messageText } from './form-messages.ts';
import { equalPart, type Span } from './range.ts';

/** The most messages that are listed of a form. */
const MESSAGES_LISTED = 12;

export interface FormsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly timeZone: string;
}

type Times = Omit<FormTimes, 'day'>;
type Counts = FormFigures['before'];

/** The median of values that were counted; null of none. */
function medianOf(counted: readonly { readonly value: number; readonly times: number }[]): number | null {
  const sorted = counted.filter(({ times }) => times > 0).toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { times }) => sum + times, 0);
  let passed = 0;
  for (const { value, times } of sorted) {
    passed += times;
    if (passed * 2 >= total) return value;
  }
  return null;
}

/** One form from what was counted of it. */
function describe(id: WatchedFormId, rows: readonly Times[], before: Counts, year: number): FormFigures {
  const { title, fields } = watchedForm(id);
  const of = (what: Times['what']) => rows.filter((row) => row.what === what && row.times > 0);
  const sum = (counted: readonly Times[]) => counted.reduce((total, { times }) => total + times, 0);
  const timesAt = (what: Times['what'], field: string) => sum(of(what).filter(({ name }) => name === field));
  const seconds = (what: Times['what']) =>
    medianOf(of(what).map(({ name, times }) => ({ value: Number(name), times })));
  const placeOf = new Map(fields.map(({ name }, place) => [name, place]));
  const sent = sum(of('sent'));
  const furthest = of('furthest').map(({ name, times }) => ({ place: placeOf.get(name) ?? -1, times }));
  const messages = of('met')
    .map(({ name, times }) => {
      const [field = '', key = ''] = name.split(' ', 2);
      const label = fields.find((one) => one.name === field)?.label ?? null;
      return { key: name, field: label, text: messageText(id, key, year), times };
    })
    .toSorted((a, b) => b.times - a.times || (a.key < b.key ? -1 : 1));
  return {
    id,
    title,
    begun: sum(of('begun')),
    sent,
    before,
    secondsToSend: seconds('to send'),
    secondsToLeave: seconds('to leave'),
    fields: fields.map(({ name, label }, at) => ({
      name,
      label,
      reached: furthest.reduce((total, { place, times }) => total + (place >= at ? times : 0), sent),
      stopped: timesAt('stopped', name),
    })),
    stoppedBefore: timesAt('stopped', ''),
    messages: messages.slice(0, MESSAGES_LISTED),
  };
}

/** How many visits began each form and sent it on the days of a span, of the last one only as much as `part` says. */
async function readBefore({ store: { db } }: FormsDeps, span: Span, part: ReturnType<typeof equalPart>) {
  const whole = part === null ? span : { first: span.first, last: addDays(span.last, -1) };
  const rows = await readBegun(db, whole);
  const inPart = part === null ? [] : await countBegun(db, part);
  return (id: WatchedFormId): Counts => {
    const days = (what: Times['what']) =>
      rows.reduce((sum, row) => sum + (row.form === id && row.what === what ? row.times : 0), 0);
    const { begun = 0, sent = 0 } = inPart.find(({ form }) => form === id) ?? {};
    return { begun: days('begun') + begun, sent: days('sent') + sent };
  };
}

/** Where visitors stop in each form and what it told them, on the days of a span, beside earlier ones. Forms that nobody began are left out. */
export async function buildFormFriction(
  deps: FormsDeps,
  { span, before }: { span: Span; before: Span },
): Promise<FormFriction> {
  const now = deps.clock.now();
  const part = equalPart(before, span, now, deps.timeZone);
  const [rows, countsBefore] = await Promise.all([readFormTimes(deps.store.db, span), readBefore(deps, before, part)]);
  const byForm = Map.groupBy(rows, ({ form }) => form);
  const year = new Date(now).getUTCFullYear();
  return {
    from: span.first,
    to: span.last,
    forms: watchedFormIds
      .map((id) => describe(id, byForm.get(id) ?? [], countsBefore(id), year))
      .filter((form) => form.begun > 0)
      .toSorted((a, b) => b.begun - a.begun),
    before: { from: before.first, to: before.last },
    countedUntil: part && new Date(now).toISOString(),
  };
}
