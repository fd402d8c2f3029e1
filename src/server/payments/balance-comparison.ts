import { balanceComparisonSchema, type BalanceComparison, type OwnerBalance } from '../../contract/owner-orders.ts';
import { inDollars } from '../outbox/in-dollars.ts';
import type { NoticeSource } from '../notices/notice-board.ts';
import type { Store } from '../store/engine/store.ts';
import { readMarker, setMarker } from '../store/rebuild/markers.ts';

/** How the books compare with the provider's balance. Times are epoch milliseconds. */
export type Comparison = BalanceComparison;

export async function noteComparison({ write }: Pick<Store, 'write'>, comparison: Comparison): Promise<void> {
  await write((tx) => setMarker(tx, 'balance_compared', JSON.stringify(comparison)));
}

/** The last comparison; null before the first. */
async function readComparison({ db }: Pick<Store, 'db'>): Promise<Comparison | null> {
  const text = await readMarker(db, 'balance_compared');
  return text === null || text === '' ? null : balanceComparisonSchema.parse(JSON.parse(text));
}

/** A comparison is made each night; one that is older was not. */
const LATE_MS = 26 * 3_600_000;

/** How books and balance compare, for the desk. */
export async function readBalance(
  store: Pick<Store, 'db'>,
  { provider, now }: { provider: OwnerBalance['provider']; now: number },
): Promise<OwnerBalance> {
  const comparison = provider === 'stripe' ? await readComparison(store) : null;
  return { provider, comparison, isLate: comparison !== null && now - comparison.at > LATE_MS };
}

/** Tells the owner where the books and the balance differ and nothing explains it. */
export function booksApartNotice({ store }: { store: Pick<Store, 'db'> }): NoticeSource {
  return async () => {
    const comparison = await readComparison(store);
    if (comparison === null || comparison.apart.length === 0) return [];
    const { apart } = comparison;
    const [first] = apart;
    const cents = apart.reduce((sum, { booksCents, providerCents }) => sum + Math.abs(providerCents - booksCents), 0);
    const named = first === undefined ? '' : ` The latest is ${first.productName}, ${first.reference}.`;
    return [
      {
        id: 'books-apart',
        severity: 'warning',
        title: `The books and Stripe’s balance are ${inDollars(cents)} apart`,
        detail: `${apart.length === 1 ? 'One sale differs' : `${apart.length} sales differ`}.${named} Orders names each with both sums; compare it with the payment in Stripe.`,
        link: { label: 'Open the orders', path: '/admin?tab=orders#lists' },
      },
    ];
  };
}
