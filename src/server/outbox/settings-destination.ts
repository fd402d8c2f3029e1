import type { Config } from '../config/config.ts';
import type { Store } from '../store/engine/store.ts';
import {
  SETTINGS_DESTINATION,
  findEventDestination,
  saveEventDestination,
} from '../store/stream/event-destinations.ts';
import type { Clock } from '../time/clock.ts';

/** Lets the event stream go where CRM_EVENTS_URL says from now on, or there no more. Address and secret stay in the settings. */
export async function keepSettingsDestination(
  { store, clock }: { store: Store; clock: Clock },
  { crmEventsUrl }: Pick<Config, 'crmEventsUrl'>,
): Promise<void> {
  const isOn = crmEventsUrl !== null;
  const known = await findEventDestination(store.db, SETTINGS_DESTINATION);
  if ((known?.isOn ?? false) === isOn) return;
  const made = {
    id: SETTINGS_DESTINATION,
    name: 'CRM_EVENTS_URL',
    url: null,
    secret: null,
    types: [],
    highLevel: null,
    remark: null,
    removed_at: null,
  };
  await store.write((tx) => saveEventDestination(tx, { ...made, made_at: known?.made_at ?? clock.now(), isOn }));
}
