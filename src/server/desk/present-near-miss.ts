import { z } from 'zod';
import type { NearMiss } from '../../contract/owner.ts';
import { findMarket } from '../../domain/deals/assess-market-fit.ts';
import { splitByPlace } from '../../domain/deals/where-it-lies.ts';
import type { ListedNearMiss } from '../store/leads/near-misses.ts';
import { describeDeal, nameMarket, nameProperty, submissionIn } from './details/deal-details.ts';
import { readRecord } from './details/describe-fields.ts';
import { presentOrigin } from '../analytics/present-origin.ts';

const textsSchema = z.array(z.string());
const placeSchema = z.object({ city: z.string().catch(''), state: z.string().catch('') });
const askedSchema = z.object({ askingPrice: z.string().catch('') });

function asTime(at: number): string {
  return new Date(at).toISOString();
}

export function presentNearMiss(miss: ListedNearMiss): NearMiss {
  const record = readRecord(miss.fields);
  const submission = submissionIn(record);
  const ids = textsSchema.parse(JSON.parse(miss.alternatives));
  const boxes = ids.flatMap((id) => findMarket(id) ?? []);
  const { here, elsewhere } = splitByPlace(placeSchema.parse(submission), boxes);
  return {
    id: miss.id,
    name: miss.name,
    email: miss.email,
    subject: nameProperty(record),
    askingPrice: askedSchema.parse(submission).askingPrice,
    market: nameMarket(miss.target_market),
    reasons: textsSchema.parse(JSON.parse(miss.reasons)),
    takers: here.map(({ title }) => title),
    elsewhere: elsewhere.map(({ title }) => title),
    tries: miss.tries,
    firstAt: asTime(miss.first_at),
    lastAt: asTime(miss.last_at),
    accepted: miss.accepted_lead_id !== null,
    origin: presentOrigin(miss),
    details: describeDeal(record),
  };
}
