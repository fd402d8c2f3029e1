import { z } from 'zod';

const counts = { begun: z.number().int(), sent: z.number().int() };

/**
 * How far visitors came in each form of the site on some days, beside the days they are compared with, counted for as much time as the trend's. A visit counts
 * once for each form, on the day on which it began to fill it in; what was not sent was left. In each form a visit stopped at the field touched last, and
 * reached all fields down to the one furthest down; `field` is null where it stopped before the first. Messages are those most visits met, the most met first;
 * `field` is null where a message is about the whole form. Seconds are medians from the first key to the last; null where there was nobody.
 */
export const formFrictionSchema = z.object({
  from: z.string(),
  to: z.string(),
  forms: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      ...counts,
      before: z.object(counts),
      secondsToSend: z.number().nullable(),
      secondsToLeave: z.number().nullable(),
      fields: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          reached: z.number().int(),
          stopped: z.number().int(),
        }),
      ),
      /** Who touched no field: they pressed the button at once. */
      stoppedBefore: z.number().int(),
      messages: z.array(
        z.object({ key: z.string(), field: z.string().nullable(), text: z.string(), times: z.number().int() }),
      ),
    }),
  ),
  before: z.object({ from: z.string(), to: z.string() }),
  countedUntil: z.string().nullable(),
});

export type FormFriction = z.infer<typeof formFrictionSchema>;
export type FormFigures = FormFriction['forms'][number];
