import { loadCode } from '../api/load-code.ts';
import { withTargetMarket } from '../../domain/deals/listing-market.ts';
import { once } from '../api/once.ts';
import { nextTask } from '../ui/next-task.ts';
import type { PageReading } from './read-here.ts';

export interface ReadRequest {
  readonly id: number;
  readonly text: string;
  readonly currentYear: number;
}

/** `ready` once the worker runs; then an answer to each request, null if reading failed. */
export type WorkerAnswer = 'ready' | { readonly id: number; readonly reading: PageReading | null };

type Read = (text: string, currentYear: number) => Promise<PageReading>;

/** What becomes of a request that the worker was given. */
interface Waiting {
  resolve(reading: PageReading): void;
  reject(error: Error): void;
}

/** Starts the reader in a worker, so that the page stays responsive. */
async function startWorker(): Promise<Read> {
  const worker = new Worker(new URL('listing-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data === 'ready') {
        resolve();
        return;
      }
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.reading === null) request?.reject(new Error('The text could not be read'));
      else request?.resolve(data.reading);
    });
    worker.addEventListener('error', () => reject(new Error('The reader could not be loaded')));
  });

  try {
    await ready;
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return (text, currentYear) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const message: ReadRequest = { id: lastId, text, currentYear };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(message);
    });
}

/** Loads the reader into the page, for browsers without module workers. */
async function loadHere(): Promise<Read> {
  const { readHere } = await loadCode(() => import('./read-here.ts'));
  return readHere;
}

/** Starts the reader, once; after a failure the next call tries again. */
export const loadReader = once(() => startWorker().catch(loadHere));

/** What a pasted text says, by today's year. */
export async function readListing(text: string): Promise<PageReading> {
  const read = await loadReader();
  const reading = await read(text, new Date().getFullYear());
  await nextTask();
  return withTargetMarket(reading);
}
