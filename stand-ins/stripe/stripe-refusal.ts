/** An error answer with the members of Stripe's. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;
  /** A request that never got as far as being carried out leaves nothing under its idempotency key. */
  readonly isKept: boolean;

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>, isKept = false) {
    super(error.message);
    this.status = status;
    this.error = error;
    this.isKept = isKept;
  }
}

export function invalidRequest(message: string, more: Record<string, unknown> = {}, status = 400): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });
}

export function noSuch(what: string, id: string): StripeRefusal {
  return invalidRequest(`No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
}

/** The request is well made, but the object does not stand as it would have to; this answer is kept under the key. */
export function unexpectedState(message: string, intent: object): StripeRefusal {
  return new StripeRefusal(
    400,
    { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message, payment_intent: intent },
    true,
  );
}

export function cardDeclined(message: string, decline: string, intent: object): StripeRefusal {
  return new StripeRefusal(
    402,
    { type: 'card_error', code: 'card_declined', decline_code: decline, message, payment_intent: intent },
    true,
  );
}
