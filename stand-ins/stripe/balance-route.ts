import type { ApiRoute } from './api-request.ts';
import type { Balance } from './balance.ts';
import { listOf, textOf } from './form-body.ts';
import { listed } from './list-page.ts';
import type { Payments } from './payments.ts';
import type { Reversals } from './reversals.ts';
import { invalidRequest } from './stripe-refusal.ts';

const PATH = '/v1/balance_transactions';
const SOURCE = 'data.source';

/** The list of what moved the balance, newest first: by type, by source, by time, with the sources themselves where that is asked for. */
export function balanceRoute(balance: Balance, payments: Payments, reversals: Reversals): ApiRoute {
  const sourceOf = (id: string) =>
    payments.charges.get(id) ?? reversals.refunds.get(id) ?? reversals.disputes.get(id) ?? { id, object: 'payout' };
  return {
    method: 'GET',
    path: PATH,
    run(call) {
      const { params } = call;
      const expand = listOf(params, 'expand') ?? [];
      const unknown = expand.find((one) => one !== SOURCE);
      if (unknown !== undefined) throw invalidRequest(`This property cannot be expanded (${unknown}).`);
      const [type, source] = [textOf(params, 'type'), textOf(params, 'source')];
      const found = balance.transactions.filter(
        (one) => (type === undefined || one.type === type) && (source === undefined || one.source === source),
      );
      const page = listed(call, PATH, found);
      if (expand.length === 0) return page;
      return { ...page, data: page.data.map((one) => ({ ...one, source: sourceOf(one.source) })) };
    },
  };
}
