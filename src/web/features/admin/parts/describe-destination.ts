import { tellFigure } from '../../../../contract/tell-figure.ts';
import { COUNTED_DELIVERIES_MAX, type OwnerDestination } from '../../../../contract/owner-destinations.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { channelNames } from './describe-delivery.ts';

/** `The CRM is paused: 12 deliveries wait` */
export function namePause({ channel, waiting }: Pick<OwnerDestination, 'channel' | 'waiting'>): string {
  return `The ${channelNames[channel]} is paused: ${countDeliveries(waiting)} ${waiting === 1 ? 'waits' : 'wait'}`;
}

/** The result of resuming a destination. */
export function nameResumed({ channel }: Pick<OwnerDestination, 'channel'>): string {
  return `The ${channelNames[channel]} is resumed. All waiting deliveries go out now.`;
}

/** Why a destination is paused, and what ends the pause besides the button. */
export function describePause(
  { channel, host, pause }: Pick<OwnerDestination, 'channel' | 'host' | 'pause'>,
  timeZone: string | undefined,
): string {
  if (pause === null) return '';
  const since = formatMoment(pause.since, timeZone);
  if (pause.cause === 'gone')
    return `Since ${since}, when ${host} answered 410 (Gone): this address accepts nothing more. Resume it if it does again, or set another address and start Foyer again.`;
  if (pause.cause === 'denied')
    return `Since ${since}, when ${host} refused the token. Make a new token there, and put it in below under Where events go, Change: then all that waits goes out.`;
  const next = pause.nextProbeAt === null ? '' : ` The next try: ${formatMoment(pause.nextProbeAt, timeZone)}.`;
  return `Since ${since}, after a day in which ${host} accepted nothing. Foyer tries one delivery from time to time; once the ${channelNames[channel]} accepts it, all others follow.${next}`;
}

/** `3 deliveries`, `1 delivery that was given up`, `10,000 or more deliveries` */
export function countDeliveries(count: number, one = 'delivery', many = 'deliveries'): string {
  const figure = tellFigure(count);
  if (count === 1) return `1 ${one}`;
  return count < COUNTED_DELIVERIES_MAX ? `${figure} ${many}` : `${figure} or more ${many}`;
}
