import { useState } from 'react';
import { sellerFinance, subjectTo, type Way } from '../../../../domain/finance/finance-terms.ts';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import type { ShownAs } from './shown-as.ts';
import { Slider } from './slider.tsx';

const PRICE_STEP = 5000;
const DOWN_MOST = 40;

const money = (dollars: number) =>
  dollars < 0 ? `-${formatWholeDollars(Math.round(-dollars))}` : formatWholeDollars(Math.round(dollars));

function Line({ name, seller, taken }: { name: string; seller: string; taken: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{seller}</td>
      <td>{taken}</td>
    </tr>
  );
}

function comparison(seller: Way, taken: Way): string {
  const apart = Math.round(taken.leftOver) - Math.round(seller.leftOver);
  if (apart === 0) return 'Both leave the same a month.';
  return `${apart > 0 ? 'Subject-to' : 'Seller finance'} leaves ${money(Math.abs(apart))} more a month.`;
}

/** Seller finance and subject-to, side by side. Price and down payment can be moved. */
export function Finance({
  id,
  priceDollars,
  downPercent,
  rentDollars,
  seller,
  existing,
}: ShownAs<'finance'> & { id: string }) {
  const [price, setPrice] = useState(priceDollars);
  const [down, setDown] = useState(downPercent);
  const own = sellerFinance(price, down, seller, rentDollars);
  const taken = subjectTo(price, existing, rentDollars);
  return (
    <>
      <div className="sliders">
        <Slider
          id={`${id}-price`}
          label="Price"
          shown={money(price)}
          value={price}
          min={Math.round((priceDollars * 0.75) / PRICE_STEP) * PRICE_STEP}
          max={Math.round((priceDollars * 1.25) / PRICE_STEP) * PRICE_STEP}
          step={PRICE_STEP}
          onChange={setPrice}
        />
        <Slider
          id={`${id}-down`}
          label="Down"
          shown={`${String(down)}%`}
          value={down}
          min={0}
          max={Math.max(DOWN_MOST, downPercent)}
          step={1}
          onChange={setDown}
        />
      </div>
      <table className="ways">
        <thead>
          <tr>
            <td className="note">rent less taxes {money(rentDollars)}</td>
            <th scope="col">seller</th>
            <th scope="col">subject-to</th>
          </tr>
        </thead>
        <tbody>
          <Line
            name="rate, years"
            seller={`${String(seller.ratePercent)}%, ${String(seller.years)}`}
            taken={`${String(existing.ratePercent)}%, ${String(existing.years)}`}
          />
          <Line name="at the table" seller={money(own.atTheTable)} taken={money(taken.atTheTable)} />
          <Line name="a month" seller={money(own.aMonth)} taken={money(taken.aMonth)} />
          <Line
            name={`owed in year ${String(seller.balloonYear)}`}
            seller={own.balloon === null ? 'none' : money(own.balloon)}
            taken="none"
          />
        </tbody>
        <tfoot>
          <Line name="left over" seller={money(own.leftOver)} taken={money(taken.leftOver)} />
        </tfoot>
      </table>
      <p>
        <output>{comparison(own, taken)}</output>
      </p>
    </>
  );
}
