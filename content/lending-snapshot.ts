/** One piece of the lending system. `copy` is a text to take over as it is: what it is for, and its words. */
export type SnapshotBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'copy'; readonly texts: readonly (readonly [use: string, words: string])[] };

export interface SnapshotSection {
  readonly title: string;
  readonly blocks: readonly SnapshotBlock[];
}

const text = (words: string): SnapshotBlock => ({ kind: 'text', text: words });
const list = (...items: readonly string[]): SnapshotBlock => ({ kind: 'list', items });
const copy = (...texts: readonly (readonly [use: string, words: string])[]): SnapshotBlock => ({ kind: 'copy', texts });

export const snapshotTitle = 'The lending system, written out';

/** What goes out to whoever asks for the free lending system: in the mail, and as a page to print. */
export const lendingSnapshot: readonly SnapshotSection[] = [
  {
    title: 'What it consists of',
    blocks: [
      text(
        'Three parts: a website with four pages, a sequence of text messages, and a calendar. A borrower fills in one form. The first text goes out within a minute, the follow-up runs for thirty days, and every text leads to one of two things: an answer you can work with, or a call in your calendar.',
      ),
      text(
        'You can set it up in any CRM that has forms, text messages and a calendar. Plan one afternoon. Replace everything in [brackets] with your own words before you switch it on.',
      ),
    ],
  },
  {
    title: 'The four pages',
    blocks: [
      text(
        'Keep them short. A borrower wants to know three things: do you lend for this, how fast, and what it costs.',
      ),
      list(
        'Home: one sentence that says what you lend for and where. Three figures: smallest and largest loan, days to close, states. One button to the form.',
        'Loan programs: one block for each program with its purpose, loan to value, term and typical rate range. Add one real example with round figures.',
        'Apply: the form below and nothing else. No menu, no second button.',
        'About and contact: your name, your photo, your license number, phone, e-mail, and your hours.',
      ),
      text('The form asks seven questions, in this order. Each one decides what you say on the call.'),
      list(
        'First and last name',
        'Mobile number, with a consent box for text messages that is not ticked beforehand',
        'E-mail address',
        'What is the loan for? Purchase, refinance, bridge, construction',
        'Property state and type',
        'Amount needed, and the value of the property',
        'When do you need to close? This month, within 60 days, later',
      ),
      copy(
        ['Headline', 'Loans for [purpose] in [state], closed in [14] days.'],
        ['Under the form', 'No credit check for a first answer. I read every request myself and reply the same day.'],
        [
          'Thank-you page',
          'Thank you. You get a text from me within a minute. If you would rather pick a time now, choose one below.',
        ],
      ),
    ],
  },
  {
    title: 'The text messages',
    blocks: [
      text(
        'Five texts in thirty days. The sequence stops as soon as the borrower answers, books a call or replies STOP. Send between 9 AM and 7 PM in the borrower’s own time zone, and never on a Sunday.',
      ),
      copy(
        [
          'At once',
          'Hi [first name], this is [your name] at [company]. I have your request for a [purpose] loan in [state]. Two quick questions: is the property under contract, and what closing date do you need? Reply STOP to opt out.',
        ],
        [
          'Day 1',
          'Hi [first name], [your name] again. I can tell you today whether your loan fits one of my programs. What is the address, or the city if you are still looking?',
        ],
        [
          'Day 3',
          'Hi [first name], most [purpose] loans I close need only three papers to begin: purchase contract, two bank statements and an ID. Shall I send you the list? A time to talk is here: [calendar link]',
        ],
        [
          'Day 9',
          'Hi [first name], still looking for the [purpose] loan? If your numbers have changed, send me the new ones and I look again. If it is settled, tell me and I close your file.',
        ],
        [
          'Day 30',
          'Hi [first name], last note from me. If the next property comes up, text me its address and price here and you get an answer the same day. [your name], [company]',
        ],
      ),
      text('Three answers come again and again. Save these replies so that nobody has to think about them.'),
      copy(
        [
          '“What is your rate?”',
          'It depends on the property and how much you put down. Loans like yours are between [x] and [y] percent at the moment. With the address and the price I can tell you closer. What are they?',
        ],
        [
          '“My credit is not good.”',
          'Thank you for saying so. I look at the property and your plan first. Roughly, is your score above or below 620?',
        ],
        [
          '“Just looking.”',
          'Good. Then keep this number, and text me the first address you like. You get a yes or no with a figure the same day.',
        ],
      ),
    ],
  },
  {
    title: 'The calendar',
    blocks: [
      list(
        'One kind of appointment: “Loan call, 20 minutes, by phone”.',
        'Three afternoons a week, at most four calls on each. A full calendar that you keep is better than an empty one that you move.',
        'Ten minutes between calls, and no call sooner than two hours from now.',
        'Ask for three things when somebody books: property address, loan amount, closing date.',
        'Confirm by e-mail at once, by text 24 hours before, and by text one hour before.',
        'Somebody who misses the call gets one text ten minutes later with the link to a new time, and nothing else.',
      ),
      copy(
        [
          '24 hours before',
          'Hi [first name], our loan call is tomorrow at [time]. Please have the address and your bank statements at hand. Another time: [link]',
        ],
        [
          'After a missed call',
          'Hi [first name], I tried you at [time]. No problem: pick another time here, [link], or text me the address and I begin without a call.',
        ],
      ),
    ],
  },
  {
    title: 'Before you switch it on',
    blocks: [
      text(
        'Text messages are regulated. This is what I check on every build; it is not legal advice, so ask your own counsel about your state and your license.',
      ),
      list(
        'Text only people who ticked the consent box. Keep the wording, the date and the page of each consent.',
        'Register your number for business texting (A2P 10DLC) before the first message. It takes about two weeks.',
        'Every first text names you and says how to stop. STOP ends everything at once, in every sequence.',
        'Show your license number on every page, and “Equal Housing Lender” where it applies to you.',
        'Promise no approval and no rate in a text. Say “range” and “after I have seen the file”.',
      ),
      text(
        'Then test it: fill in your own form with your own mobile number, let the texts come, book a call, miss it, and reply STOP. When all five did what this page says, it is ready.',
      ),
    ],
  },
  {
    title: 'What to count',
    blocks: [
      list(
        'Of ten requests, how many answer the first text? Six or more is good. Fewer: make the first question easier.',
        'Of ten that answer, how many book? Three or more is good. Fewer: send the calendar link one text earlier.',
        'Of ten calls, how many take place? Eight or more. Fewer: send the reminder with the papers to bring.',
      ),
      text(
        'Look at these three figures on the first Monday of each month and change one thing at a time. That is all there is to it.',
      ),
    ],
  },
];
