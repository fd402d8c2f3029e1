import type { ReactNode } from 'react';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { OwnerOrder } from '../../../../contract/owner-orders.ts';
import type { NearMiss, OwnerLead } from '../../../../contract/owner.ts';
import type { Person } from '../../../../contract/people.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { describeOrigin } from '../parts/name-source.ts';
import { describeChances } from '../parts/describe-near-miss.ts';
import { describeMoney, describeOnboarding } from '../parts/describe-order.ts';
import { DetailValue, Details } from '../parts/details.tsx';
import { SaleStatus } from '../sales/describe-sale.tsx';

interface Zoned {
  readonly timeZone: string | undefined;
}

/** Everything that somebody left, the latest first. */
export function PersonThings({ person, timeZone }: { person: Person } & Zoned) {
  const { leads, nearMisses, orders, sales, items } = person;
  const entries = [
    ...leads.map((lead) => ({ id: lead.id, at: lead.createdAt, entry: <Lead lead={lead} timeZone={timeZone} /> })),
    ...nearMisses.map((miss) => ({ id: miss.id, at: miss.lastAt, entry: <Miss miss={miss} timeZone={timeZone} /> })),
    ...orders.map((order) => ({ id: order.id, at: order.createdAt, entry: <Order order={order} /> })),
    ...sales.map((sale) => ({
      id: sale.id,
      at: sale.soldAt,
      entry: (
        <p>
          <strong>Paid</strong> {sale.productName}, {formatCents(sale.netCents)}
        </p>
      ),
    })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <Part title="What they left">
      <ul className="entries person-things" aria-label="What they left">
        {entries.map(({ id, at, entry }) => (
          <li key={id}>
            <time className="note" dateTime={at}>
              {formatMoment(at, timeZone)}
            </time>
            {entry}
          </li>
        ))}
      </ul>
      {items > entries.length + 1 && leads.length >= LEADS_LISTED && (
        <p className="second">The newest are listed, of {tellFigure(items)}.</p>
      )}
    </Part>
  );
}

const LEADS_LISTED = 100;

/** A part of the person's sheet. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="person-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Lead({ lead, timeZone }: { lead: OwnerLead } & Zoned) {
  const { what, subject, origin, kind, details } = lead;
  return (
    <>
      <p>
        <strong>{what}</strong>
        {subject !== null && (
          <>
            , {subject.label} <DetailValue detail={subject} timeZone={timeZone} />
          </>
        )}
      </p>
      <p className="second">{describeOrigin(origin)}</p>
      <Details summary={kind === 'deal' ? 'The whole deal' : 'All answers'} details={details} timeZone={timeZone} />
    </>
  );
}

function Miss({ miss, timeZone }: { miss: NearMiss } & Zoned) {
  return (
    <>
      <p>
        <strong>Near miss for {miss.market}</strong>, {miss.subject}, {miss.askingPrice}
        {miss.accepted && <span className="status delivered">Accepted later</span>}
      </p>
      <ul className="reasons">
        {miss.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{describeChances(miss)}</p>
      <Details summary="The whole deal" details={miss.details} timeZone={timeZone} />
    </>
  );
}

function Order({ order }: { order: OwnerOrder }) {
  return (
    <>
      <p>
        <SaleStatus status={order.status} />{' '}
        <strong>
          {order.productName}, {formatCents(order.amountCents)}
        </strong>
        {order.test && ' (test)'}
      </p>
      {order.reasons.map((reason) => (
        <p key={reason} className="delivery-error">
          {reason}
        </p>
      ))}
      <p>
        {describeMoney(order)} {describeOnboarding(order.onboarding)}
      </p>
      <p className="second">Order {order.id}</p>
    </>
  );
}
