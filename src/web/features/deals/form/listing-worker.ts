import { loadPlaces } from './listing-places.ts';
import { readHere } from './read-here.ts';
import type { ReadRequest, WorkerAnswer } from './listing-reader.ts';

const answer = (message: WorkerAnswer) => postMessage(message);

addEventListener('message', ({ data: { id, text, currentYear } }: MessageEvent<ReadRequest>) => {
  readHere(text, currentYear).then(
    (reading) => answer({ id, reading }),
    () => answer({ id, reading: null }),
  );
});

// While somebody pastes; a failure shows at the reading.
void loadPlaces();
// Whoever waits knows that the script arrived.
answer('ready');
