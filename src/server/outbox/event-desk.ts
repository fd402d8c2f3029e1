import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  EVENT_DESTINATIONS_MAX,
  RESTORE_MS,
  type ChangeEventDestination,
  type EventDestinationShown,
  type NewEventDestination,
} from '../../contract/event-destinations.ts';
import { COUNTED_DELIVERIES_MAX } from '../../contract/owner-destinations.ts';
import type { Config } from '../config/config.ts';
import { Refusal, refuseField } from '../requests/refusal.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import type { Store } from '../store/engine/store.ts';
import { countDeliveries, findDestinations } from '../store/outbox/destinations.ts';
import type { Database } from '../store/schema/schema.ts';
import {
  SETTINGS_DESTINATION,
  findEventDestination,
  listEventDestinations,
  saveEventDestination,
  type EventDestination,
} from '../store/stream/event-destinations.ts';
import { eventChannel } from '../store/outbox/event-channel.ts';
import { forgetDestination } from '../store/outbox/highlevel-ids.ts';
import { latestReplays, type Replay } from '../store/stream/replays.ts';
import type { Clock } from '../time/clock.ts';
import { HIGHLEVEL_URL, byDestination, findAddresses, type AddressSettings } from './destinations.ts';

const SECRET_BYTES = 24;
/** A press that comes at the last moment is still on its way. */
const MARGIN_MS = 5000;

type Deps = { readonly store: Store; readonly clock: Clock };
type MayGoTo = (url: URL) => string | null;

export const unknownDestination = new Refusal({
  kind: 'unknown',
  title: 'No such destination',
  detail: 'This destination was removed. Please load the list again.',
});

const fixed = new Refusal({
  kind: 'conflict',
  title: 'This one is set elsewhere',
  detail: 'This destination is set by CRM_EVENTS_URL. Change it there and start Foyer again.',
});

const full = new Refusal({
  kind: 'conflict',
  title: 'No more destinations',
  detail: `There can be ${EVENT_DESTINATIONS_MAX} destinations. Please remove one first.`,
});

const otherKind = new Refusal({
  kind: 'conflict',
  title: 'A destination keeps its kind',
  detail: 'A webhook cannot become HighLevel, nor the other way round. Please make a new destination.',
});

const tooLate = new Refusal({
  kind: 'conflict',
  title: 'Too late',
  detail: 'This destination was removed more than half a minute ago. Please make it again.',
});

/** A destination that is there and is made in the desk. @throws Refusal where it is not */
async function requireOwn(tx: Kysely<Database>, id: string): Promise<EventDestination> {
  if (id === SETTINGS_DESTINATION) throw fixed;
  const found = await findEventDestination(tx, id);
  if (found === null || found.removed_at !== null) throw unknownDestination;
  return found;
}

function requireAllowed(url: string, mayGoTo: MayGoTo): void {
  const reason = mayGoTo(new URL(url));
  if (reason !== null) throw refuseField('url', reason);
}

async function requireRoom(tx: Transaction<Database>): Promise<void> {
  const made = (await listEventDestinations(tx)).filter(({ id }) => id !== SETTINGS_DESTINATION);
  if (made.length >= EVENT_DESTINATIONS_MAX) throw full;
}

/** A webhook gets a secret of its own; HighLevel is at its own address, and its token is its owner's. */
function placeOf({ url, highLevel }: NewEventDestination, mayGoTo: MayGoTo) {
  if (highLevel !== undefined) {
    const { token, ...settings } = highLevel;
    return { url: HIGHLEVEL_URL, secret: token, highLevel: settings };
  }
  if (url === undefined) throw refuseField('url', 'Please enter an address');
  requireAllowed(url, mayGoTo);
  return { url, secret: `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`, highLevel: null };
}

/** Makes a destination. @throws Refusal where the address is private, or there are too many */
export async function makeDestination(
  { store, clock }: Deps,
  wanted: NewEventDestination,
  mayGoTo: MayGoTo,
): Promise<EventDestination & { readonly secret: string }> {
  const { name, types } = wanted;
  const place = placeOf(wanted, mayGoTo);
  const made = {
    id: newRowId(),
    name,
    types,
    ...place,
    isOn: true,
    remark: null,
    made_at: clock.now(),
    removed_at: null,
  };
  await store.write(async (tx) => {
    await requireRoom(tx);
    await saveEventDestination(tx, made);
  });
  return made;
}

/** Whether nothing that is known of a location holds for it any more. */
function isMoved(known: EventDestination, wanted: ChangeEventDestination): boolean {
  return wanted.highLevel !== undefined && known.highLevel?.locationId !== wanted.highLevel.locationId;
}

function changePlace(known: EventDestination, { url, highLevel }: ChangeEventDestination) {
  if (known.highLevel === null) {
    if (highLevel !== undefined) throw otherKind;
    return { url: url ?? known.url };
  }
  if (url !== undefined) throw otherKind;
  if (highLevel === undefined) return {};
  const { token, ...settings } = highLevel;
  return { highLevel: settings, secret: token ?? known.secret, remark: null };
}

/** Changes a destination; the secret of a webhook stays. @throws Refusal where there is none, or the address is private */
export async function changeDestination(
  { store }: Deps,
  id: string,
  wanted: ChangeEventDestination,
  mayGoTo: MayGoTo,
): Promise<void> {
  const { name, url, types, isOn } = wanted;
  if (url !== undefined) requireAllowed(url, mayGoTo);
  await store.write(async (tx) => {
    const known = await requireOwn(tx, id);
    if (isMoved(known, wanted)) await forgetDestination(tx, id);
    await saveEventDestination(tx, {
      ...known,
      ...changePlace(known, wanted),
      name: name ?? known.name,
      types: types ?? known.types,
      isOn: isOn ?? known.isOn,
    });
  });
}

/** Removes a destination: nothing more is stored for it or sent there. For half a minute it can be taken back with all that waits. */
export async function removeDestination({ store, clock }: Deps, id: string): Promise<void> {
  await store.write(async (tx) => {
    await saveEventDestination(tx, { ...(await requireOwn(tx, id)), removed_at: clock.now() });
  });
}

/** @throws Refusal where it is too late, or others took its place */
export async function restoreDestination({ store, clock }: Deps, id: string): Promise<void> {
  await store.write(async (tx) => {
    const found = await findEventDestination(tx, id);
    if (found === null) throw unknownDestination;
    if (found.removed_at === null) return;
    if (found.removed_at < clock.now() - RESTORE_MS - MARGIN_MS) throw tooLate;
    await requireRoom(tx);
    await saveEventDestination(tx, { ...found, removed_at: null });
  });
}

const iso = (at: number) => new Date(at).toISOString();

function presentReplay(replay: Replay | undefined): EventDestinationShown['replay'] {
  if (replay === undefined) return null;
  const { from_at, until_at, queued, ended_at } = replay;
  return { from: iso(from_at), until: iso(until_at), queued, isOver: ended_at !== null };
}

/** The destinations of the event stream, as the owner sees them; the settings' one is listed while it is set. */
export async function presentEventDestinations(
  db: Kysely<Database>,
  config: AddressSettings & Pick<Config, 'crmEventsUrl'>,
): Promise<EventDestinationShown[]> {
  const [all, replays, addresses] = await Promise.all([
    listEventDestinations(db),
    latestReplays(db),
    findAddresses(db, config),
  ]);
  const addressOf = byDestination(addresses);
  const states = await findDestinations(
    db,
    addresses.map(({ id }) => id),
  );
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const shown = all.filter(({ id }) => id !== SETTINGS_DESTINATION || config.crmEventsUrl !== null);
  return Promise.all(
    shown.map(async ({ id, name, url, isOn, types, made_at, highLevel, remark }) => {
      const isFixed = id === SETTINGS_DESTINATION;
      const channel = eventChannel(id);
      const state = stateOf.get(addressOf.get(channel)?.id ?? '');
      const isFailing = state !== undefined && (state.pause_cause !== null || state.failing_since !== null);
      const { waiting } = await countDeliveries(db, [channel], { limit: COUNTED_DELIVERIES_MAX });
      return {
        id,
        name,
        host: new URL((isFixed ? config.crmEventsUrl : url) ?? 'http://unknown.invalid').host,
        isFixed,
        isOn,
        types: [...types],
        madeAt: iso(made_at),
        waiting,
        pausedFor: state?.pause_cause ?? null,
        trouble: isFailing ? state.last_error : null,
        remark,
        highLevel,
        replay: presentReplay(replays.get(id)),
      };
    }),
  );
}
