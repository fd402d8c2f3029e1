import type { OwnerDeal } from '../../../../contract/owner.ts';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { listDealFields } from './describe-deal.ts';

/** Everything that was sent with a deal, folded away until it is asked for. */
export function DealDetails({ deal }: { deal: OwnerDeal }) {
  return (
    <details className="deal-details">
      <summary>The whole deal</summary>
      <dl>
        {listDealFields(deal).map(({ label, value }) => (
          <div key={label}>
            <dt className="second">{label}</dt>
            <dd>
              <LinkedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
