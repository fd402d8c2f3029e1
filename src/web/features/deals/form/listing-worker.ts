import { parseListing } from '../../../../domain/deals/parse-listing.ts';
import type { ReadRequest, WorkerAnswer } from './listing-reader.ts';

const answer = (message: WorkerAnswer) => postMessage(message);

addEventListener('message', ({ data: { id, text, currentYear } }: MessageEvent<ReadRequest>) => {
  try {
    answer({ id, reading: parseListing(text, { currentYear }) });
  } catch {
    answer({ id, reading: null });
  }
});

// Whoever waits knows that the script arrived.
answer('ready');
