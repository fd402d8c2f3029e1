import { inWords, toneOf } from './describe-sale.ts';

/** Where a sale stands: a dot, and the word that says the same. */
export function SaleStatus({ status }: { status: string }) {
  return (
    <span className="sale-status">
      <span className={`status-dot ${toneOf(status)}`} aria-hidden="true" />
      {inWords(status)}
    </span>
  );
}
