import type { ComponentType } from 'react';
import type { StripeFormProps } from './payment-end.ts';

/** How far Stripe's form has come: first its script, then the frames that the form loads. */
export interface StripeOpening {
  /** Null until Stripe's script is here. */
  readonly Form: ComponentType<StripeFormProps> | null;
  /** The frames stand: the buyer can pay. */
  readonly isReady: boolean;
  /** It takes long or has failed: the buyer is offered another way. */
  readonly isLate: boolean;
}

export type StripeOpeningAction =
  | { readonly type: 'script-loaded'; readonly Form: ComponentType<StripeFormProps> }
  | { readonly type: 'script-failed' | 'form-failed' | 'timed-out' | 'form-ready' };

export const initialOpening: StripeOpening = { Form: null, isReady: false, isLate: false };

/** Nothing is late once the form is ready. */
export function advance(opening: StripeOpening, action: StripeOpeningAction): StripeOpening {
  switch (action.type) {
    case 'script-loaded':
      return { ...opening, Form: action.Form };
    case 'form-ready':
      return { ...opening, isReady: true, isLate: false };
    case 'script-failed':
    case 'form-failed':
    case 'timed-out':
      break;
  }
  return opening.isReady ? opening : { ...opening, isLate: true };
}
