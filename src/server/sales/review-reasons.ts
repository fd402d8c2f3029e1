import type { PaymentFact } from '../../domain/orders/payment-facts.ts';

/** A sum in its own currency, from its smallest units. An unknown currency is written as it came. */
function inCurrency(units: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${units} ${currency}`;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(units / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

interface ReviewedOrder {
  readonly amountCents: number;
  readonly currency: string;
}

/** Why an order needs a review, in sentences: which payments do not match it (SPEC 2 and 3 of src/domain/orders). */
export function reviewReasons({ amountCents, currency }: ReviewedOrder, facts: readonly PaymentFact[]): string[] {
  const isOther = (fact: PaymentFact) => fact.currency.toLowerCase() !== currency.toLowerCase();
  const asked = inCurrency(amountCents, currency);
  const paid = facts.filter((fact) => fact.kind === 'payment').filter(({ status }) => status === 'succeeded');
  const intents = [...new Set(paid.map(({ intentId }) => intentId))];
  const odd = paid.filter((fact) => fact.amountCents !== amountCents || isOther(fact));
  const foreign = paid.length === 0 ? [] : facts.filter((fact) => fact.kind !== 'payment').filter(isOther);
  const reasons = [
    ...odd.map((fact) => `${inCurrency(fact.amountCents, fact.currency)} came in, ${asked} was asked for.`),
    ...(intents.length > 1 ? [`It was paid ${intents.length} times: ${intents.join(', ')}.`] : []),
    ...foreign.map(
      (fact) =>
        `A ${fact.kind} of ${inCurrency(fact.amountCents, fact.currency)} is not in the order’s currency, ${currency.toUpperCase()}.`,
    ),
  ];
  return [...new Set(reasons)];
}
