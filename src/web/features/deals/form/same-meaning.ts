import { readDollars, readSquareFeet } from '../../../../contract/read-figure.ts';
import type { ListingFieldName } from '../../../../domain/deals/listing/listing-fields.ts';

/** Whether more is no contradiction in this field: what was read is added to what was typed. */
export function gathers(name: ListingFieldName): boolean {
  return name === 'additionalDetails' || name === 'photoLinks';
}

const figures: Partial<Record<ListingFieldName, (text: string) => number | null>> = {
  askingPrice: readDollars,
  estimatedRepairCost: readDollars,
  assignmentFee: readDollars,
  squareFeet: readSquareFeet,
};

function words(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text.trim()]).join(' ');
}

/** Whether what was read is what was typed, however it is written: `450k` is `$450,000`. */
export function meansSame(name: ListingFieldName, read: string, typed: string): boolean {
  const figure = figures[name]?.(read) ?? null;
  if (figure !== null) return figure === figures[name]?.(typed);
  return gathers(name) ? words(typed).includes(words(read)) : words(read) === words(typed);
}
