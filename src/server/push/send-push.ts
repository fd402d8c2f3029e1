import type { Kysely } from 'kysely';
import type { PushNews } from '../../contract/owner-push.ts';
import { DESK_PATH } from '../../contract/paths.ts';
import type { Outgoing, Send, SendResult } from '../delivery/send.ts';
import { storedPushSchema, type StoredPush } from '../outbox/push-schemas.ts';
import type { OwnerSessions } from '../owner/owner-sessions.ts';
import { findPushDevice } from '../store/access/push-devices.ts';
import type { Store } from '../store/engine/store.ts';
import { findPersonOfItem } from '../store/people/find-people.ts';
import type { Database } from '../store/schema/schema.ts';
import { PUSH_TTL_SECONDS, type PushTo } from './push-sender.ts';

const NEWS_MS = PUSH_TTL_SECONDS * 1000;

export interface SendPushDeps {
  readonly store: Pick<Store, 'db'>;
  readonly pushTo: PushTo;
  /** Whose a device is, if their password is still the same. */
  readonly identify: OwnerSessions['identify'];
}

/** What was queued for nobody, or for somebody who may not know it any more. */
function moot(error: string): SendResult {
  return { status: null, retryAfter: null, error, isMoot: true };
}

/** What a device shows. A press leads to the person, who may have been joined with another since. */
async function readNews(db: Kysely<Database>, id: string, { what, who, line, itemId }: StoredPush): Promise<PushNews> {
  const personId = itemId === null ? null : await findPersonOfItem(db, itemId);
  const about = personId === null ? null : new URLSearchParams({ tab: 'leads', person: personId }).toString();
  const path = about === null ? DESK_PATH : `${DESK_PATH}?${about}`;
  const title = who.name === '' ? what : `${what}: ${who.name}`;
  return { id, title, body: line, path, callPath: about === null || !who.canBeCalled ? null : `${path}#call` };
}

/** Sends what the outbox holds for a device. Nothing is sent a day late, or to whoever may not see it any more. */
export function createSendPush({ store: { db }, pushTo, identify }: SendPushDeps): Send {
  async function deliver({ id, body, at }: Outgoing): Promise<SendResult> {
    const push = storedPushSchema.parse(JSON.parse(body));
    const device = await findPushDevice(db, push.device);
    if (device === null) return moot('The device was removed');
    if (at - push.at > NEWS_MS) return moot('It is no news any more');
    const identity = await identify(device);
    if (identity === null) return moot('Nobody is signed in with this device');
    if (push.about === 'order' && identity.role !== 'owner') return moot('Money is told to owners alone');
    const waitMs = (device.wait_until ?? 0) - at;
    if (waitMs > 0) {
      const retryAfter = String(Math.ceil(waitMs / 1000));
      return { status: null, retryAfter, error: 'The push service asked to wait', concerns: 'delivery' };
    }
    const { isGone, ...result } = await pushTo(device, await readNews(db, id, push));
    return isGone ? { ...result, isMoot: true } : result;
  }

  return async (message) => {
    try {
      return await deliver(message);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { status: null, retryAfter: null, error: reason, concerns: 'delivery' };
    }
  };
}
