import type { Today, TodayCall } from '../../../../contract/today.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { clockOf } from '../calls/calls-days.ts';
import { nameDelivery } from '../parts/describe-delivery.ts';
import { namePause } from '../parts/describe-destination.ts';
import { nameOf } from '../parts/name-person.ts';
import { deliveryTroubleNames, orderTroubleNames } from './describe-today.ts';
import { Act, LineAge, LineHead, Reach } from './line-parts.tsx';
import { TodayBlock } from './today-block.tsx';
import type { TodayDeeds } from './use-today-deeds.ts';
import { capital } from '../../../words/capital.ts';

interface BlocksProps {
  today: Today;
  now: number;
  deeds: TodayDeeds;
  retry: { readonly isBusy: boolean; readonly go: () => void };
}

/** Where a call is: its day's plan, with the call open. */
const callPath = ({ id, on }: Pick<TodayCall, 'id' | 'on'>) =>
  `?${new URLSearchParams({ tab: 'bookings', calls: 'day', on, call: id }).toString()}`;

/** The calls of today. */
export function CallsBlock({ today, retry }: Pick<BlocksProps, 'today' | 'retry'>) {
  return (
    <TodayBlock
      title="Calls today"
      block={today.calls}
      keyOf={({ id }) => id}
      all={{ to: `?tab=bookings&calls=day&on=${today.day}`, name: 'All of today' }}
      retry={retry}
    >
      {(call) => (
        <>
          <LineHead to={callPath(call)} name={call.name}>
            <p className="second">{call.email}</p>
          </LineHead>
          <div className="today-side">
            <time className="hot" dateTime={call.startsAt}>
              {clockOf(call.startsAt, today.timeZone)}
            </time>
          </div>
          <div className="today-acts">
            <Reach {...call} />
          </div>
        </>
      )}
    </TodayBlock>
  );
}

/** What is wrong with orders and deliveries, and calls that nobody confirmed. */
export function OtherBlocks({ today, now, deeds, retry }: BlocksProps) {
  const { timeZone } = today;
  return (
    <>
      <TodayBlock
        title="Orders to look at"
        block={today.orders}
        keyOf={({ id }) => id}
        all={{ to: '?tab=orders', name: 'All orders' }}
        retry={retry}
      >
        {(order) => (
          <>
            <LineHead
              to={`?tab=orders&find=${encodeURIComponent(order.id)}`}
              name={order.name || order.email || 'Unknown buyer'}
            >
              <p>
                <span className="wrong">{orderTroubleNames[order.trouble]}</span>: {order.productName},{' '}
                {formatCents(order.amountCents)}
                {order.test && <span className="second"> (a test)</span>}
              </p>
              {order.refusal !== null && <p className="second">Refused: {order.refusal}</p>}
            </LineHead>
            <LineAge at={order.at} now={now} timeZone={timeZone} />
            <div className="today-acts">
              <Reach name={order.name} phone="" email={order.email} />
            </div>
          </>
        )}
      </TodayBlock>
      <TodayBlock
        title="Paused addresses"
        block={today.pauses}
        keyOf={({ id }) => id}
        all={{ to: '?tab=deliveries', name: 'All of them' }}
        retry={retry}
      >
        {(pause) => (
          <>
            <LineHead to="?tab=deliveries" name={namePause(pause)}>
              <p className="second">
                {pause.host}, since {formatMoment(pause.since, timeZone)}
              </p>
            </LineHead>
            <div className="today-acts">
              <Act label="Resume" about={pause.host} isBusy={deeds.isBusy} onAct={() => deeds.resume(pause)} />
            </div>
          </>
        )}
      </TodayBlock>
      <TodayBlock
        title="Stuck deliveries"
        block={today.deliveries}
        keyOf={({ id }) => id}
        all={{ to: '?tab=deliveries&sent=dead', name: 'All that were given up' }}
        retry={retry}
      >
        {(delivery) => (
          <>
            <LineHead
              to={`?tab=deliveries&sent=${delivery.trouble === 'failing' ? 'waiting' : 'dead'}`}
              name={capital(nameDelivery(delivery.kind))}
            >
              <p>
                <span className="wrong">{deliveryTroubleNames[delivery.trouble]}</span>
                {delivery.lastError !== null && `: ${delivery.lastError}`}
              </p>
              {delivery.about !== null && <p className="second">About {nameOf(delivery.about)}</p>}
            </LineHead>
            <LineAge at={delivery.createdAt} now={now} timeZone={timeZone} />
            <div className="today-acts">
              <Act
                label="Send again"
                about={`${nameDelivery(delivery.kind)}${delivery.about === null ? '' : ` about ${nameOf(delivery.about)}`}`}
                isBusy={deeds.isBusy}
                onAct={() => deeds.sendAgain(delivery)}
              />
            </div>
          </>
        )}
      </TodayBlock>
      <TodayBlock
        title="Booked, and not confirmed"
        block={today.held}
        keyOf={({ id }) => id}
        all={{ to: '?tab=bookings', name: 'All bookings' }}
        retry={retry}
      >
        {(call) => (
          <>
            <LineHead to={callPath(call)} name={call.name}>
              <p>
                {formatMoment(call.startsAt, timeZone)}.{' '}
                <span className="second">
                  {call.heldUntil === null
                    ? 'The time is offered again.'
                    : `The time is kept until ${formatMoment(call.heldUntil, timeZone)}.`}
                </span>
              </p>
              <p className="second">{call.email}</p>
            </LineHead>
            <div className="today-acts">
              <Reach {...call} />
            </div>
          </>
        )}
      </TodayBlock>
    </>
  );
}
