import type { Migration } from 'kysely/migration';
import * as analytics from '../../../../db/migrations/0001-analytics.ts';
import * as leadsOutbox from '../../../../db/migrations/0002-leads-outbox.ts';
import * as idempotency from '../../../../db/migrations/0003-idempotency.ts';
import * as deals from '../../../../db/migrations/0004-deals.ts';
import * as bookings from '../../../../db/migrations/0005-bookings.ts';
import * as orders from '../../../../db/migrations/0006-orders.ts';
import * as onboarding from '../../../../db/migrations/0007-onboarding.ts';
import * as salesFigures from '../../../../db/migrations/0008-sales-figures.ts';
import * as stripeBooks from '../../../../db/migrations/0009-stripe-books.ts';
import * as limitCounts from '../../../../db/migrations/0010-limit-counts.ts';
import * as destinations from '../../../../db/migrations/0011-destinations.ts';
import * as mailCaps from '../../../../db/migrations/0012-mail-caps.ts';
import * as heldDeliveries from '../../../../db/migrations/0013-held-deliveries.ts';
import * as attributions from '../../../../db/migrations/0014-attributions.ts';
import * as bookingHolds from '../../../../db/migrations/0015-booking-holds.ts';
import * as ownerSessions from '../../../../db/migrations/0016-owner-sessions.ts';
import * as outboxCounts from '../../../../db/migrations/0017-outbox-counts.ts';
import * as uploadBounds from '../../../../db/migrations/0018-upload-bounds.ts';
import * as deliveryOrders from '../../../../db/migrations/0019-delivery-orders.ts';
import * as announced from '../../../../db/migrations/0020-announced.ts';
import * as erasedPeople from '../../../../db/migrations/0021-erased-people.ts';
import * as bookingLeads from '../../../../db/migrations/0022-booking-leads.ts';
import * as figuresUpkeep from '../../../../db/migrations/0023-figures-upkeep.ts';
import * as people from '../../../../db/migrations/0024-people.ts';
import * as bookingOverlap from '../../../../db/migrations/0025-booking-overlap.ts';
import * as balance from '../../../../db/migrations/0033-balance.ts';
import * as highLevel from '../../../../db/migrations/0034-highlevel.ts';
import * as sessionsByTime from '../../../../db/migrations/0026-sessions-by-time.ts';
import * as eventStream from '../../../../db/migrations/0027-event-stream.ts';
import * as setAside from '../../../../db/migrations/0028-set-aside.ts';
import * as members from '../../../../db/migrations/0029-members.ts';
import * as mailStops from '../../../../db/migrations/0030-mail-stops.ts';
import * as dailyCuts from '../../../../db/migrations/0031-daily-cuts.ts';
import * as deskAudit from '../../../../db/migrations/0032-desk-audit.ts';
import * as pushDevices from '../../../../db/migrations/0035-push-devices.ts';
import * as formFriction from '../../../../db/migrations/0036-form-friction.ts';
import * as abandonedCheckouts from '../../../../db/migrations/0037-abandoned-checkouts.ts';
import * as secondStep from '../../../../db/migrations/0038-second-step.ts';
import * as trustDays from '../../../../db/migrations/0039-trust-days.ts';
import * as subscriptionStanding from '../../../../db/migrations/0040-subscription-standing.ts';
import * as figuresInBuckets from '../../../../db/migrations/0041-figures-in-buckets.ts';
import * as shareNumbers from '../../../../db/migrations/0042-share-numbers.ts';
import * as pageViewsByMonth from '../../../../db/migrations/0043-page-views-by-month.ts';
import * as bookingLanguage from '../../../../db/migrations/0044-booking-language.ts';
import * as deliveryBuckets from '../../../../db/migrations/0045-delivery-buckets.ts';

/** Every migration in its order; one that has run anywhere never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-analytics': analytics,
  '0002-leads-outbox': leadsOutbox,
  '0003-idempotency': idempotency,
  '0004-deals': deals,
  '0005-bookings': bookings,
  '0006-orders': orders,
  '0007-onboarding': onboarding,
  '0008-sales-figures': salesFigures,
  '0009-stripe-books': stripeBooks,
  '0010-limit-counts': limitCounts,
  '0011-destinations': destinations,
  '0012-mail-caps': mailCaps,
  '0013-held-deliveries': heldDeliveries,
  '0014-attributions': attributions,
  '0015-booking-holds': bookingHolds,
  '0016-owner-sessions': ownerSessions,
  '0017-outbox-counts': outboxCounts,
  '0018-upload-bounds': uploadBounds,
  '0019-delivery-orders': deliveryOrders,
  '0020-announced': announced,
  '0021-erased-people': erasedPeople,
  '0022-booking-leads': bookingLeads,
  '0023-figures-upkeep': figuresUpkeep,
  '0024-people': people,
  '0025-booking-overlap': bookingOverlap,
  '0026-sessions-by-time': sessionsByTime,
  '0027-event-stream': eventStream,
  '0028-set-aside': setAside,
  '0029-members': members,
  '0030-mail-stops': mailStops,
  '0031-daily-cuts': dailyCuts,
  '0032-desk-audit': deskAudit,
  '0033-balance': balance,
  '0034-highlevel': highLevel,
  '0035-push-devices': pushDevices,
  '0036-form-friction': formFriction,
  '0037-abandoned-checkouts': abandonedCheckouts,
  '0038-second-step': secondStep,
  '0039-trust-days': trustDays,
  '0040-subscription-standing': subscriptionStanding,
  '0041-figures-in-buckets': figuresInBuckets,
  '0042-share-numbers': shareNumbers,
  '0043-page-views-by-month': pageViewsByMonth,
  '0044-booking-language': bookingLanguage,
  '0045-delivery-buckets': deliveryBuckets,
};
