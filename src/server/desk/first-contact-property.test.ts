import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openQuickStore } from '../../../test-support/databases/quick-store.ts';
import { bookingRow } from '../../../test-support/data/bookings.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { FIRST_CONTACT_DAYS, contactBarMinutes } from '../../contract/first-contact.ts';
import { personStatuses } from '../../contract/people.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import type { Store } from '../store/engine/store.ts';
import { readFirstContact } from './first-contact.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const SINCE = NOW - FIRST_CONTACT_DAYS * 24 * 60 * MINUTE_MS;

/** Minutes before now, some of them before the days that count. */
const minutes = fc.integer({ min: 1, max: (FIRST_CONTACT_DAYS + 2) * 24 * 60 });
const happening = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), ago: minutes, to: fc.constantFrom(...personStatuses) }),
  fc.record({ kind: fc.constant('called' as const), ago: minutes }),
  fc.record({
    kind: fc.constant('booking' as const),
    // To come, under way and over.
    ago: fc.integer({ min: -60, max: 2000 }),
    status: fc.constantFrom('booked' as const, 'cancelled' as const, 'lapsed' as const),
    cameToo: fc.boolean(),
  }),
);
const person = fc.record({
  ago: minutes,
  source: fc.constantFrom(null, '', 'letter', 'radio'),
  happenings: fc.array(happening, { maxLength: 5 }),
});
type Someone = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

const at = (ago: number) => NOW - ago * MINUTE_MS;
/** In the order in which they were done, nothing before the person came. */
const doneTo = ({ ago: cameAgo, happenings }: Someone) =>
  happenings.map((one) => ({ ...one, ago: Math.min(one.ago, cameAgo) })).toSorted((a, b) => b.ago - a.ago);
const statusOf = (someone: Someone) =>
  doneTo(someone).reduce((last, one) => (one.kind === 'status' ? one.to : last), 'new' as Status);
type Status = (typeof personStatuses)[number];

/** What the figures are by a plain walk through each life, minute by minute. */
function reckon(people: readonly Someone[]) {
  const came = people.filter(({ ago }) => at(ago) >= SINCE);
  const lives = came.map((someone) => {
    let statusSince: number | null = null;
    let calledAt: number | null = null;
    for (const one of doneTo(someone)) {
      const when = at(one.ago);
      if (one.kind === 'status') statusSince = one.to === 'new' ? null : (statusSince ?? when);
      else if (one.kind === 'called') calledAt ??= when;
      else if (one.status === 'booked' && one.cameToo && when + 30 * MINUTE_MS <= NOW) calledAt ??= when;
    }
    const contacts = [statusSince, calledAt].filter((one) => one !== null);
    const waited = contacts.length === 0 ? null : Math.max(0, Math.min(...contacts) - at(someone.ago));
    return { ...someone, waited };
  });
  const times = (of: typeof lives) => {
    const waits = of.flatMap(({ waited }) => (waited === null ? [] : waited)).toSorted((a, b) => a - b);
    const half = (waits.length - 1) / 2;
    const [low, high] = [waits[Math.floor(half)], waits[Math.ceil(half)]];
    return {
      people: of.length,
      contacted: waits.length,
      medianMs: low === undefined || high === undefined ? null : (low + high) / 2,
      worstMs: waits.at(-1) ?? null,
    };
  };
  const bars = Array.from({ length: contactBarMinutes.length + 1 }, () => 0);
  for (const { waited } of lives) {
    if (waited === null) continue;
    const found = contactBarMinutes.findIndex((end) => waited <= end * MINUTE_MS);
    const bar = found === -1 ? contactBarMinutes.length : found;
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  const waiting = lives.filter((one) => one.waited === null && statusOf(one) === 'new').map(({ ago }) => NOW - at(ago));
  const sources = [...new Set(came.map(({ source }) => source))].map((source) => ({
    source,
    ...times(lives.filter((one) => one.source === source)),
  }));
  return { ...times(lives), longestWaitMs: waiting.toSorted((a, b) => b - a)[0] ?? null, bars, sources };
}

const byName = <Of extends { source: string | null }>(sources: readonly Of[]) =>
  sources.toSorted((a, b) => String(a.source).localeCompare(String(b.source)));

/** Puts these people into an empty database. */
async function live({ write }: Store, people: readonly Someone[]): Promise<void> {
  const blank = {
    last_type: 'lead',
    items: 1,
    name: '',
    name_at: 0,
    email: '',
    phone: '',
    phone_at: 0,
    kinds: 1,
  } as const;
  const unknown = { market: null, market_at: 0, touch_at: null, page: null, campaign: null, consent: 0 } as const;
  await write(async (tx) => {
    for (const table of ['people', 'person_events', 'person_items', 'bookings'] as const)
      await tx.deleteFrom(table).execute();
    for (const someone of people) {
      const id = newRowId();
      const [cameAt, status] = [at(someone.ago), statusOf(someone)];
      const seen = { first_at: cameAt, last_at: cameAt, last_id: id, source: someone.source, status };
      await tx
        .insertInto('people')
        .values({ id, ...blank, ...unknown, ...seen })
        .execute();
      for (const one of doneTo(someone)) {
        if (one.kind === 'booking') {
          const lead_id = newRowId();
          const item = { id: lead_id, person_id: id, type: 'lead', kind: 'booking', at: cameAt, text: '' } as const;
          const nobody = {
            name: '',
            email: '',
            phone: '',
            market: null,
            touch_at: null,
            source: null,
            page: null,
            campaign: null,
          };
          await tx
            .insertInto('person_items')
            .values({ ...item, ...nobody, consent: 0 })
            .execute();
          const { status: standing } = one;
          const no_show_at = one.cameToo ? null : NOW;
          const row = { starts_at: at(one.ago), lead_id, status: standing, no_show_at, may_overlap: 1 };
          await tx.insertInto('bookings').values(bookingRow(row)).execute();
          continue;
        }
        const data = JSON.stringify(one.kind === 'status' ? { from: 'new', to: one.to } : {});
        const event = { id: newRowId(), person_id: id, at: at(one.ago), who: 'owner', kind: one.kind, data } as const;
        await tx
          .insertInto('person_events')
          .values({ ...event, member_id: null, change_id: null })
          .execute();
      }
    }
  });
}

forEachEngine((engine) => {
  test('whatever was done to people, the times are those of a plain reckoning', async () => {
    const store = await openQuickStore(engine);
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 8 }), async (people) => {
        await live(store, people);
        const { sources, ...told } = await readFirstContact(store.db, NOW);
        const { sources: expected, ...figures } = reckon(people);
        expect(told).toEqual(figures);
        expect(byName(sources)).toEqual(byName(expected));
      }),
      { numRuns: runs(40) },
    );
  });
});
