/** A strategy session; of those that stand, booked or held, no two begin at the same moment. */
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
}

export interface BookingTables {
  bookings: BookingRow;
}
