import { readProperty, type ListingReading } from '../../domain/deals/read-property.ts';
import { noPlaces, openPlaces, type Places } from '../../domain/deals/listing/us-places.ts';
import placesUrl from '../../domain/deals/listing/us-places.txt?url';

/** How long a reading waits for the places before it continues without them. */
const PLACES_TIMEOUT_MS = 5000;

let loading: Promise<Places> | null = null;

async function fetchPlaces(): Promise<Places> {
  const answer = await fetch(placesUrl, { signal: AbortSignal.timeout(PLACES_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The places could not be loaded: ${answer.status}`);
  return openPlaces(await answer.text());
}

/**
 * The places that the reader knows, fetched once. Without them it reads everything except a city without its state or ZIP code, so
 * a failure does not stop the reading; the next reading fetches them again.
 */
export async function loadPlaces(): Promise<Places> {
  loading ??= fetchPlaces();
  try {
    return await loading;
  } catch {
    loading = null;
    return noPlaces;
  }
}

/** A reading, and whether the list of places was available. */
export interface PageReading extends ListingReading {
  readonly knewPlaces: boolean;
}

/** Reads a text in the calling thread: the worker's, or the page's if there are no workers. */
export async function readHere(text: string, currentYear: number): Promise<PageReading> {
  const places = await loadPlaces();
  return { ...readProperty(text, { currentYear, places }), knewPlaces: places !== noPlaces };
}
