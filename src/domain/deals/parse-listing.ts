import { withTargetMarket } from './listing-market.ts';
import { readProperty, type ListingContext, type ListingReading } from './read-property.ts';

/** Reads a pasted text by the rules of listing/SPEC.md. Any text is accepted. */
export function parseListing(text: string, context: ListingContext): ListingReading {
  return withTargetMarket(readProperty(text, context));
}
