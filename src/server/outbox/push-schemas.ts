import { z } from 'zod';

/** What a push is about. Orders are told to owners alone. */
export const pushTopics = ['lead', 'booking', 'order'] as const;
export type PushTopic = (typeof pushTopics)[number];

/** A push as the outbox holds it: made into what a device shows when it is sent. */
export const storedPushSchema = z.object({
  /** The id of the device it goes to. */
  device: z.string(),
  about: z.enum(pushTopics),
  /** `New deal`. */
  what: z.string(),
  /** Its address finds it when a person is erased; it is not sent. */
  who: z.object({ name: z.string(), email: z.string(), canBeCalled: z.boolean() }),
  /** The one fact that tells most; empty where there is none. */
  line: z.string(),
  /** The lead or the order by which the person is found; null where there is neither yet. */
  itemId: z.string().nullable(),
  /** Epoch milliseconds of the news. */
  at: z.number().int(),
});

export type StoredPush = z.infer<typeof storedPushSchema>;
