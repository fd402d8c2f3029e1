import { readProperty, type ListingReading } from '../../../../domain/deals/read-property.ts';
import { noPlaces } from '../../../../domain/deals/listing/us-places.ts';
import { loadPlaces } from './listing-places.ts';

/** What was read, and whether the list of places was to be had. */
export interface PageReading extends ListingReading {
  readonly knewPlaces: boolean;
}

/** Reads a text in the thread that calls: the worker's, or the page's where there are no workers. */
export async function readHere(text: string, currentYear: number): Promise<PageReading> {
  const places = await loadPlaces();
  return { ...readProperty(text, { currentYear, places }), knewPlaces: places !== noPlaces };
}
