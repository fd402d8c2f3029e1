/** A deal that its buy box did not take: one row for each person and property, with their latest try. */
interface NearMissRow {
  id: string;
  /** The person: their e-mail address, folded. */
  email_key: string;
  /** The property: its street address, folded. */
  address_key: string;
  name: string;
  email: string;
  /** JSON object: the deal as a lead keeps it. */
  fields: string;
  /** As it was sent; perhaps no market there is. */
  target_market: string;
  /** JSON array of sentences, the first is the answer's. */
  reasons: string;
  /** JSON array of market ids. */
  alternatives: string;
  /** Of the first try that named one. */
  session_id: string | null;
  tries: number;
  first_at: number;
  last_at: number;
  /** The lead that came of it, where a later try was taken. */
  accepted_lead_id: string | null;
}

export interface DealTables {
  near_misses: NearMissRow;
}
