import { z } from 'zod';

/** The media type of every error answer (RFC 9457). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** One field that fails a rule; `message` is a sentence the visitor can act on. */
export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });

/** An error answer (RFC 9457). `detail` is a sentence a person can act on. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Problem = z.infer<typeof problemSchema>;
