import type { Language } from '../../../contract/languages.ts';

/** A strategy session; no two that stand, booked or held, overlap. */
interface BookingRow {
  id: string;
  /** Null until it is confirmed: whoever did not confirm is no lead. */
  lead_id: string | null;
  name: string;
  email: string;
  /** Empty where none was left. */
  phone: string;
  notes: string;
  starts_at: number;
  ends_at: number;
  /** The zone the visitor chose the time in. */
  time_zone: string;
  /** `held` waits for its maker's confirmation until `held_until`; `lapsed` was never confirmed. */
  status: 'booked' | 'held' | 'cancelled' | 'lapsed';
  /** Changes since it was booked. */
  sequence: number;
  created_at: number;
  changed_at: number;
  held_until: number | null;
  /** JSON: what its lead still needs, while it is no lead; null once it is. */
  pending: string | null;
  /** A keyed hash of the network it was made from. */
  network: string | null;
  /** 1 where it overlapped another when the rule against that came, and is exempt from it until it is moved; 0 otherwise. */
  may_overlap: number;
  /** `owner`: by hand, in the desk. */
  made_by: 'visitor' | 'owner';
  /** Of the page it was booked on; null is English. */
  language: Language | null;
  /** When the owner noted that the visitor did not come. */
  no_show_at: number | null;
  /** The start of which the reminder a day before told, and the one an hour before. */
  day_reminded: number | null;
  hour_reminded: number | null;
}

/** A time at which no session is held, whatever the hours say. */
interface BlockedTimeRow {
  id: string;
  starts_at: number;
  ends_at: number;
  /** For the owner alone. */
  note: string;
  created_at: number;
  /** Null where it stays. Until then it keeps the time of a call that the owner moved or cancelled, so that this can be undone. */
  expires_at: number | null;
  /** The call whose time it keeps. */
  booking_id: string | null;
}

export interface BookingTables {
  bookings: BookingRow;
  blocked_times: BlockedTimeRow;
}
