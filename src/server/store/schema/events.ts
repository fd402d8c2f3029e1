import type { Generated } from 'kysely';
import type { EventType } from '../../../contract/events.ts';

/** Something that the event stream told, whoever wanted it. */
interface CrmEventRow {
  /** Rises from event to event of one person. */
  seq: Generated<number>;
  /** The `webhook-id` of each of its deliveries and replays. */
  id: string;
  type: EventType;
  at: number;
  /** Whose turn it took: events of one turn are sent one after the other. */
  turn_of: string;
  /** What it is about in `person_items`; null where it is about the person alone. */
  item_id: string | null;
  lead_id: string | null;
  order_id: string | null;
  /** The body's exact text. */
  payload: string;
}

/** What the event stream has told of a person. */
interface ToldPersonRow {
  person_id: string;
  /** A hash of it; empty where nothing was told yet. */
  told: string;
  /** The turn of their events: their own id, or another's whom they were joined to or split off from. */
  turn_of: string;
}

/** Where the event stream goes. */
interface EventDestinationRow {
  id: string;
  name: string;
  /** A webhook, or HighLevel's API. */
  kind: Generated<'webhook' | 'highlevel'>;
  /** Null for the one of the settings, which has address and secret there. */
  url: string | null;
  /** Signs webhooks; of HighLevel its token. */
  secret: string | null;
  /** JSON, of HighLevel alone. */
  settings: string | null;
  /** What the owner should know of it, in words; null where nothing is wrong. */
  remark: string | null;
  /** JSON array of event types; an empty one means all. */
  types: string;
  is_on: number;
  made_at: number;
  /** What the owner removed can be taken back for a while. */
  removed_at: number | null;
}

/** A part of the stream that is sent to a destination again. */
interface EventReplayRow {
  id: string;
  destination_id: string;
  from_at: number;
  until_at: number;
  /** How far it has come. */
  after_seq: number;
  /** What came later is sent anyway. */
  last_seq: number;
  queued: Generated<number>;
  asked_at: number;
  ended_at: number | null;
}

/** Under which id a HighLevel destination knows a person, an order or deal, or a booking. */
interface HighLevelIdRow {
  destination_id: string;
  /** The id of the person, order, deal or booking here. */
  subject: string;
  kind: 'contact' | 'opportunity' | 'appointment';
  remote_id: string;
  at: number;
}

export interface EventTables {
  crm_events: CrmEventRow;
  told_people: ToldPersonRow;
  event_destinations: EventDestinationRow;
  event_replays: EventReplayRow;
  highlevel_ids: HighLevelIdRow;
}
