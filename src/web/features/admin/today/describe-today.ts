import type { Today, TodayDelivery, TodayNearMiss, TodayOrder } from '../../../../contract/today.ts';
import { counted } from '../../../../domain/words/count-words.ts';
import { capital } from '../../../words/capital.ts';

/** `Monday, 8:10 AM` on the site's clock. */
export function describeClock({ at, timeZone }: Pick<Today, 'at' | 'timeZone'>): string {
  const parts = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
  const format = new Intl.DateTimeFormat('en-US', parts).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => format.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

type Block = Today['people'] | Today['calls'] | Today['orders'] | Today['deliveries'] | Today['pauses'];

/** How many there are of a block; 0 where that is not known. */
export function totalOf(block: Block | Today['nearMisses'] | Today['held'] | Today['checkouts']): number {
  return block.state === 'ready' ? block.total : 0;
}

/** How many things ask for a person in all. */
export function countAll({ people, calls, nearMisses, orders, deliveries, pauses, ...rest }: Today): number {
  const { followUps, reactivations, held, checkouts } = rest;
  const blocks = [people, calls, nearMisses, orders, deliveries, pauses, followUps, reactivations, held, checkouts];
  return blocks.reduce((sum, block) => sum + totalOf(block), 0);
}

/** The day in one line, with the notices that are urgent: `Three people to turn to, two calls today, one stuck delivery.` */
export function summarise(today: Today, urgentNotices = 0): string {
  const { people, nearMisses, followUps, reactivations, calls, checkouts, orders, deliveries, pauses } = today;
  const toCall = [people, nearMisses, followUps, reactivations].reduce((sum, block) => sum + totalOf(block), 0);
  const parts = [
    [urgentNotices, 'urgent notice', 'urgent notices'],
    [toCall, 'person to turn to', 'people to turn to'],
    [totalOf(calls), 'call today', 'calls today'],
    [totalOf(checkouts), 'checkout left', 'checkouts left'],
    [totalOf(orders), 'order to look at', 'orders to look at'],
    [totalOf(deliveries), 'stuck delivery', 'stuck deliveries'],
    [totalOf(pauses), 'paused address', 'paused addresses'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
  if (told.length === 0) return 'Nothing asks for you.';
  return `${capital(told.join(', '))}.`;
}

/** What stands between a near miss and its buyer: `$15,000 over for Houston (4%), asked $390,000`. */
export function describeMiss({ inTheWay, shareMissed, takers }: TodayNearMiss): string {
  if (takers.length > 0) return `${takers.join(' or ')} would take it as it is`;
  if (shareMissed === 0) return 'Its box would take it by now';
  const percent = shareMissed * 100;
  return `${inTheWay}, by ${percent < 1 ? 'less than 1' : Math.round(percent)}%`;
}

export const orderTroubleNames: Readonly<Record<TodayOrder['trouble'], string>> = {
  failed: 'Payment failed',
  disputed: 'Disputed',
  review: 'Needs your review',
};

export const deliveryTroubleNames: Readonly<Record<TodayDelivery['trouble'], string>> = {
  dead: 'Given up',
  held: 'Held back',
  failing: 'Failing, tried again',
};
