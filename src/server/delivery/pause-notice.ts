import { COUNTED_DELIVERIES_MAX, type OwnerDestination } from '../../contract/owner-destinations.ts';
import type { Notice } from '../../contract/owner-notices.ts';
import { presentDestinations } from './present-destinations.ts';
import type { NoticeSource } from '../notices/notice-board.ts';
import type { AddressSettings } from '../outbox/destinations.ts';
import type { Store } from '../store/engine/store.ts';

const names: Readonly<Record<OwnerDestination['channel'], string>> = { crm: 'CRM', mail: 'mail server' };

function describePause({ channel, host, pause }: OwnerDestination): string {
  const who = `Your ${names[channel]} at ${host}`;
  if (pause?.cause === 'gone') return `${who} answered 410 (Gone): it wants nothing more at this address. `;
  if (pause?.cause === 'denied')
    return `${who} refuses the token. Make a new one there and put it in under Sent, Where events go, Change. `;
  return `${who} has taken nothing for a day, so only one delivery is tried from time to time. `;
}

function countWaiting(waiting: number): string {
  const count = waiting.toLocaleString('en-US');
  if (waiting === 1) return '1 delivery waits';
  return waiting < COUNTED_DELIVERIES_MAX ? `${count} deliveries wait` : `${count} or more deliveries wait`;
}

/** What the owner is told of a paused destination. */
export function noticeOf(destination: OwnerDestination): Notice {
  const { id, channel, waiting } = destination;
  return {
    id: `destination-paused-${id}`,
    severity: 'urgent',
    title: `Your ${names[channel]} is paused: ${countWaiting(waiting)}`,
    detail: `${describePause(destination)}Nothing is lost. Under Sent you can resume it and send all.`,
    link: { label: 'Open the deliveries', path: '/admin?tab=deliveries#lists' },
  };
}

/** Tells the owner of every destination that is paused. */
export function pauseNotice({ store, config }: { store: Store; config: AddressSettings }): NoticeSource {
  return async () => {
    const destinations = await presentDestinations(store.db, config);
    return destinations.filter(({ pause }) => pause !== null).map(noticeOf);
  };
}
