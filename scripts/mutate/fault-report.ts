import { z } from 'zod';

/** What the runner is asked to do. */
export const planSchema = z.strictObject({
  /** Which faults each test reaches; null where that is to be found out. */
  tries: z.record(z.string(), z.strictObject({ ids: z.array(z.number()), ms: z.number() })).nullable(),
  /** Where the runner writes a line for each thing that it finds out. */
  report: z.string(),
});

/** What the runner finds out. */
export const lineSchema = z.union([
  z.strictObject({ failing: z.string() }),
  z.strictObject({
    test: z.string(),
    name: z.string(),
    file: z.string(),
    reached: z.array(z.number()),
    ms: z.number(),
    isRepeatable: z.boolean(),
  }),
  z.strictObject({ loaded: z.array(z.number()) }),
  z.strictObject({ begun: z.number(), test: z.string() }),
  z.strictObject({ tried: z.number(), test: z.string(), noticed: z.boolean() }),
  z.strictObject({ spoilt: z.string() }),
]);
export type Line = z.infer<typeof lineSchema>;
