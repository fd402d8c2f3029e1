import type { Transaction } from 'kysely';
import { MESSAGES_MAX } from '../../../contract/form-visit-parts.ts';
import { watchedForm, type WatchedFormId } from '../../../contract/watched-forms.ts';
import type { Database } from '../schema/schema.ts';
import { addFormTimes, tallyVisit, type FormTally } from './tally-forms.ts';

type Tx = Transaction<Database>;

/** How far a visit came in a form, of whose names all are known. */
export interface FormVisitWrite {
  readonly sessionId: string;
  readonly form: WatchedFormId;
  readonly at: number;
  readonly timeZone: string;
  readonly sent: boolean;
  readonly seconds: number;
  /** Empty where no field was touched, as is `furthest`. */
  readonly last: string;
  readonly furthest: string;
  /** Each as `field key`. */
  readonly met: readonly string[];
}

/** No visit has so many: the row was not there before. */
const UNKNOWN = -1;

function further(form: WatchedFormId, one: string, other: string): string {
  const { fields } = watchedForm(form);
  const placeOf = (field: string) => fields.findIndex(({ name }) => name === field);
  return placeOf(other) > placeOf(one) ? other : one;
}

const sameVisit = ({ sessionId, form }: FormVisitWrite) => [form, sessionId].join(' ');

/** Two reports of one visit: what was sent stays sent, and the later one says where it stands. */
function merge(before: FormVisitWrite, after: FormVisitWrite): FormVisitWrite {
  return {
    ...before,
    sent: before.sent || after.sent,
    seconds: Math.max(before.seconds, after.seconds),
    last: after.last === '' ? before.last : after.last,
    furthest: further(before.form, before.furthest, after.furthest),
    met: [...new Set([...before.met, ...after.met])].slice(0, MESSAGES_MAX),
  };
}

function rowOf({ sessionId, form, at, sent, seconds, last, furthest, met }: FormVisitWrite): Database['form_visits'] {
  return {
    session_id: sessionId,
    form,
    at,
    sent: Number(sent),
    seconds,
    last_field: last,
    furthest_field: furthest,
    messages: JSON.stringify(met),
  };
}

function writeOf(row: Database['form_visits'], { form, timeZone }: FormVisitWrite): FormVisitWrite {
  const met: unknown = JSON.parse(row.messages);
  return {
    sessionId: row.session_id,
    form,
    at: row.at,
    timeZone,
    sent: row.sent === 1,
    seconds: row.seconds,
    last: row.last_field,
    furthest: row.furthest_field,
    met: Array.isArray(met) ? met.map(String) : [],
  };
}

/** Stores one visit, and what it changes in the figures. */
async function storeVisit(tx: Tx, visit: FormVisitWrite, tally: FormTally): Promise<void> {
  const { timeZone } = visit;
  // What is there already is locked, and told as it was.
  const found = await tx
    .insertInto('form_visits')
    .values({ ...rowOf(visit), seconds: UNKNOWN })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'form']).doUpdateSet((row) => ({ sent: row.ref('form_visits.sent') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const isNew = found.seconds === UNKNOWN;
  const row = rowOf(isNew ? visit : merge(writeOf(found, visit), visit));
  if (!isNew) tallyVisit(tally, found, { times: -1, timeZone });
  tallyVisit(tally, row, { times: 1, timeZone });
  const { session_id: sessionId, form, ...now } = row;
  await tx.updateTable('form_visits').set(now).where('session_id', '=', sessionId).where('form', '=', form).execute();
}

/** Stores how far visits came in forms, each session once for a form, and counts them by day in the same commit. */
export async function storeFormVisits(tx: Tx, items: readonly FormVisitWrite[]): Promise<void> {
  const visits = new Map<string, FormVisitWrite>();
  for (const item of items) {
    const before = visits.get(sameVisit(item));
    visits.set(sameVisit(item), before === undefined ? item : merge(before, item));
  }
  const tally: FormTally = new Map();
  const inOrder = [...visits].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [, visit] of inOrder) await storeVisit(tx, visit, tally);
  await addFormTimes(tx, 'daily_forms', tally);
}

/** Takes visits and what was counted of them away, and counts them as dropped where `keep` says that the figures stay. */
export async function dropFormVisits(
  tx: Tx,
  visits: readonly Database['form_visits'][],
  { timeZone, keep }: { timeZone: string; keep: boolean },
): Promise<void> {
  const tally: FormTally = new Map();
  for (const { session_id: sessionId, form } of visits) {
    // As it stands by now: it may have been reported again since it was read.
    const gone = await tx
      .deleteFrom('form_visits')
      .where('session_id', '=', sessionId)
      .where('form', '=', form)
      .returningAll()
      .executeTakeFirst();
    if (gone !== undefined) tallyVisit(tally, gone, { times: keep ? 1 : -1, timeZone });
  }
  await addFormTimes(tx, keep ? 'dropped_forms' : 'daily_forms', tally);
}
