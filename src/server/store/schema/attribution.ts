import type { TouchAspect } from '../../../contract/attribution.ts';
import type { Bucketed } from './analytics.ts';

/**
 * From which visits a lead or a sale came, as it was known when it was stored. A source, page or campaign is null where nothing is known of the
 * visit, and empty where the visit had none. Its `id` is the lead's or the sale's.
 */
interface AttributionRow {
  id: string;
  /** The address in small letters; null where none was left. */
  person: string | null;
  at: number;
  /** What it counts for: 1 or 0. The form that follows a purchase is neither. */
  leads: number;
  sales: number;
  /** Net of refunds and lost disputes. */
  revenue_cents: number;
  /** 1 for a test sale. */
  test: number;
  /** When the earliest visit known of the person began; null while none is known. */
  first_at: number | null;
  first_source: string | null;
  first_page: string | null;
  first_campaign: string | null;
  last_source: string | null;
  last_page: string | null;
  last_campaign: string | null;
}

/** What came of one source, page or campaign on a day, equal to what the attributions of that day add up to. */
interface DailyEarnedRow {
  day: string;
  touch: 'first' | 'last';
  aspect: TouchAspect;
  kind: 'named' | 'none' | 'unknown' | 'others';
  /** Empty but for `named`. */
  name: string;
  /** Leads are leads whether sales are tests or not. */
  leads: number;
  sales: number;
  revenue_cents: number;
  test_sales: number;
  test_revenue_cents: number;
}

export interface AttributionTables {
  attributions: AttributionRow;
  daily_earned: DailyEarnedRow & Bucketed;
}
