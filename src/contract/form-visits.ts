import { z } from 'zod';
import { sessionIdSchema } from './analytics.ts';
import { MESSAGES_MAX, SECONDS_MAX } from './form-visit-parts.ts';
import { watchedFormAt } from './watched-forms.ts';

const nameSchema = z.string().regex(/^[\w.-]{0,60}$/, 'Please send the name of a field');

/**
 * How far a visitor came in a form that they began: never what they typed. `form` is the path that it is sent to, `last` the field touched last, `furthest`
 * the one furthest down; both are empty where none was. `met` are the messages that were shown, each as its field and its key (`messageKey`). Names that
 * the server does not know are not kept. Each report replaces the one before it.
 */
export const formVisitSchema = z.object({
  sessionId: sessionIdSchema,
  form: z
    .string()
    .max(80)
    .transform((path, context) => {
      const id = watchedFormAt(path);
      if (id !== undefined) return id;
      context.addIssue({ code: 'custom', message: 'Please send the path of a form' });
      return z.NEVER;
    }),
  last: nameSchema,
  furthest: nameSchema,
  met: z
    .array(z.tuple([nameSchema, z.string().regex(/^[a-z0-9]{1,12}$/, 'Please send the key of a message')]))
    .max(MESSAGES_MAX, `Please send at most ${MESSAGES_MAX} messages`),
  seconds: z.int().min(0).max(SECONDS_MAX),
  sent: z.boolean(),
});

export type FormVisitReport = z.input<typeof formVisitSchema>;
