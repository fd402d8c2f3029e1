import { dealField, dealFieldNames, isExtra, type DealFieldName } from '../../../../contract/deal-fields.ts';
import type { DealFormValues } from './deal-values.ts';

function isEmpty(values: DealFormValues, name: DealFieldName): boolean {
  if (isExtra(name)) return values.extras[name].trim() === '';
  const value = values[name];
  return typeof value === 'string' ? value.trim() === '' : !value;
}

/** The fields that a deal needs and that are empty, in the order of the form. */
export function missingFields(values: DealFormValues): readonly DealFieldName[] {
  return dealFieldNames.filter((name) => dealField(name).isOptional !== true && isEmpty(values, name));
}

/** The next of them after this field, from the first again after the last; undefined if none but this one is missing. */
export function nextMissing(values: DealFormValues, after: DealFieldName | undefined): DealFieldName | undefined {
  const missing = missingFields(values).filter((name) => name !== after);
  const place = after === undefined ? -1 : dealFieldNames.indexOf(after);
  return missing.find((name) => dealFieldNames.indexOf(name) > place) ?? missing[0];
}
