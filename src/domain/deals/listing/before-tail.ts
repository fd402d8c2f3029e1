import { isTail } from './sections.ts';

/** No page speaks of other homes before this line. */
const EARLIEST_TAIL = 8;
const LONGEST_HEADING = 70;
const ROOMS = /(?:^|\d ?)(?:bds?|beds?|br|bedrooms?)\b/i;

/**
 * A page up to the heading under which it speaks of other homes, so that the rest, often most of it, is not even cleaned and no address is
 * taken from it. Only where rooms were counted before, which are the page's own; all other texts stay whole.
 */
export function beforeTail(text: string): string {
  let hasRooms = false;
  let count = 0;
  for (let from = 0; from < text.length; count += 1) {
    const newline = text.indexOf('\n', from);
    const end = newline < 0 ? text.length : newline;
    if (end - from < LONGEST_HEADING) {
      const line = text.slice(from, end).trim();
      if (hasRooms && count > EARLIEST_TAIL && isTail(line.toLowerCase())) return text.slice(0, from);
      hasRooms ||= ROOMS.test(line);
    }
    from = end + 1;
  }
  return text;
}
