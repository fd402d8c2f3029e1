import { watchedForm, watchedFormIds } from '../../src/contract/watched-forms.ts';
import { storeFormVisits } from '../../src/server/store/analytics/form-visits.ts';
import type { Store } from '../../src/server/store/engine/store.ts';

const VISITS_AT_A_TIME = 500;
const DAYS_MS = 89 * 86_400_000;

/** Stores how far made-up visits came in the forms of the site, one in three of which were sent, through the server's own writes. */
export async function seedForms(
  { write }: Store,
  { visits, now, timeZone }: { visits: number; now: number; timeZone: string },
): Promise<void> {
  for (let from = 0; from < visits; from += VISITS_AT_A_TIME)
    await write((tx) =>
      storeFormVisits(
        tx,
        Array.from({ length: VISITS_AT_A_TIME }, (_, index) => {
          const number = from + index;
          const form = watchedFormIds[number % watchedFormIds.length] ?? 'deal';
          const { fields } = watchedForm(form);
          const { name = '' } = fields[Math.floor(number / watchedFormIds.length) % fields.length] ?? {};
          return {
            sessionId: `form-session-${number}`,
            form,
            at: now - Math.floor((1 - number / visits) * DAYS_MS),
            timeZone,
            sent: number % 3 === 0,
            seconds: number % 400,
            last: name,
            furthest: name,
            met: number % 4 === 0 ? [`${name} other`] : [],
          };
        }),
      ),
    );
}
