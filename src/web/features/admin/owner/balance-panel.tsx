import type { BalanceComparison } from '../../../../contract/owner-orders.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatCount } from '../../../ui/format-figures.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { apartInWords, knownWords } from '../parts/describe-order.ts';
import { useBalance } from './owner-money.ts';

/** How the books compare with the payment provider's balance; nothing before the first comparison. */
export function BalancePanel({ timeZone }: { timeZone: string | undefined }) {
  const comparison = useBalance().data?.comparison ?? null;
  if (comparison === null) return null;
  const { at, since, sales, feeCents, elsewhere, apart, known } = comparison;
  return (
    <section className="order-balance" aria-label="Books and balance">
      <h3>{apartInWords(comparison)}</h3>
      <p className="note">
        {formatCount(sales)} {sales === 1 ? 'sale' : 'sales'} since{' '}
        {formatMoment(new Date(since).toISOString(), timeZone)}, compared with Stripe’s balance{' '}
        {formatMoment(new Date(at).toISOString(), timeZone)}. Stripe’s fees: {formatCents(feeCents)}.
        {elsewhere.count > 0 &&
          ` ${formatCount(elsewhere.count)} movements of ${formatCents(elsewhere.cents)} in all belong to no sale of this site.`}
      </p>
      <Sales label="Sales that differ" sales={apart} />
      {known.length > 0 && (
        <details>
          <summary>Differences that are explained ({formatCount(known.length)})</summary>
          <Sales label="Differences that are explained" sales={known} />
        </details>
      )}
    </section>
  );
}

type Listed = BalanceComparison['apart'][number] & Partial<Pick<BalanceComparison['known'][number], 'why'>>;

function Sales({ label, sales }: { label: string; sales: readonly Listed[] }) {
  if (sales.length === 0) return null;
  return (
    <ul className="order-decisions" aria-label={label}>
      {sales.map(({ reference, productName, booksCents, providerCents, why }) => (
        <li key={reference}>
          {productName}, {reference}: books {formatCents(booksCents)}, Stripe {formatCents(providerCents)}
          {why !== undefined && <>. {knownWords[why]}</>}
        </li>
      ))}
    </ul>
  );
}
