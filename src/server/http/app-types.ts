import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
} from 'fastify';
import type { RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';

/** The Fastify app whose routes take their types from their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Everything the app needs from outside, so that a test can pass its own. */
export interface AppDeps {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  /** The built site (build/client); without it the app serves the API only. */
  readonly webRoot?: string;
  readonly logger?: FastifyBaseLogger;
  /** Tells the delivery worker that the outbox has something new. */
  readonly wakeDelivery?: () => void;
}
