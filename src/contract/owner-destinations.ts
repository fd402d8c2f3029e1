import { z } from 'zod';
import { addressChannels } from './owner.ts';

/** Deliveries of a destination are counted up to this number. */
export const COUNTED_DELIVERIES_MAX = 10_000;

/** Why a destination is paused: it answered 410 (Gone), it refused our token (`denied`), or it has accepted nothing for a long time. */
export const pauseCauses = ['gone', 'denied', 'failing'] as const;
export type PauseCause = (typeof pauseCauses)[number];

/** One address that deliveries go to; times are ISO 8601 in UTC. */
export const destinationSchema = z.object({
  id: z.string(),
  channel: z.enum(addressChannels),
  /** The host of the address; the rest of the address may contain a key. */
  host: z.string(),
  /** Null unless it is paused. */
  pause: z
    .object({
      cause: z.enum(pauseCauses),
      since: z.string(),
      /** When one delivery is sent as a probe; null if only the owner can end the pause. */
      nextProbeAt: z.string().nullable(),
    })
    .nullable(),
  /** The first failure since the last accepted delivery; null if there is none. */
  failingSince: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Both are counted up to COUNTED_DELIVERIES_MAX. */
  waiting: z.number().int(),
  dead: z.number().int(),
});
export const destinationsSchema = z.object({ destinations: z.array(destinationSchema) });

/** With `withDead`, the destination's dead letters are sent again too. */
export const resumeSchema = z.object({ withDead: z.boolean().default(false) });

export type OwnerDestination = z.infer<typeof destinationSchema>;
