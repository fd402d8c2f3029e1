import { action, facts, heading, list, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { inDollars } from '../../outbox/in-dollars.ts';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });
const nameDay = (date: string) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date)));
const number = (count: number) => count.toLocaleString('en-US');

interface Count {
  readonly now: number;
  readonly before: number;
}

/** The figure, and the one of the week before with the change in per cent where there is something to compare. */
function beside({ now, before }: Count, write: (value: number) => string): string {
  if (before === 0) return `${write(now)} (${write(0)} the week before)`;
  const change = ((now - before) / before) * 100;
  const sign = change > 0 ? '+' : '';
  return `${write(now)} (${write(before)} the week before, ${sign}${change.toFixed(1)}%)`;
}

export const weeklyReport: Template<MailProps<'weekly-report'>> = (week) => {
  const { from, to, visitors, conversions, sales, revenueCents, leads, sources, waiting, test, stopPath } = week;
  const counted = `${number(leads)} ${leads === 1 ? 'lead' : 'leads'}, ${number(sales.now)} ${sales.now === 1 ? 'sale' : 'sales'}, ${inDollars(revenueCents.now)}`;
  return {
    subject: `Your week: ${counted}`,
    preheader: waiting.length === 0 ? 'Nothing waits for you.' : `For you: ${waiting.join(', ')}.`,
    greeting: null,
    blocks: [
      text(
        `${nameDay(from)} to ${nameDay(to)}, beside the week before.${test ? ' The sales were made in test mode.' : ''}`,
      ),
      facts(
        ['Visitors', beside(visitors, number)],
        ['Conversions', beside(conversions, number)],
        ['Leads', number(leads)],
        ['Sales', beside(sales, number)],
        ['Revenue', beside(revenueCents, inDollars)],
      ),
      ...(sources.length === 0
        ? []
        : [
            heading('What brought them'),
            list(
              ...sources.map(
                (source) =>
                  `${source.name}: ${number(source.leads)} ${source.leads === 1 ? 'lead' : 'leads'}, ${inDollars(source.revenueCents)}`,
              ),
            ),
          ]),
      heading('What waits for you'),
      waiting.length === 0 ? text('Nothing.') : list(...waiting),
      action('Open the desk', '/admin'),
    ],
    signed: false,
    reason: 'You get this mail because OWNER_EMAIL is your address. It comes on Mondays.',
    stopPath,
  };
};
