import { z } from 'zod';
import type { NearMiss, OwnerDeal } from '../../contract/owner.ts';
import { findMarket } from '../../domain/deals/assess-market-fit.ts';
import type { ListedNearMiss } from '../store/near-misses.ts';
import { dealRecordSchema } from './deal-record.ts';

const textsSchema = z.array(z.string());

function asTime(at: number): string {
  return new Date(at).toISOString();
}

/** The deal in a lead's `fields`. */
export function presentDeal(fields: string): OwnerDeal {
  const { deal, extras, jv, smsConsent } = dealRecordSchema.parse(JSON.parse(fields));
  return {
    fields: deal,
    extras,
    jv: { version: jv.version, agreedAt: asTime(jv.agreedAt) },
    smsConsent: smsConsent && { ...smsConsent, at: asTime(smsConsent.at) },
  };
}

/** `4418 Larkspur Ln, Dallas, TX`. */
export function nameProperty({ fields }: OwnerDeal): string {
  const { propertyAddress, city, state } = fields;
  return [propertyAddress, city, String(state).toUpperCase()].join(', ');
}

function titleOf(marketId: string): string {
  return findMarket(marketId)?.title ?? marketId;
}

export function presentNearMiss(miss: ListedNearMiss): NearMiss {
  const deal = presentDeal(miss.fields);
  return {
    id: miss.id,
    name: miss.name,
    email: miss.email,
    subject: nameProperty(deal),
    askingPrice: String(deal.fields['askingPrice']),
    market: titleOf(miss.target_market),
    reasons: textsSchema.parse(JSON.parse(miss.reasons)),
    alternatives: textsSchema.parse(JSON.parse(miss.alternatives)).map(titleOf),
    tries: miss.tries,
    firstAt: asTime(miss.first_at),
    lastAt: asTime(miss.last_at),
    accepted: miss.accepted_lead_id !== null,
    landingPage: miss.landing_page,
    referrer: miss.referrer,
    deal,
  };
}
