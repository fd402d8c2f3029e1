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
  eventChannel,
  findEventDestination,
  listEventDestinations,
  saveEventDestination,
  type EventDestination,
} from '../store/stream/event-destinations.ts';
import { latestReplays, type Replay } from '../store/stream/replays.ts';
import type { Clock } from '../time/clock.ts';
import { byDestination, findAddresses, type AddressSettings } from './destinations.ts';

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

/** Makes a destination with a secret of its own. @throws Refusal where the address is private, or there are too many */
export async function makeDestination(
  { store, clock }: Deps,
  { name, url, types }: NewEventDestination,
  mayGoTo: MayGoTo,
): Promise<EventDestination & { readonly secret: string }> {
  requireAllowed(url, mayGoTo);
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const made = { id: newRowId(), name, url, secret, types, isOn: true, made_at: clock.now(), removed_at: null };
  await store.write(async (tx) => {
    await requireRoom(tx);
    await saveEventDestination(tx, made);
  });
  return made;
}

/** Changes a destination; its secret stays. @throws Refusal where there is none, or the address is private */
export async function changeDestination(
  { store }: Deps,
  id: string,
  { name, url, types, isOn }: ChangeEventDestination,
  mayGoTo: MayGoTo,
): Promise<void> {
  if (url !== undefined) requireAllowed(url, mayGoTo);
  await store.write(async (tx) => {
    const known = await requireOwn(tx, id);
    await saveEventDestination(tx, {
      ...known,
      name: name ?? known.name,
      url: url ?? known.url,
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
  const paused = new Set(states.filter(({ pause_cause }) => pause_cause !== null).map(({ id }) => id));
  const shown = all.filter(({ id }) => id !== SETTINGS_DESTINATION || config.crmEventsUrl !== null);
  return Promise.all(
    shown.map(async ({ id, name, url, isOn, types, made_at }) => {
      const isFixed = id === SETTINGS_DESTINATION;
      const channel = eventChannel(id);
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
        isPaused: paused.has(addressOf.get(channel)?.id ?? ''),
        replay: presentReplay(replays.get(id)),
      };
    }),
  );
}
