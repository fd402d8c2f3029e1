import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../src/server/demo/random.ts';
import type { Ledger } from './ledger.ts';

/** Whoever hears nothing for so long gives up; every answer is due within ten seconds. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Request {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** A write that was acknowledged: by which process, and when it was sent. */
export interface Acknowledged {
  readonly by: number;
  readonly sentMs: number;
}

/** What all loops of a load share. */
export interface Load {
  /** The Foyers, by address; a process that starts again does so on its port. */
  readonly sites: readonly string[];
  readonly ledger: Ledger;
  readonly chance: Random;
  /** Nothing new is begun any more. */
  isOver: boolean;
  /** Nothing under way is repeated any more. */
  isGivenUp: boolean;
  onAcknowledged(acknowledged: Acknowledged): void;
}

/** From an address of its own, so that nobody's share of the limits is met. */
const address = ({ chance }: Load) =>
  `198.${chance.between(18, 19)}.${chance.between(0, 255)}.${chance.between(1, 254)}`;

/** One request to one process; null where no answer came. */
export async function ask(load: Load, by: number, request: Request): Promise<Answer | null> {
  const { ledger, sites } = load;
  const { method = 'POST', path, body, headers } = request;
  const began = performance.now();
  try {
    const answer = await fetch(`${sites[by % sites.length]}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        'user-agent': BROWSER,
        'x-forwarded-for': address(load),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    ledger.slowestAnswer = Math.max(ledger.slowestAnswer, performance.now() - began);
    if (answer.status === 503) {
      ledger.refused += 1;
      if (answer.headers.get('retry-after') === null) ledger.wrong.push(`503 without Retry-After at ${path}`);
    } else if (answer.status >= 500 || answer.status === 429) ledger.wrong.push(`${answer.status} at ${path}`);
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') ledger.wrong.push(`no answer in 30 s at ${path}`);
    ledger.unanswered += 1;
    return null;
  }
}

/** Whether the same request may be sent again: nothing came, or the site asked for that. */
const isOpen = (answer: Answer | null) => answer === null || answer.status === 503;

/**
 * Sends a request, the same each time and to each process in turn, until one answers it; null where the load gave up first. Now and then it is sent once
 * more although the answer is known, as by somebody who presses twice: it has to be the same answer.
 */
export async function insist(load: Load, first: number, request: Request): Promise<Answer | null> {
  for (let by = first; !load.isGivenUp; by += 1) {
    const sentMs = performance.now();
    const answer = await ask(load, by, request);
    if (isOpen(answer) || answer === null) {
      await delay(PAUSE_MS);
      continue;
    }
    if (answer.status < 300) load.onAcknowledged({ by: by % load.sites.length, sentMs });
    if (answer.status < 300 && load.chance.chance(0.1)) {
      const again = await ask(load, by + 1, request);
      if (!isOpen(again) && idOf(again) !== idOf(answer))
        load.ledger.wrong.push(`${request.path} answered ${idOf(again)} where it had answered ${idOf(answer)}`);
    }
    return answer;
  }
  return null;
}

/** A text of a JSON answer; empty where it has none of this name. */
export function textOf(answer: Answer | null, name: string): string {
  const { body } = answer ?? {};
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

const idOf = (answer: Answer | null) => textOf(answer, 'id') || textOf(answer, 'orderId');
