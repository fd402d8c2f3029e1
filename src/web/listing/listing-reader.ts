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

/** Starts the reader in a worker, so that the page stays responsive. */
async function startWorker(): Promise<Read> {
  const worker = new Worker(new URL('listing-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<PageReading>>();
  const ready = Promise.withResolvers<void>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data === 'ready') {
      ready.resolve();
      return;
    }
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.reading === null) request?.reject(new Error('The text could not be read'));
    else request?.resolve(data.reading);
  });
  worker.addEventListener('error', () => ready.reject(new Error('The reader could not be loaded')));

  try {
    await ready.promise;
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return async (text, currentYear) => {
    lastId += 1;
    const request = Promise.withResolvers<PageReading>();
    waiting.set(lastId, request);
    const message: ReadRequest = { id: lastId, text, currentYear };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(message);
    return await request.promise;
  };
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
