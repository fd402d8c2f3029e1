import { z } from 'zod';
import { deliveryChannels } from './owner.ts';

/** Deliveries of a destination are counted up to here; a larger number says no more. */
export const COUNTED_DELIVERIES_MAX = 10_000;

/** Why a destination is paused: it said that it wants nothing more (410), or nothing has arrived there for long. */
export const pauseCauses = ['gone', 'failing'] as const;

/** One address that deliveries go to; times are ISO 8601 in UTC. */
export const destinationSchema = z.object({
  id: z.string(),
  channel: z.enum(deliveryChannels),
  /** Of the address; the rest of it may hold a key. */
  host: z.string(),
  /** Null while deliveries go there. */
  pause: z
    .object({
      cause: z.enum(pauseCauses),
      since: z.string(),
      /** When one delivery is tried to see whether it takes them again; null where only the owner ends the pause. */
      nextProbeAt: z.string().nullable(),
    })
    .nullable(),
  /** The first failure since something has arrived there; null while there is none. */
  failingSince: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Counted up to COUNTED_DELIVERIES_MAX, both. */
  waiting: z.number().int(),
  dead: z.number().int(),
});
export const destinationsSchema = z.object({ destinations: z.array(destinationSchema) });

/** With `withDead` the dead letters of the destination are sent again too. */
export const resumeSchema = z.object({ withDead: z.boolean().default(false) });

export type OwnerDestination = z.infer<typeof destinationSchema>;
