import { personStatuses } from '../../src/contract/people.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { joinPeople } from '../../src/server/store/identity/join-people.ts';
import { leadItem } from '../../src/server/store/people/person-item.ts';

const DAYS_MS = 89 * 86_400_000;
const ROWS_AT_A_TIME = 1000;
const SESSIONS = 5000;
const kinds = ['quiz', 'deal', 'reactivation', 'lending', 'waitlist'];
const markets = ['texas', 'georgia', 'ohio', 'florida'];
const streets = ['Larkspur Ln', 'Oak Ct', 'Elm St', 'Cedar Row'];

/** Stores made-up leads of nearly as many people, each from a visit of some source and campaign, and a few of them won. */
export async function seedPeople({ write }: Store, { leads, now }: { leads: number; now: number }): Promise<void> {
  await write(async (tx) => {
    for (let from = 0; from < SESSIONS; from += ROWS_AT_A_TIME)
      await tx
        .insertInto('sessions')
        .values(
          Array.from({ length: ROWS_AT_A_TIME }, (_, index) => ({
            id: `lead-session-${from + index}`,
            first_seen_at: now - Math.floor(((from + index) / SESSIONS) * DAYS_MS),
            filtered: 0,
            reported: 1,
            user_agent: 'Mozilla/5.0',
            referrer: null,
            counted_referrer: index % 3 === 0 ? '' : `https://site${index % 20}.example`,
            landing_page: '/',
            utm_source: index % 4 === 0 ? 'letter' : null,
            utm_medium: null,
            utm_campaign: index % 4 === 0 ? `campaign ${index % 50}` : null,
          })),
        )
        .execute();
  });
  for (let from = 0; from < leads; from += ROWS_AT_A_TIME) {
    const rows = Array.from({ length: Math.min(ROWS_AT_A_TIME, leads - from) }, (_, index) => {
      const number = from + index;
      const kind = kinds[number % kinds.length] ?? 'quiz';
      const phone = number % 2 === 0 ? `(214) 555-${String(number % 10_000).padStart(4, '0')} ext. ${number}` : '';
      const property = `${number} ${streets[number % streets.length]}`;
      const deal = {
        propertyAddress: property,
        city: 'Houston',
        state: 'TX',
        phone,
        targetMarket: markets[number % 4],
      };
      return {
        id: `lead-${number}`,
        kind,
        name: `Visitor ${number}`,
        email: `visitor${number % (leads - 500)}@example.com`,
        fields: kind === 'deal' ? { deal } : { phone },
        sessionId: `lead-session-${number % SESSIONS}`,
        at: now - Math.floor(((leads - number) / leads) * DAYS_MS),
      };
    });
    await write(async (tx) => {
      await tx
        .insertInto('leads')
        .values(
          rows.map(({ sessionId, at, fields, ...row }) => ({
            ...row,
            fields: JSON.stringify(fields),
            session_id: sessionId,
            created_at: at,
          })),
        )
        .execute();
      await joinPeople(tx, rows.map(leadItem));
    });
  }
  const [, contacted] = personStatuses;
  await write(async (tx) => {
    await tx.updateTable('people').set({ status: contacted }).where('email', 'like', 'visitor1%').execute();
    await tx.updateTable('people').set({ status: 'won' }).where('email', 'like', 'visitor77%').execute();
  });
}
