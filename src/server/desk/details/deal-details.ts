import { dealField, dealFieldNames, type DealFieldName } from '../../../contract/deal-fields.ts';
import type { Detail } from '../../../contract/owner-details.ts';
import { findMarket } from '../../../domain/deals/assess-market-fit.ts';
import { describeConsent, describeJointVenture } from './agreements.ts';
import { describeFields, openField, type Field, type Fields, type JsonRecord } from './describe-fields.ts';

/** A buy box by its title, or by what was sent in its place. */
export function nameMarket(id: string): string {
  return findMarket(id)?.title ?? id;
}

/** What a coded value is called, as the form says it. */
function nameValue(name: DealFieldName): (value: string) => string {
  const { kind, options = [] } = dealField(name);
  if (kind === 'market') return nameMarket;
  return (value) => options.find((option) => option.value === value)?.label ?? value;
}

function describedField(name: DealFieldName): Field {
  const { kind, label } = dealField(name);
  const written = kind === 'email' || kind === 'phone' || kind === 'long' ? { kind } : {};
  return { label, ...written, name: nameValue(name) };
}

/** In the order of the form's fields. */
const fields: Fields = Object.fromEntries(
  dealFieldNames.filter((name) => dealField(name).kind !== 'tick').map((name) => [name, describedField(name)]),
);

/** The fields of the submission as a deal keeps them. */
export function submissionIn(record: JsonRecord): JsonRecord {
  return openField(record, 'deal').inner;
}

/** All that was filled in of a deal, and what was agreed to. */
export function describeDeal(record: JsonRecord): Detail[] {
  const { deal: _deal, extras: _extras, jv, smsConsent, ...rest } = record;
  const deal = openField(record, 'deal');
  const extras = openField(record, 'extras');
  const { jvAgreement, ...submission } = deal.inner;
  const agreed = jv === undefined && jvAgreement !== undefined ? { jvAgreement } : {};
  return [
    ...describeFields({ ...submission, ...extras.inner }, fields),
    ...describeJointVenture(jv),
    ...describeConsent(smsConsent),
    ...describeFields({ ...agreed, ...deal.unread, ...extras.unread, ...rest }, {}),
  ];
}

/** `4418 Larkspur Ln, Dallas, TX`. */
export function nameProperty(record: JsonRecord): string {
  const { propertyAddress, city, state } = submissionIn(record);
  const texts = [propertyAddress, city, typeof state === 'string' ? state.toUpperCase() : null];
  return texts.filter((text) => typeof text === 'string').join(', ');
}
