import { starterPlan } from './packages.ts';
import { site } from './site.ts';

/** What the free lending snapshot holds, and what each part costs when I build it from nothing. US dollars. */
export const lendingParts = [
  {
    name: 'Website',
    dollars: 5000,
    description:
      'Four pages, written out: what stands on each, the form, and the seven questions it asks before you call.',
  },
  {
    name: 'AI SMS automation',
    dollars: 3000,
    description:
      'The texts themselves, to copy: at once, on days 1, 3, 9 and 30, and the answers to what borrowers write back.',
  },
  {
    name: 'Calendar integration',
    dollars: 2000,
    description:
      'How the calendar behind both is set up: hours, reminders, and what happens when somebody misses the call.',
  },
] as const;

export const lendingDemo = {
  title: 'One lead, from the first text to the calendar',
  href: '/videos/one-lead.webm',
  length: '24 seconds, silent',
  steps: [
    'At 9:40 PM somebody writes. In the video it is a seller; a borrower takes the same way.',
    'The answer goes out in seconds, and says what it is about.',
    'Four questions tell who is ready from who is not.',
    'The call stands in the calendar, and you have read everything before you pick up.',
  ],
} as const;

/** The account that the snapshot is loaded into; ordered like the starter plan. */
export const crmPlatform = { price: starterPlan.price, regularPrice: '$97' } as const;

/** The free call; what it costs otherwise. */
export const strategySession = { minutes: site.consultation.minutes, value: '$297' } as const;
