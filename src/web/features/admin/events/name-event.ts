import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { EventDestinationShown } from '../../../../contract/event-destinations.ts';
import type { EventType } from '../../../../contract/events.ts';

/** What an owner calls each event. */
export const eventNames: Readonly<Record<EventType, string>> = {
  'person.created': 'A new person',
  'person.changed': 'Something new about a person',
  'person.erased': 'A person erased',
  'lead.received': 'A form received',
  'lead.status': 'A status changed',
  'quiz.answered': 'A quiz answered',
  'deal.taken': 'A deal taken',
  'deal.near_miss': 'A near miss',
  'booking.made': 'A call booked',
  'booking.moved': 'A call moved',
  'booking.cancelled': 'A call cancelled',
  'booking.reminder': 'A reminder of a call',
  'booking.no_show': 'Nobody came to a call',
  'order.paid': 'An order paid',
  'order.failed': 'A payment failed',
  'order.abandoned': 'A checkout abandoned',
  'order.refunded': 'A refund',
  'order.disputed': 'A dispute',
  'onboarding.received': 'Onboarding received',
  'consent.given': 'Consent to text messages',
  'consent.withdrawn': 'Consent withdrawn',
};

/** `Everything`, `A deal taken`, `A deal taken and 3 more` */
export function nameTypes(types: EventDestinationShown['types']): string {
  const [first, ...more] = types;
  if (first === undefined) return 'Everything';
  return more.length === 0 ? eventNames[first] : `${eventNames[first]} and ${more.length} more`;
}

/** How a destination stands, in a word. */
export function nameState({ isOn, pausedFor }: Pick<EventDestinationShown, 'isOn' | 'pausedFor'>): string {
  if (!isOn) return 'Off';
  return pausedFor === null ? 'On' : 'Paused';
}

/** How far a replay is; empty where there was none. */
export function describeReplay(replay: EventDestinationShown['replay']): string {
  if (replay === null) return '';
  const isOne = replay.queued === 1;
  const count = isOne ? '1 event' : `${tellFigure(replay.queued)} events`;
  if (!replay.isOver) return `Sending an earlier period again: ${count} so far.`;
  return `${count} of an earlier period ${isOne ? 'was' : 'were'} sent again.`;
}
