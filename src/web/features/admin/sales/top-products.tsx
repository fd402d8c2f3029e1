import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { SalesStats } from '../../../../contract/sales.ts';
import { centsEach, formatCents } from '../../../ui/format-money.ts';
import { Empty } from '../../../ui/loading-states.tsx';

/** The products with the most revenue, with the average per sale. */
export function TopProducts({ products }: { products: SalesStats['topProducts'] }) {
  return (
    <section aria-labelledby="top-products">
      <h2 id="top-products" className="h3">
        Top products
      </h2>
      {products.length === 0 ? (
        <Empty title="No product sales recorded yet">Products will appear with their first sale.</Empty>
      ) : (
        <table className="ledger products" aria-labelledby="top-products">
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Product</th>
              <th scope="col">Sales</th>
              <th scope="col">Revenue</th>
              <th scope="col">Average</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ product, sales, revenue }, index) => (
              <tr key={product}>
                <td>{index + 1}</td>
                <th scope="row">{product}</th>
                <td>{tellFigure(sales)}</td>
                <td>{formatCents(revenue)}</td>
                <td>{formatCents(centsEach(revenue, sales))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
