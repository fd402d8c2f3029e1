import type { Generated } from 'kysely';
import type { DeviceClass } from '../../../domain/visits/device-class.ts';

/** Somebody who left name and e-mail. Forms differ in `fields`; where a lead came from is its session's. */
interface LeadRow {
  id: string;
  /** Which form: `quiz` or `deal`. */
  kind: string;
  name: string;
  email: string;
  /** JSON object: the form's fields, as they were accepted. */
  fields: string;
  session_id: string | null;
  /** The class of what it was sent on; null where its browser named none, and for what nobody sent by a browser. */
  device: Generated<DeviceClass | null>;
  created_at: number;
  /** JSON object, by question id; null until the quiz is finished. */
  answers: string | null;
  /** JSON object: points by package key. */
  scores: string | null;
  /** Package key. */
  recommendation: string | null;
  answered_at: number | null;
  /** When its person was erased; name and address are empty then, and it stands in no list. */
  erased_at: Generated<number | null>;
}

/** One message to one destination. */
interface DeliveryRow {
  id: string;
  kind: string;
  lead_id: string | null;
  /** The order it is about; null where it is about none. */
  order_id: string | null;
  /** A name; its address is looked up when it is sent, so that a delivery can wait for one. */
  destination: string;
  /** The body's exact text, the same in every attempt. */
  payload: string;
  status: 'waiting' | 'delivered' | 'dead';
  /** Attempts begun, over all its life. */
  attempts: number;
  /** Attempts failed since it was stored, or sent again by hand. */
  failures: number;
  next_attempt_at: number;
  /** When it becomes a dead letter; set by the first failure. */
  give_up_at: number | null;
  /** The claim that is sending it, until `claimed_until`. */
  claimed_by: string | null;
  claimed_until: number | null;
  created_at: number;
  delivered_at: number | null;
  /** HTTP status of the last answer, null where there was none. */
  last_status: number | null;
  /** In Foyer's own words, without anything the receiver said. */
  last_error: string | null;
  /** What the other side said of the last failure, its beginning. It may hold addresses: for the owner's eyes only. */
  last_answer: string | null;
  /** Which of its recipient's mail limits it counts towards; null for a webhook, and for a mail that is held back. */
  counts_as: string | null;
  /** Its place among those that count alike, so that two processes cannot both take one; null for what was stored before numbers were. */
  share_number: Generated<number | null>;
  /** Of an event its own id, under which it goes out however often and to whomever; null where that is the delivery's. */
  message_id: string | null;
  /** It waits until all of this turn with a lower number are delivered or dead; null where it waits for no other. */
  turn_of: string | null;
  turn: number | null;
  /** By `bucketOfDelivery`. What was stored before there were buckets may lie in 0. */
  bucket: number;
}

/** An attempt whose outcome is known; a killed process leaves a gap in the numbers. */
interface DeliveryAttemptRow {
  delivery_id: string;
  /** Its delivery's. */
  bucket: number;
  number: number;
  started_at: number;
  ended_at: number;
  status: number | null;
  error: string | null;
}

export interface LeadTables {
  leads: LeadRow;
  deliveries: DeliveryRow;
  delivery_attempts: DeliveryAttemptRow;
}
