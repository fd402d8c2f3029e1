import type { PersonCounts } from './describe-person.ts';
import type { Erased } from './erase-person.ts';

/** `forms sent 2, bookings 1`: how many there are of each kind, without those of which there are none. */
export function listCounts(counts: PersonCounts): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([name, count]) => `${name} ${count}`).join(', ');
}

/** What an erasure keeps without the person, and why. */
export function listKept(found: PersonCounts): string[] {
  const has = (name: string) => (found[name] ?? 0) > 0;
  return [
    ...(has('forms sent')
      ? ['Since the figures count them: that a form was sent on that day, and which page or campaign led to it']
      : []),
    ...(has('orders') || has('sales')
      ? ['Since the books need them: product, amounts, dates and the provider’s numbers of each order and sale']
      : []),
  ];
}

/** What the owner keeps to show that a person was erased, in plain words; it names what stayed and why, and what only they can do. */
export function receiptOf(
  email: string,
  { found, comingBookings, unsentMessages, crmNotices }: Erased,
  now: number,
): string {
  const lines = [
    `Erased ${email} on ${new Date(now).toISOString()}`,
    `Found: ${listCounts(found)}`,
    'Gone: names, addresses, telephone numbers, answers, notes, near misses, forms set aside, bookings, onboarding forms with their pictures, and every message',
    ...(comingBookings > 0
      ? [`Sessions still to come that are free again: ${comingBookings}. Tell the person if they expect a call`]
      : []),
    ...(unsentMessages > 0 ? [`Messages that had not gone out and now never will: ${unsentMessages}`] : []),
    ...listKept(found).map((kept) => `Kept without the person. ${kept}`),
    ...(crmNotices > 0
      ? [
          'Your CRM is told by a message (person_erased, or the event person.erased) that names the address until it has arrived, and then no more',
        ]
      : []),
    'Yours to do: your CRM, your mailbox, your payment provider and your backups hold what reached them before',
  ];
  return `${lines.join('\n')}\n`;
}
