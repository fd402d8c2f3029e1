import { z } from 'zod';
import { browserEmail } from './email.ts';

/** Whoever has this address, in any spelling of its letters. It travels in a body: addresses of pages are kept in many places. */
export const personRequestSchema = z.object({ email: browserEmail });

/** What is stored of a person: how many of each, of those of which there are any. */
export const personFoundSchema = z.object({
  email: z.string(),
  found: z.array(z.object({ what: z.string(), count: z.number().int() })),
  /** What an erasure would keep without the person, and why; a sentence each. */
  kept: z.array(z.string()),
  /** Whether something of theirs may have reached the CRM, which an erasure would then tell. */
  tellsCrm: z.boolean(),
});

/** What was done, in lines for the owner's records; empty where nothing was stored. */
export const personErasedSchema = z.object({ receipt: z.string() });

export type PersonFound = z.infer<typeof personFoundSchema>;
