import { isEventChannel } from '../../src/server/store/outbox/event-channel.ts';
import { isExcused } from '../excuses.ts';
import type { Invariant } from '../invariant.ts';
import { NOBODY } from '../services.ts';

const DAY_MS = 86_400_000;
/** A little less than the five days for which what fails is tried: the first failure begins them, and the last wait ends them early. */
const TRIED_FOR_MS = 4 * DAY_MS;

const IS_PAST = 'What this mail tells of is over';

/** What fails is tried for days. */
const checkGivenUp: Invariant = async (_world, { db }) => {
  const tried = await db
    .selectFrom('delivery_attempts')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id')
    .select(({ fn }) => [
      'deliveries.id',
      'kind',
      'payload',
      'last_error',
      fn.min<number>('started_at').as('first'),
      fn.max<number>('started_at').as('last'),
    ])
    .where('deliveries.status', '=', 'dead')
    .groupBy(['deliveries.id', 'kind', 'payload', 'last_error'])
    .execute();
  return (
    tried
      // Of a mailbox that does not exist, and of a call that is past, another try would say the same.
      .filter(({ payload, last_error: error }) => !payload.includes(NOBODY) && error !== IS_PAST)
      .filter(({ first, last }) => last - first < TRIED_FOR_MS && !isExcused(first, last))
      .map(
        ({ kind, id, first, last, last_error: error }) =>
          `${kind} ${id} was given up after ${last - first} ms: ${error}`,
      )
  );
};

/** A CRM that asks for peace has it. */
const checkPeace: Invariant = async ({ site }) => site.services.crm.hasty;

/** Of one person the CRM hears in the order in which things happened. */
const checkTurns: Invariant = async ({ site }, { db }) => {
  const taken = new Map<string, number>();
  for (const { id, at } of site.services.crm.taken) if (!taken.has(id)) taken.set(id, at);
  const events = await db
    .selectFrom('deliveries')
    .select(['turn_of', 'turn', 'kind', 'message_id', 'destination'])
    .where('turn_of', 'is not', null)
    .orderBy('turn')
    .execute();
  return [...Map.groupBy(events, ({ turn_of: of, destination }) => `${of} ${destination}`)].flatMap(([of, all]) => {
    const told = all.flatMap(({ message_id: id, kind }) => {
      const at = taken.get(id ?? '');
      return at === undefined ? [] : [{ at, kind }];
    });
    return told
      .filter(({ at }, index) => at < (told[index - 1]?.at ?? 0))
      .map(({ kind }) => `${kind} of ${of} came before what had happened before it`);
  });
};

/** The CRM and the owner are told of every lead, and nobody twice of one cancellation. */
const checkTold: Invariant = async (_world, { db }) => {
  const leads = await db.selectFrom('leads').select(['id', 'kind']).execute();
  const deliveries = await db.selectFrom('deliveries').select(['lead_id', 'kind', 'destination']).execute();
  const of = Map.groupBy(deliveries, ({ lead_id: id }) => id);
  return leads.flatMap(({ id, kind }) => {
    const own = of.get(id) ?? [];
    const cancelled = own.filter((one) => one.kind === 'mail_booking-cancelled').length;
    return [
      ...(own.some(({ destination: to }) => to !== 'mail' && to !== 'push' && !isEventChannel(to))
        ? []
        : [`The CRM is not told of the ${kind} ${id}`]),
      ...(own.some((one) => one.kind === 'mail_owner-alert') ? [] : [`The owner is not told of the ${kind} ${id}`]),
      ...(cancelled > 1 ? [`${cancelled} mails say that ${id} was cancelled`] : []),
    ];
  });
};

/** What the outbox promises beyond that each message arrives once. */
export const checkOutbox: Invariant = async (world, store) =>
  (
    await Promise.all([checkGivenUp, checkPeace, checkTurns, checkTold].map(async (check) => check(world, store)))
  ).flat();
