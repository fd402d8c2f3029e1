import { z } from 'zod';
import { eventSchema, eventTypes, type EventType } from '../../contract/events.ts';

function describeEvent(type: EventType) {
  const schema: object = z.toJSONSchema(eventSchema(type));
  return {
    post: {
      operationId: type,
      summary: `The event ${type}`,
      description:
        'Sent with the headers of Standard Webhooks: webhook-id, webhook-timestamp and, with a secret, webhook-signature.',
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Taken. Anything else is tried again for days' },
        '410': { description: 'Nothing more is wanted here: the destination is paused' },
      },
    },
  };
}

/** The event stream as OpenAPI describes it. */
export function describeWebhooks(): Record<string, ReturnType<typeof describeEvent>> {
  return Object.fromEntries(eventTypes.map((type) => [type, describeEvent(type)]));
}
