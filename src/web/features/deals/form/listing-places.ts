import placesUrl from '../../../../domain/deals/listing/us-places.txt?url';
import { noPlaces, openPlaces, type Places } from '../../../../domain/deals/listing/us-places.ts';

/** How long a reading waits for the places before it does without them. */
const PATIENCE_MS = 5000;

let places: Promise<Places> | null = null;

async function fetchPlaces(): Promise<Places> {
  const answer = await fetch(placesUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`The places could not be loaded: ${answer.status}`);
  return openPlaces(await answer.text());
}

/**
 * The places that the reader knows, fetched once. Without them it reads everything but a city that stands without its state or ZIP code, so
 * a failure holds nothing up; the next reading asks for them again.
 */
export async function loadPlaces(): Promise<Places> {
  places ??= fetchPlaces();
  try {
    return await places;
  } catch {
    places = null;
    return noPlaces;
  }
}
