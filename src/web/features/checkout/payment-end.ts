/** How a try to pay ended. */
export type PaymentEnd =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'failed'; readonly message: string };
