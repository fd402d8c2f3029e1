import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { BalanceComparison, OwnerBalance } from '../../../../contract/owner-orders.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { Failed } from '../../../ui/loading-states.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { apartInWords, describeElsewhere, knownWords, notComparedWords } from '../parts/describe-order.ts';
import { useBalance } from './owner-money.ts';

/** How the books compare with the payment provider's balance, or why they are not compared. */
export function BalancePanel({ timeZone }: { timeZone: string | undefined }) {
  const asked = useBalance();
  return (
    <section className="order-balance" aria-label="Books and balance">
      {asked.isPending && <Spinner label="Comparing books and balance..." />}
      {asked.isError && (
        <Failed
          title="How books and balance compare could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {asked.isSuccess && <Standing balance={asked.data} timeZone={timeZone} />}
    </section>
  );
}

function Standing({ balance, timeZone }: { balance: OwnerBalance; timeZone: string | undefined }) {
  const { comparison, provider, isLate } = balance;
  if (provider !== 'stripe' || comparison === null)
    return (
      <>
        <h2>Books and balance</h2>
        <p className="note">{notComparedWords[provider]}</p>
      </>
    );
  const { at, since, sales, feeCents, elsewhere, apart, known } = comparison;
  return (
    <>
      <h2>{apartInWords(comparison)}</h2>
      {isLate && (
        <p className="wrong">
          The last comparison is older than a day: Stripe has not answered since. It is tried again.
        </p>
      )}
      <p className="note">
        {tellFigure(sales)} {sales === 1 ? 'sale' : 'sales'} since{' '}
        {formatMoment(new Date(since).toISOString(), timeZone)}, compared with Stripe’s balance{' '}
        {formatMoment(new Date(at).toISOString(), timeZone)}. Stripe’s fees: {formatCents(feeCents)}.{' '}
        {describeElsewhere(elsewhere)}
      </p>
      <Sales label="Sales that differ" sales={apart} />
      {known.length > 0 && (
        <details>
          <summary>Differences that are explained ({tellFigure(known.length)})</summary>
          <Sales label="Differences that are explained" sales={known} />
        </details>
      )}
    </>
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
