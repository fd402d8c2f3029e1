import { z } from 'zod';

/** 160 random bits. The id is what allows a form to use the picture. */
export const uploadIdSchema = z.string().regex(/^[\w-]{27}$/, 'Please choose this picture again');

/** The id of an uploaded picture in a form's field; null if none was chosen. */
export const uploadReferenceSchema = z
  .union([uploadIdSchema, z.literal('')], 'Please choose this picture again')
  .nullish()
  .transform((id) => (id === undefined || id === '' ? null : id));

/** The answer of POST /api/uploads: the picture's id, and its size as stored. */
export const uploadedSchema = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});

export type Uploaded = z.infer<typeof uploadedSchema>;
