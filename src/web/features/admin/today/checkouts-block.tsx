import type { Today, TodayCheckout } from '../../../../contract/today.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { sinceWords } from '../parts/describe-order.ts';
import { nameOf } from '../parts/name-person.ts';
import { Act, LineAge, LineHead, Reach } from './line-parts.tsx';
import { TodayBlock } from './today-block.tsx';
import type { TodayDeeds } from './use-today-deeds.ts';

interface CheckoutsBlockProps {
  today: Pick<Today, 'checkouts' | 'timeZone'>;
  now: number;
  openId: string | null;
  personPath: (id: string) => string;
  deeds: TodayDeeds;
  retry: { readonly isBusy: boolean; readonly go: () => void };
}

/** Buyers who left their checkout without paying. */
export function CheckoutsBlock({ today, now, openId, personPath, deeds, retry }: CheckoutsBlockProps) {
  const settle = (checkout: TodayCheckout) => {
    const { personId: id, isNew } = checkout;
    if (isNew) deeds.contacted(id);
    else deeds.called({ id, name: nameOf(checkout) });
  };
  return (
    <TodayBlock
      title="Checkouts left"
      block={today.checkouts}
      keyOf={({ id }) => id}
      all={{ to: '?tab=orders&standing=abandoned', name: 'All checkouts left' }}
      retry={retry}
    >
      {(checkout) => (
        <>
          <LineHead
            to={personPath(checkout.personId)}
            name={nameOf(checkout)}
            personId={checkout.personId}
            isOpen={checkout.personId === openId}
          >
            <p>
              {checkout.productName}, {formatCents(checkout.amountCents)}
              {checkout.test && <span className="second"> (a test)</span>}
            </p>
            <p className="second">
              {sinceWords[checkout.since]}
              {checkout.refusal !== null && (
                <>
                  . <span className="wrong">Refused: {checkout.refusal}</span>
                </>
              )}
            </p>
          </LineHead>
          <LineAge at={checkout.at} now={now} timeZone={today.timeZone} />
          <div className="today-acts">
            <Reach
              {...checkout}
              name={nameOf(checkout)}
              onCalled={() => deeds.called({ id: checkout.personId, name: nameOf(checkout) })}
            />
            <Act
              label={checkout.isNew ? 'Contacted' : 'Called'}
              about={nameOf(checkout)}
              isBusy={deeds.isBusy}
              onAct={() => settle(checkout)}
            />
          </div>
        </>
      )}
    </TodayBlock>
  );
}
