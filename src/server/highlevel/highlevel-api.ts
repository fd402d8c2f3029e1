import { setTimeout as sleep } from 'node:timers/promises';
import type { SendRequest } from '../delivery/send-request.ts';
import { HighLevelRefusal, readJson } from './refusal.ts';

/** HighLevel allows a hundred requests in ten seconds; a few are left to others that use the same token. */
export const BURST_MAX = 80;
export const BURST_MS = 10_000;

/** The versions that HighLevel's documents name for each part of its API. */
const VERSION = '2021-07-28';
const CALENDARS_VERSION = '2021-04-15';

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Asks HighLevel one thing and gives what it answered, parsed. @throws HighLevelRefusal where it does not, or what the connection throws */
export type Call = (ask: Ask) => Promise<unknown>;

interface Watch {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}
const steady: Watch = {
  now: () => performance.now(),
  async sleep(ms) {
    await sleep(ms);
  },
};

/** Lets a burst of requests through in each span of time; the others wait their turn. */
export function createPace(watch: Watch = steady): () => Promise<void> {
  const taken: number[] = [];
  let turn = Promise.resolve();
  async function take(): Promise<void> {
    const first = taken.length < BURST_MAX ? undefined : taken.shift();
    const wait = first === undefined ? 0 : first + BURST_MS - watch.now();
    if (wait > 0) await watch.sleep(wait);
    taken.push(watch.now());
  }
  return async () => {
    turn = turn.then(take);
    await turn;
  };
}

/** Calls to one location, under its pace. */
export function createCall(
  send: SendRequest,
  { url, token, pace }: { url: string; token: string; pace: () => Promise<void> },
): Call {
  return async ({ method, path, query = {}, body }) => {
    await pace();
    const target = new URL(path, url);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    const answer = await send({
      method,
      url: target,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        version: path.startsWith('/calendars') ? CALENDARS_VERSION : VERSION,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (answer.status < 200 || answer.status >= 300) throw new HighLevelRefusal(answer);
    return readJson(answer.text);
  };
}
