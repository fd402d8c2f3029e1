import type { Clock } from '../../src/server/time/clock.ts';
import type { StandInEvent, StandInObject } from './objects.ts';

export const STAND_IN_API_VERSION = '2026-10-28.endive';

export interface JournalSettings {
  readonly clock: Clock;
  readonly livemode: boolean;
}

/** Ids, times and the events of everything that happens; what the parts of the stand-in share. */
export interface Journal {
  readonly livemode: boolean;
  /** Every event, oldest first. */
  readonly events: readonly StandInEvent[];
  now(): number;
  newId(prefix: string): string;
  /** Writes down that the object changed, with the object as it now is. */
  tell(type: string, object: StandInObject): void;
  /** Calls back for each event from now on; gives back how to stop. */
  onEvent(listener: (event: StandInEvent) => void): () => void;
  /** The request that is being carried out, which its events name. */
  request: { id: string | null; idempotency_key: string | null };
}

export function openJournal({ clock, livemode }: JournalSettings): Journal {
  const events: StandInEvent[] = [];
  const listeners = new Set<(event: StandInEvent) => void>();
  let made = 0;
  const now = () => Math.floor(clock.now() / 1000);
  const newId = (prefix: string) => {
    made += 1;
    return `${prefix}_${String(made).padStart(6, '0')}standin`;
  };
  const journal: Journal = {
    livemode,
    events,
    now,
    newId,
    request: { id: null, idempotency_key: null },
    tell(type, object) {
      const event: StandInEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: STAND_IN_API_VERSION,
        type,
        created: now(),
        livemode,
        pending_webhooks: 1,
        request: { ...journal.request },
        data: { object: structuredClone(object) },
      };
      events.push(event);
      for (const listener of listeners) listener(event);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return journal;
}

/** The object of this id. */
export function find<T>(objects: ReadonlyMap<string, T>, id: string, missing: () => Error): T {
  const found = objects.get(id);
  if (found === undefined) throw missing();
  return found;
}
