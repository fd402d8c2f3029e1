import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { z } from 'zod';
import type { Clock } from '../time/clock.ts';
import type { SharedCounts } from '../limits/shared-counts.ts';

/** What a route's limit says beside the plugin's own options. */
export interface RouteLimit {
  /** Hits in `timeWindow`. */
  readonly max: number;
  readonly timeWindow: number;
  /** A second bound on the same client, in hits a day. */
  readonly dayMax?: number;
}

const DAY_MS = 86_400_000;

/** The plugin hands a route's options and its address over; it types neither. */
const routeSchema = z.object({
  routeInfo: z.object({ method: z.union([z.string(), z.array(z.string())]), url: z.string() }),
  max: z.number(),
  timeWindow: z.number(),
  dayMax: z.number().optional(),
});

/** Counts for `@fastify/rate-limit` that all processes share. */
export function createLimitStore(counts: SharedCounts, clock: Clock): FastifyRateLimitStoreCtor {
  function forRoute(options: unknown): FastifyRateLimitStore {
    const { routeInfo, max, timeWindow, dayMax } = routeSchema.parse(options);
    const name = `${routeInfo.method.toString()} ${routeInfo.url}`;
    const limit = { name, max, windowMs: timeWindow };
    const dayLimit = dayMax === undefined ? null : { ...limit, name: `${name} day`, max: dayMax, windowMs: DAY_MS };
    return {
      incr(client, answer) {
        const now = clock.now();
        const { hits, endsAt } = counts.hit(limit, client);
        const day = dayLimit && counts.hit(dayLimit, client);
        // The plugin knows one bound only: a client over its day is over that one too, for as long as the day lasts.
        if (dayLimit && day && day.hits > dayLimit.max) answer(null, { current: max + 1, ttl: day.endsAt - now });
        else answer(null, { current: hits, ttl: endsAt - now });
      },
      child: forRoute,
    };
  }

  return class {
    incr(_client: string, answer: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      answer(new Error('Each route has a limit of its own'));
    }

    child(options: unknown): FastifyRateLimitStore {
      return forRoute(options);
    }
  };
}
