/** What is left of a payment after refunds and lost disputes, in cents. */
export function netCentsOf({
  paidCents,
  refundedCents,
  lostCents,
}: {
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly lostCents: number;
}): number {
  return paidCents - refundedCents - lostCents;
}
