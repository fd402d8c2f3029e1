import type { Generated } from 'kysely';
import type { PersonKind, PersonStatus } from '../../../contract/people.ts';

/** In which table the thing itself stands. */
export type PersonItemType = 'lead' | 'near_miss' | 'order' | 'sale';

/** Somebody who left something: what their things add up to (`foldSummaries`), and what the owner made of them. */
interface PersonRow {
  id: string;
  first_at: number;
  /** When they last left something, and what that was. */
  last_at: number;
  last_id: string;
  last_type: PersonItemType;
  items: number;
  /** As it was last left; empty where it never was. */
  name: string;
  name_at: number;
  email: string;
  phone: string;
  phone_at: number;
  /** Bits by the place of each kind in `personKinds`. */
  kinds: number;
  /** Of the latest deal or near miss. */
  market: string | null;
  market_at: number;
  /** Their first visit that is known; null while none is. A source, page or campaign is empty where the visit had none. */
  touch_at: number | null;
  source: string | null;
  page: string | null;
  campaign: string | null;
  /** 1 where they agreed to text messages. */
  consent: number;
  status: Generated<PersonStatus>;
  /** When the owner last set it; 0 until then. */
  status_at: Generated<number>;
  follow_up_at: Generated<number | null>;
  /** 1 where the owner split somebody off: nothing joins this person to another by itself any more. */
  apart: Generated<number>;
}

/** By what a person is known: `e:` and an address in small letters, or `p:` and a number. */
interface PersonKeyRow {
  key: string;
  person_id: string;
}

/** One thing that somebody left, with what it adds to its person. */
interface PersonItemRow {
  id: string;
  person_id: string;
  type: PersonItemType;
  kind: PersonKind;
  at: number;
  name: string;
  /** In small letters. */
  email: string;
  /** As its key has it; empty where there is none. */
  phone: string;
  market: string | null;
  touch_at: number | null;
  source: string | null;
  page: string | null;
  campaign: string | null;
  consent: number;
  /** What it is found by, in small letters. */
  text: string;
}

/** Something that was done about a person: who did what when. */
interface PersonEventRow {
  id: string;
  person_id: string;
  at: number;
  who: 'owner' | 'foyer';
  /** Who of those who sign in; null is the owner of OWNER_PASSWORD, or Foyer. */
  member_id: string | null;
  kind: 'status' | 'note' | 'called' | 'follow_up' | 'tag' | 'joined' | 'split' | 'sent' | 'consent';
  /** JSON object. */
  data: string;
  /** The same for all that one change did to many people. */
  change_id: string | null;
}

export interface PeopleTables {
  people: PersonRow;
  person_keys: PersonKeyRow;
  person_items: PersonItemRow;
  person_events: PersonEventRow;
  person_tags: { person_id: string; tag: string };
  /** The id of somebody who was joined to another person, so that a link to them still leads there. */
  person_aliases: { id: string; person_id: string };
}
