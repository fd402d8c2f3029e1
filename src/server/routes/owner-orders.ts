import type { FastifyRequest } from 'fastify';
import {
  changeCheckoutMailSchema,
  checkoutMailSchema,
  decidedSchema,
  decisionSchema,
  orderFilterSchema,
  ownerBalanceSchema,
  ownerOrderMoneySchema,
  ownerOrdersSchema,
  undoDecisionSchema,
} from '../../contract/owner-orders.ts';
import { ownerPageSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { subscriptionsSchema } from '../../contract/subscriptions.ts';
import { readWaits } from '../delivery/destination-waits.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { begunFile } from '../exports/begun-file.ts';
import { requireOwner, signedInAs } from '../http/owner-guard.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { canSendMail, isCheckoutMailOn, switchCheckoutMail } from '../payments/abandoned-checkouts.ts';
import { readBalance } from '../payments/balance-comparison.ts';
import { decideOrder, undoDecision, unknownOrder } from '../payments/decide-order.ts';
import { pageOf, readPlace } from '../desk/list-pages.ts';
import { exportOrders } from '../sales/export-orders.ts';
import { presentOrderMoney } from '../desk/order-money.ts';
import { presentOrders } from '../sales/present-order.ts';
import { presentSubscriptions } from '../sales/present-subscriptions.ts';
import { overFigures } from '../store/engine/store.ts';
import { countSubscriptions, listSubscriptions } from '../store/orders/owner-subscriptions.ts';
import { findOrder } from '../store/orders/orders.ts';
import { countOrders, listOrders } from '../store/orders/owner-orders.ts';

/** Every order as the owner sees it, listed and as a file for a spreadsheet. */
export function registerOwnerOrderRoutes(app: App, { config, store, clock }: AppDeps): void {
  app.get(
    apiPaths.ownerOrders,
    { onRequest: requireOwner, schema: { querystring: orderFilterSchema, response: { 200: ownerOrdersSchema } } },
    async (request) => {
      const { limit, find, standing, before } = request.query;
      const wanted = { find, standing, now: clock.now() };
      const [orders, total] = await Promise.all([
        listOrders(store.db, wanted, { limit: limit + 1, before: readPlace(before) }),
        countOrders(store.db, wanted),
      ]);
      const { page, next } = pageOf(orders, limit, ({ created_at }) => created_at);
      const waits = await readWaits(store.db, config);
      return { orders: await presentOrders(store, page, { waitAt: waits, now: wanted.now }), total, next };
    },
  );

  app.get(
    apiPaths.ownerOrder,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: { 200: ownerOrderMoneySchema } } },
    async (request) => {
      const order = await findOrder(store.db, request.params.id);
      if (order === null) throw unknownOrder;
      return presentOrderMoney(store, order);
    },
  );

  app.get(
    apiPaths.ownerSubscriptions,
    { onRequest: requireOwner, schema: { querystring: ownerPageSchema, response: { 200: subscriptionsSchema } } },
    async (request) => {
      const { limit, before } = request.query;
      const [rows, total] = await Promise.all([
        listSubscriptions(store.db, { limit: limit + 1, before: readPlace(before) }),
        countSubscriptions(store.db),
      ]);
      const { page, next } = pageOf(rows, limit, ({ created_at }) => created_at);
      return { subscriptions: await presentSubscriptions(store, page), total, next };
    },
  );

  const { siteTimeZone: timeZone, ownerEmail } = config;
  const books = { store, clock, timeZone, ownerEmail };
  /** Whose decision it is, in the books. */
  const nameOf = (request: FastifyRequest) => signedInAs(request).name ?? 'the owner';
  app.post(
    apiPaths.ownerOrderDecision,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, body: decisionSchema, response: { 200: decidedSchema } },
    },
    (request) => decideOrder(books, request.params.id, { ...request.body, who: nameOf(request) }),
  );
  app.post(
    apiPaths.ownerOrderDecisionUndo,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, body: undoDecisionSchema, response: { 200: decidedSchema } },
    },
    (request) => undoDecision(books, request.params.id, { ...request.body, who: nameOf(request) }),
  );

  const readSwitch = async () => ({ isOn: await isCheckoutMailOn(store.db), canSend: canSendMail(config) });
  app.get(
    apiPaths.ownerCheckoutMail,
    { onRequest: requireOwner, schema: { response: { 200: checkoutMailSchema } } },
    readSwitch,
  );
  app.post(
    apiPaths.ownerCheckoutMail,
    { onRequest: requireOwner, schema: { body: changeCheckoutMailSchema, response: { 200: checkoutMailSchema } } },
    async (request) => {
      await switchCheckoutMail(store, request.body.isOn);
      return readSwitch();
    },
  );

  app.get(
    apiPaths.ownerBalance,
    { onRequest: requireOwner, schema: { response: { 200: ownerBalanceSchema } } },
    async () => readBalance(store, { provider: config.payments, now: clock.now() }),
  );

  app.get(
    apiPaths.ownerOrdersExport,
    { onRequest: requireOwner, schema: { querystring: orderFilterSchema.omit({ limit: true, before: true }) } },
    async (request, reply) => {
      const { find, standing } = request.query;
      const file = await begunFile(exportOrders(overFigures(store), { find, standing, now: clock.now() }));
      request.log.info('The owner exported orders');
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .send(file);
    },
  );
}
