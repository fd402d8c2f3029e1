import { loadPlaces, readHere } from './read-here.ts';
import type { ReadRequest, WorkerAnswer } from './listing-reader.ts';

const answer = (message: WorkerAnswer) => postMessage(message);

addEventListener('message', ({ data: { id, text, currentYear } }: MessageEvent<ReadRequest>) => {
  readHere(text, currentYear).then(
    (reading) => answer({ id, reading }),
    () => answer({ id, reading: null }),
  );
});

/** Code runs faster once it has run: the reader reads this while the visitor looks for the text to paste. */
const WARM_UP = `4418 N Larkspur Ln, Fort Worth, TX 76133
$289,900, 3 beds 2 baths 1,512 sqft, built 1984
Lot size: 7,405 sqft
Parking: 2 car garage
The roof was replaced in 2019; public sewer, vacant, no pool.
`;

// A failure is reported by the next reading.
void loadPlaces().then(() => readHere(WARM_UP, new Date().getFullYear()).catch(() => undefined));
// Tells the page that the script has loaded.
answer('ready');
