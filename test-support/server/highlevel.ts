import { onTestFinished } from 'vitest';
import {
  HIGHLEVEL,
  HIGHLEVEL_FIELDS,
  startHighLevelStandIn,
  type HighLevelStandIn,
} from '../../stand-ins/highlevel.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { post } from '../data/one-visitor.ts';
import type { TestEngine } from '../databases/engines.ts';
import type { EventType } from '../../src/contract/events.ts';
import type { HighLevelSettings } from '../../src/contract/highlevel.ts';
import { createHighLevelSender } from '../../src/server/highlevel/highlevel-sender.ts';
import { HIGHLEVEL_URL } from '../../src/server/outbox/destinations.ts';
import type { StandInContact } from '../../stand-ins/highlevel/contacts.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import type { Clock } from '../../src/server/time/clock.ts';
import { openStream } from './event-stream.ts';
import { createFakeSender, startTestWorker } from './outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from './owner.ts';
import { openTestApp, testClock } from './test-app.ts';

const { token, locationId, pipelineId, stageId, calendarId } = HIGHLEVEL;

export const HIGHLEVEL_SETTINGS: HighLevelSettings = {
  locationId,
  pipelineId,
  stageId,
  calendarId,
  fields: {
    package: 'contact.foyer_package',
    score: 'foyer_score',
    market: 'contact.foyer_market',
    source: 'contact.foyer_source',
    campaign: 'contact.foyer_campaign',
    consent: 'contact.foyer_consent',
  },
  deletesErased: false,
};

/** A location of HighLevel that is told of everything, as if it had been named in the desk. */
export async function openHighLevel(
  store: Store,
  change: { id?: string; types?: readonly EventType[]; settings?: Partial<HighLevelSettings> } = {},
): Promise<void> {
  const { settings = {}, ...others } = change;
  const highLevel = { ...HIGHLEVEL_SETTINGS, ...settings };
  await openStream(store, { id: 'highlevel', url: HIGHLEVEL_URL, secret: token, highLevel, ...others });
}

/** A stand-in of HighLevel that is gone when the test ends. */
export async function startTestHighLevel(): Promise<HighLevelStandIn> {
  const standIn = await startHighLevelStandIn();
  onTestFinished(async () => standIn.stop());
  return standIn;
}

/** A worker that speaks to this stand-in; webhooks arrive, and are remembered. */
export function startHighLevelWorker(
  { url }: HighLevelStandIn,
  {
    store,
    clock,
    limitMs,
    ownerEmail = null,
  }: { store: Store; clock: Clock; limitMs?: number; ownerEmail?: string | null },
) {
  const { sender, sent } = createFakeSender();
  const sendToHighLevel = createHighLevelSender({ store, clock, allowPrivate: true, ...(limitMs && { limitMs }) });
  const worker = startTestWorker({ store, clock, sender, url: null, sendToHighLevel, highLevelUrl: url, ownerEmail });
  return { worker, sent };
}

const HOUR_MS = 3_600_000;
const CHANNEL = 'events:highlevel';

/** A Foyer that tells a stand-in of HighLevel everything, and the owner signed in. */
export async function openHouse(engine: TestEngine, change: Parameters<typeof openHighLevel>[1] = {}) {
  const [clock, store, there] = [testClock(), await engine.openStore(), await startTestHighLevel()];
  const { app } = await openTestApp(
    { OWNER_PASSWORD, PAYMENTS: 'test', HIGHLEVEL_URL: there.url, ALLOW_PRIVATE_WEBHOOKS: '1' },
    { store, clock },
  );
  await openHighLevel(store, change);
  const { worker, sent } = startHighLevelWorker(there, { store, clock, ownerEmail: 'owner@example.com' });
  const headers = await signInAsOwner(app);
  const ask = async (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  const lead = async (firstName: string, email: string) => post(app, apiPaths.quizLeads, { firstName, email });
  const deliveries = async (destination = CHANNEL) =>
    store.db.selectFrom('deliveries').selectAll().where('destination', '=', destination).orderBy('turn').execute();
  /** Lets what waits go out, and what failed be tried again. */
  const settle = async () => {
    await worker.look();
    clock.advance(HOUR_MS);
    await worker.look();
  };
  const counts = () => [there.contacts.length, there.opportunities.length, there.appointments.length];
  const known = async () =>
    store.db.selectFrom('highlevel_ids').select(['kind', 'remote_id']).orderBy('kind').execute();
  return { app, headers, clock, store, there, worker, sent, ask, lead, deliveries, settle, counts, known };
}

/** What stands in a custom field of a contact. */
export const fieldOf = (contact: StandInContact | undefined, key: keyof typeof HIGHLEVEL_FIELDS): unknown =>
  contact?.fields.get(HIGHLEVEL_FIELDS[key]);
