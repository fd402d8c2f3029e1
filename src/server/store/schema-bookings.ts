/** A strategy session; of those that stand, no two begin at the same moment. */
interface BookingRow {
  id: string;
  lead_id: string;
  name: string;
  email: string;
  /** Empty where none was left. */
  phone: string;
  notes: string;
  starts_at: number;
  ends_at: number;
  /** The zone the visitor chose the time in. */
  time_zone: string;
  status: 'booked' | 'cancelled';
  /** Changes since it was booked. */
  sequence: number;
  created_at: number;
  changed_at: number;
}

export interface BookingTables {
  bookings: BookingRow;
}
