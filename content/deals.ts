import { site } from './site.ts';

const split = { group: 60, submitter: 40 } as const;

/** What whoever submits a deal agrees to. A change of the wording takes a new version: it is kept with every deal. */
export const jvTerms = {
  version: '2025-05-08',
  agreement: 'I agree to the Joint Venture terms',
  paragraphs: [
    `You and ${site.brand} bring this deal to a buyer together, as a joint venture for this one property.`,
    `Of the net profit, ${split.group}% goes to the group, which brings the buyer and the closing, and ${split.submitter}% goes to you, who bring the deal.`,
    'Net profit is the assignment fee or spread that is paid at closing, less the closing costs of the deal. If it does not close, nobody owes anybody anything.',
    'You confirm that you have the property under contract, or the right to market it, and that what you submit is true as far as you know.',
  ],
  split,
} as const;

/** Consent to text messages, wherever a telephone number is asked for. Optional; kept with its version, time and page. */
export const smsConsent = {
  version: '2025-05-08',
  wording:
    'Text me about this at the number above. Message and data rates may apply; reply STOP to end it. Not needed to go on.',
} as const;

/** What a deal needs for the best offer. */
export const bestOfferChecklist = [
  'Address',
  'Closing timing',
  'Photo link',
  'Roof age',
  'Occupancy',
  'HVAC age',
  'Access',
  'Foundation condition',
  'Rough asking price',
] as const;
