import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
} from 'fastify';
import type { RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from '../time/clock.ts';
import type { Config } from '../config/config.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { StripeAccess } from '../payments/stripe/stripe-access.ts';
import type { FreeBytes } from '../space/free-bytes.ts';
import type { Store } from '../store/engine/store.ts';
import type { UploadLimits } from '../uploads/upload-slots.ts';

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
  /** The way to Stripe; without it one is opened by the settings. */
  readonly stripe?: StripeAccess;
  /** Who takes payments; without it whom the settings name, and with null nobody. */
  readonly payments?: PaymentProvider | null;
  /** How many pictures come in at once and how fast; without it the usual limits. */
  readonly uploads?: UploadLimits;
  /** How much space is left for the database; without it the data folder is asked, where the database lies there. */
  readonly freeBytes?: FreeBytes;
}
