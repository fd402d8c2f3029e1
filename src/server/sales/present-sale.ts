import type { Sale } from '../../contract/sales.ts';
import { rowNetCents } from '../store/attribution/net-cents.ts';
import type { ListedSale } from '../store/orders/sales-figures.ts';
import { maskEmail } from './mask-email.ts';

/** A sale as the dashboards show it: with the buyer's address for the owner, masked for everybody else. */
export function presentSale(sale: ListedSale, { masked }: { masked: boolean }): Sale {
  const email = sale.customer_email === '' ? null : sale.customer_email;
  return {
    id: sale.id,
    productName: sale.product_name,
    customerEmail: email !== null && masked ? maskEmail(email) : email,
    productType: sale.product_type,
    status: sale.status,
    amount: sale.amount_cents,
    netCents: rowNetCents(sale),
    test: sale.test === 1,
    createdAt: new Date(sale.sold_at).toISOString(),
  };
}
