import type { AnalyticsTables } from './schema-analytics.ts';
import type { AttributionTables } from './schema-attribution.ts';
import type { BookingTables } from './schema-bookings.ts';
import type { DealTables } from './schema-deals.ts';
import type { DestinationTables } from './schema-destinations.ts';
import type { IdempotencyTables } from './schema-idempotency.ts';
import type { LeadTables } from './schema-leads.ts';
import type { LimitTables } from './schema-limits.ts';
import type { OnboardingTables } from './schema-onboarding.ts';
import type { OrderTables } from './schema-orders.ts';
import type { OwnerTables } from './schema-owner.ts';
import type { StripeTables } from './schema-stripe.ts';

/** Every table, as Kysely sees it. Times are epoch milliseconds UTC (`_at`), booleans are 0 or 1, JSON is text. */
export interface Database
  extends
    AnalyticsTables,
    AttributionTables,
    BookingTables,
    DealTables,
    DestinationTables,
    IdempotencyTables,
    LeadTables,
    LimitTables,
    OnboardingTables,
    OrderTables,
    OwnerTables,
    StripeTables {}
