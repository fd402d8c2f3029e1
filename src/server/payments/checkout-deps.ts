import type { InTurn } from './in-turn.ts';
import type { OrderTokens } from './order-tokens.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentEventDeps } from './accept-events.ts';

/** What the checkout's use cases work with. */
export interface CheckoutDeps extends PaymentEventDeps {
  readonly tokens: OrderTokens;
  readonly inTurn: InTurn;
  /** Null where payments are off. */
  readonly provider: PaymentProvider | null;
}
