/** What the free lending snapshot holds, and what each part costs when I build it from nothing. US dollars. */
export const lendingParts = [
  {
    name: 'Website',
    dollars: 5000,
    description: 'A lending site that explains your loans and asks a borrower what you need to know before you call.',
  },
  {
    name: 'AI SMS automation',
    dollars: 3000,
    description: 'Texts that answer a new borrower, ask for what is missing and follow up when they stop answering.',
  },
  {
    name: 'Calendar integration',
    dollars: 2000,
    description: 'Your calendar behind both of them: a borrower who is ready books the call.',
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
export const crmPlatform = { price: '$7', regularPrice: '$97' } as const;

/** The free call; what it costs otherwise. */
export const strategySession = { minutes: 30, value: '$297' } as const;
