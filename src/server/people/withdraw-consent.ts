import type { Transaction } from 'kysely';
import type { ConsentChannel } from '../../contract/consent.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';
import { recordPersonEvent } from '../store/identity/person-events.ts';
import { readKeys } from '../store/identity/person-things.ts';
import type { Store } from '../store/engine/store.ts';
import { dropWithdrawn, endTexts, resumeTexts, type WithdrawnData } from '../store/people/consents.ts';
import type { PersonRecord } from '../store/people/list-people.ts';
import type { Database } from '../store/schema/schema.ts';
import { tell, withdrawEvents } from '../store/stream/tell.ts';

type Tx = Transaction<Database>;

interface Withdrawal {
  readonly channel: ConsentChannel;
  readonly how: WithdrawnData['how'];
  readonly at: number;
  /** Who noted it in the desk; null is the owner of OWNER_PASSWORD, or nobody. */
  readonly memberId: string | null;
  /** The event stream is not told before, so that it can be taken back. */
  readonly notBefore?: number;
}

/** Ends what somebody agreed to, and takes that back. */
export interface Consents {
  /** Gives the id by which it is taken back; null where there was nothing to end. To be told of, once, with the words that were agreed to. */
  withdraw(tx: Tx, person: PersonRecord, withdrawal: Withdrawal): Promise<string | null>;
  /** Takes a withdrawal since then back; false where there is none. */
  restore(tx: Tx, person: PersonRecord, which: { eventId: string; since: number }): Promise<boolean>;
}

export function createConsents(store: Store): Consents {
  const stops = createMailStops(store);

  async function end(tx: Tx, person: PersonRecord, { channel, at }: Withdrawal) {
    if (channel === 'sms') {
      const ended = await endTexts(tx, person.id);
      return ended && { ...ended, stops: [] };
    }
    const { emails } = await readKeys(tx, person.id);
    const stopped = await stops.stopAll(tx, emails, at);
    return stopped.length === 0 ? null : { version: null, wording: null, items: [], stops: stopped };
  }

  return {
    async withdraw(tx, person, withdrawal) {
      const { channel, how, at, memberId, notBefore } = withdrawal;
      const ended = await end(tx, person, withdrawal);
      if (ended === null) return null;
      const who = how === 'link' ? 'foyer' : 'owner';
      const data = { channel, how, ...ended };
      const eventId = await recordPersonEvent(tx, person.id, { kind: 'consent', data, at, memberId, who });
      const { version, wording } = ended;
      await tell(tx, {
        type: 'consent.withdrawn',
        thing: { consent: { channel, how, version, wording, at: new Date(at).toISOString() } },
        of: { itemId: person.last_id },
        at,
        notBefore,
      });
      return eventId;
    },
    async restore(tx, person, which) {
      const ended = await dropWithdrawn(tx, person.id, which);
      if (ended === null) return false;
      if (ended.channel === 'sms') await resumeTexts(tx, person.id, ended.items);
      await stops.resume(tx, ended.stops);
      await withdrawEvents(tx, { itemId: person.last_id, types: ['consent.withdrawn'], at: ended.at });
      await tell(tx, { type: null, of: { personId: person.id }, at: ended.at });
      return true;
    },
  };
}
