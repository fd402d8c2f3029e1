import type { Selectable, Transaction } from 'kysely';
import { askTouches, type Touches } from '../analytics/session-touch.ts';
import { inSteps } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';
import { foldSummaries, summaryOf, type Summary } from '../people/fold-summaries.ts';
import { absorbPerson } from './absorb-person.ts';
import { emailKey, phoneKey, searchText, type PersonItem } from '../people/person-item.ts';
import {
  askPlaces,
  insertItems,
  insertKeys,
  takeKnown,
  upsertPeople,
  type KnownPerson,
} from '../people/person-writes.ts';
import { leaveItem } from '../people/refold-person.ts';
import { newRowId } from '../engine/new-row-id.ts';

type Tx = Transaction<Database>;
type ItemRow = Selectable<Database['person_items']>;

/** Addresses and numbers of one person; beyond that nothing joins by itself, so that nobody can glue a whole list together. */
export const KEYS_MAX = 40;

/** A person while their group is written: those that are stored, and those that are new. */
interface Draft {
  readonly id: string;
  readonly stored: boolean;
  readonly apart: boolean;
  keys: number;
  sum: Summary | null;
  /** The person that this one was joined to. */
  into: Draft | null;
}

function rootOf(draft: Draft): Draft {
  let root = draft;
  while (root.into !== null) root = root.into;
  return root;
}

/** Of two that are joined the one that stays: what is moved is then the smaller part, and moves seldom. */
function staysOf(a: Draft, b: Draft): [stays: Draft, goes: Draft] {
  if (a.stored !== b.stored) return a.stored ? [a, b] : [b, a];
  const [left, right] = [a.sum?.items ?? 0, b.sum?.items ?? 0];
  return left > right || (left === right && a.id < b.id) ? [a, b] : [b, a];
}

const asSummary = (person: KnownPerson): Summary => person;

class Joining {
  readonly #owners = new Map<string, Draft>();
  readonly #drafts = new Map<string, Draft>();
  readonly newKeys = new Map<string, Draft>();
  readonly joined: [stays: Draft, goes: Draft][] = [];

  constructor(known: readonly KnownPerson[]) {
    for (const person of known) {
      const draft = this.#drafts.get(person.id) ?? {
        id: person.id,
        stored: true,
        apart: person.apart === 1,
        keys: person.keys,
        sum: asSummary(person),
        into: null,
      };
      this.#drafts.set(person.id, draft);
      this.#owners.set(person.key, draft);
    }
  }

  #ownerOf(key: string): Draft | null {
    const owner = this.#owners.get(key);
    return owner === undefined ? null : rootOf(owner);
  }

  #own(draft: Draft, key: string): void {
    this.#owners.set(key, draft);
    this.newKeys.set(key, draft);
    draft.keys += 1;
  }

  #join(a: Draft, b: Draft): Draft {
    const [stays, goes] = staysOf(a, b);
    goes.into = stays;
    stays.keys += goes.keys;
    if (goes.stored) this.joined.push([stays, goes]);
    if (goes.sum !== null) stays.sum = stays.sum === null ? goes.sum : foldSummaries(stays.sum, goes.sum);
    return stays;
  }

  /** The person of whoever left this address and number. */
  personOf(email: string, phone: string | null): Draft {
    const byEmail = this.#ownerOf(email);
    const byPhone = phone === null ? null : this.#ownerOf(phone);
    if (byEmail === null && byPhone !== null && byPhone.keys < KEYS_MAX) {
      this.#own(byPhone, email);
      return byPhone;
    }
    const person = byEmail ?? this.#begin(email);
    if (byPhone === null && phone !== null && person.keys < KEYS_MAX) this.#own(person, phone);
    if (byPhone === null || byPhone === person) return person;
    const mayJoin = !byPhone.apart && !person.apart && byPhone.keys + person.keys <= KEYS_MAX;
    return mayJoin ? this.#join(person, byPhone) : person;
  }

  #begin(email: string): Draft {
    const draft: Draft = { id: newRowId(), stored: false, apart: false, keys: 0, sum: null, into: null };
    this.#drafts.set(draft.id, draft);
    this.#own(draft, email);
    return draft;
  }

  add(draft: Draft, sum: Summary): void {
    draft.sum = draft.sum === null ? sum : foldSummaries(draft.sum, sum);
  }
}

interface Placed {
  readonly item: PersonItem;
  readonly phone: string | null;
  readonly draft: Draft;
}

function rowOf({ item, phone, draft }: Placed, touch: ReturnType<Touches['get']>): ItemRow {
  return {
    id: item.id,
    person_id: rootOf(draft).id,
    type: item.type,
    kind: item.kind,
    at: item.at,
    name: item.name.trim(),
    email: emailKey(item.email).slice(2),
    phone: phone?.slice(2) ?? '',
    market: item.market,
    touch_at: touch?.at ?? null,
    source: touch?.source ?? null,
    page: touch?.page ?? null,
    campaign: touch?.campaign ?? null,
    consent: Number(item.consent),
    text: searchText(item),
  };
}

/** What was left, and what is known of those who left it. */
interface Known {
  readonly latest: readonly PersonItem[];
  readonly touches: Touches;
  readonly people: readonly KnownPerson[];
  /** Whose it was before; a lead is stored once, all else may stand here already. */
  readonly places: ReadonlyMap<string, string>;
}

const keysOf = (item: PersonItem) => ({ email: emailKey(item.email), phone: phoneKey(item.phone) });

async function writePeople(tx: Tx, { latest, touches, people: known, places }: Known): Promise<void> {
  const joining = new Joining(known);
  const placed: Placed[] = latest.map((item) => {
    const { email, phone } = keysOf(item);
    return { item, phone, draft: joining.personOf(email, phone) };
  });
  const rows = placed.map((one) => rowOf(one, touches.get(one.item.sessionId ?? '')));
  const gone = new Map(joining.joined.map(([, goes]) => [goes.id, rootOf(goes).id]));
  const placeOf = (id: string) => gone.get(places.get(id) ?? '') ?? places.get(id);
  const touched = new Map<string, Draft>();
  for (const [at, { draft }] of placed.entries()) {
    const row = rows[at];
    if (row === undefined) continue;
    const root = rootOf(draft);
    touched.set(root.id, root);
    const sum = summaryOf(row);
    joining.add(root, placeOf(row.id) === root.id ? { ...sum, items: 0 } : sum);
  }
  for (const [stays] of joining.joined) touched.set(rootOf(stays).id, rootOf(stays));
  await insertKeys(
    tx,
    [...joining.newKeys].map(([key, draft]) => [key, rootOf(draft).id]),
  );
  await upsertPeople(
    tx,
    [...touched.values()].flatMap(({ id, sum }) => (sum === null ? [] : [{ id, ...sum }])),
  );
  for (const [stays, goes] of joining.joined)
    await absorbPerson(tx, {
      stays: rootOf(stays).id,
      goes: goes.id,
      who: 'foyer',
      at: Math.max(...latest.map(({ at }) => at)),
    });
  await insertItems(tx, rows);
  for (const row of rows) {
    const before = placeOf(row.id);
    if (before !== undefined && before !== row.person_id) await leaveItem(tx, before);
  }
}

/**
 * Puts what was left to the person that it belongs to, by address and phone number, and joins those whom it shows to be one. What stands already is
 * written anew: a near miss that was tried again, an order whose buyer corrected the address.
 * Handed over by every write of something that somebody left, so that many of them cost little more than one.
 */
export const people = inSteps<PersonItem>({
  name: 'people',
  async ask(tx, items) {
    const named = items.filter(({ email }) => email.trim() !== '');
    const latest = [...new Map(named.map((item) => [item.id, item])).values()];
    const sessions = latest.map(({ sessionId }) => sessionId);
    const keys = latest.flatMap((item) => Object.values(keysOf(item)).filter((key) => key !== null));
    const others = latest.filter(({ type }) => type !== 'lead').map(({ id }) => id);
    const touches = await askTouches(tx, sessions);
    const known = await takeKnown(tx, [...new Set(keys)]);
    const places = await askPlaces(tx, others);
    return async () => {
      const all = { latest, touches: await touches(), people: await known(), places: await places() };
      return () => writePeople(tx, all);
    };
  },
});

/** The same at once. */
export const joinPeople = people.run;
