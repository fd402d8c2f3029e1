import type { AnalyticsTables } from './analytics.ts';
import type { AttributionTables } from './attribution.ts';
import type { BookingTables } from './bookings.ts';
import type { DealTables } from './deals.ts';
import type { DestinationTables } from './destinations.ts';
import type { EventTables } from './events.ts';
import type { IdempotencyTables } from './idempotency.ts';
import type { LeadTables } from './leads.ts';
import type { LimitTables } from './limits.ts';
import type { OnboardingTables } from './onboarding.ts';
import type { OrderTables } from './orders.ts';
import type { OwnerTables } from './owner.ts';
import type { PeopleTables } from './people.ts';
import type { SetAsideTables } from './set-aside.ts';
import type { StripeTables } from './stripe.ts';

/** Every table, as Kysely sees it. Times are epoch milliseconds UTC (`_at`), booleans are 0 or 1, JSON is text. */
export interface Database
  extends
    AnalyticsTables,
    AttributionTables,
    BookingTables,
    DealTables,
    DestinationTables,
    EventTables,
    IdempotencyTables,
    LeadTables,
    LimitTables,
    OnboardingTables,
    OrderTables,
    OwnerTables,
    PeopleTables,
    SetAsideTables,
    StripeTables {}
