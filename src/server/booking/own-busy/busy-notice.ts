import type { NoticeSource } from '../../notices/notice-board.ts';
import type { Clock } from '../../time/clock.ts';
import type { BusyCalendar } from './busy-calendar.ts';

/** A calendar that is away for a moment is not worth a word. */
const SAID_AFTER_MS = 5 * 60_000;

/** Warns the owner while their calendar cannot be read, or an event in it cannot. */
export function busyNotice(busy: BusyCalendar, clock: Clock): NoticeSource {
  return () => {
    const standing = busy.standing();
    if (standing === null) return [];
    const { readAt, unread, failure } = standing;
    if (failure !== null && (readAt === null || clock.now() - failure.since >= SAID_AFTER_MS))
      return [
        {
          id: 'own-calendar-unread',
          severity: 'warning',
          title: 'Your calendar could not be read',
          detail: `The reason: ${failure.reason}. ${
            readAt === null
              ? 'Visitors are offered all your hours, also those at which you are busy.'
              : 'What it said last still counts; visitors may be offered times that you have taken since.'
          } CALENDAR_BUSY_URL has its address; \`npm run doctor\` tries it.`,
        },
      ];
    if (unread > 0)
      return [
        {
          id: 'own-calendar-events',
          severity: 'info',
          title:
            unread === 1
              ? 'One event of your calendar could not be read'
              : `${unread} events of your calendar could not be read`,
          detail: 'Visitors may be offered its time. Block the time under Calls, or enter the event in another way.',
        },
      ];
    return [];
  };
}
