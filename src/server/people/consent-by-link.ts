import { createConsentReader } from '../mail-stops/consent-links.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';
import { readKeys } from '../store/identity/person-things.ts';
import type { Store } from '../store/engine/store.ts';
import { findPerson, type PersonRecord } from '../store/people/list-people.ts';
import { findPlaces } from '../store/people/person-writes.ts';
import type { Clock } from '../time/clock.ts';
import { createConsents } from './withdraw-consent.ts';

/** What stands under the link in a mail by which its reader ends what they agreed to. */
export interface ConsentByLink {
  /** Null for a link that was never given out, and for somebody who was erased. */
  read(token: string): Promise<{ mayText: boolean; getsMails: boolean } | null>;
  /** Ends one part at once; does nothing where there is nothing to end. */
  stop(token: string, what: 'texts' | 'mails'): Promise<void>;
}

export function createConsentByLink({ store, clock }: { store: Store; clock: Clock }): ConsentByLink {
  const readToken = createConsentReader(store);
  const consents = createConsents(store);
  const stops = createMailStops(store);

  async function personOf(db: Store['db'], itemId: string): Promise<PersonRecord | null> {
    const personId = (await findPlaces(db, [itemId])).get(itemId);
    return personId === undefined ? null : findPerson(db, personId);
  }

  return {
    async read(token) {
      const itemId = await readToken(token);
      const person = itemId === null ? null : await personOf(store.db, itemId);
      if (person === null) return null;
      const { emails } = await readKeys(store.db, person.id);
      const stopped = await stops.listStopped(store.db, emails);
      return {
        mayText: person.consent === 1,
        getsMails: emails.some((email) => !stopped.some((one) => one.email === email)),
      };
    },
    async stop(token, what) {
      // Before the unit, since reading a link may begin one of its own.
      const itemId = await readToken(token);
      if (itemId === null) return;
      const channel = what === 'texts' ? 'sms' : 'email';
      await store.write(async (tx) => {
        const person = await personOf(tx, itemId);
        if (person === null) return;
        await consents.withdraw(tx, person, { channel, how: 'link', at: clock.now(), memberId: null });
      });
    },
  };
}
