import { consulting, delivery, priceOf } from './packages.ts';

/**
 * The five packages that the quiz recommends; the order decides a tie: the first wins. `orderUrl` is the checkout of the package of packages.ts that
 * it is sold as; without one it is agreed on a call.
 */
export const quizPackages = [
  {
    key: 'starter-crm',
    title: 'Starter CRM System',
    price: priceOf('website-build'),
    description:
      'You need one place where every lead lands and nobody is forgotten. We start there, and keep it small enough that you will use it.',
    features: [
      'Every call, text and form in one inbox',
      'A pipeline drawn around how you already sell',
      'Reminders for each follow-up that is due',
      `${delivery.support} of training and support after delivery`,
    ],
  },
  {
    key: 'crm-automation',
    title: 'CRM + Automation',
    price: priceOf('full-ghl-buildout'),
    orderUrl: '/checkout?service=full-ghl-buildout',
    description:
      'Leads reach you, and then the follow-up depends on memory. A CRM that writes, texts and reminds by itself closes that gap.',
    features: [
      'A CRM set up and filled with your contacts',
      'Text and e-mail follow-up for the first 30 days of a lead',
      'Booking, reminders and no-show messages',
      'Tasks handed to the right person, with dates',
    ],
  },
  {
    key: 'website-funnel',
    title: 'Website + Funnel First',
    price: priceOf('website-build'),
    orderUrl: '/checkout?service=website-build',
    description:
      'More follow-up will not help while too few people find you. A site that asks the right questions brings the leads in first.',
    features: [
      'A website that is quick on a phone',
      'One funnel with a form that sorts good leads from the rest',
      'Every lead saved and sent to you at once',
      'Figures that show which page and which ad brought it',
    ],
  },
  {
    key: 'crm-voice-ai',
    title: 'CRM + Voice AI',
    price: priceOf('full-ghl-buildout'),
    description:
      'Your phone rings more than you can answer. A voice assistant picks up, asks what matters and writes it into your CRM.',
    features: [
      'Every call answered, evenings and weekends too',
      'Your own questions asked, and the answers in the CRM',
      'Good calls booked straight into your calendar',
      'A text back to anyone who hangs up',
    ],
  },
  {
    key: 'full-system',
    title: 'Full System Build',
    price: consulting.price,
    description:
      'You have the volume and the people; what is missing is one system under them. We plan it with you and build it in stages.',
    features: [
      'Website, CRM, phones and calendar joined into one',
      'Automation for each team and each source of leads',
      'Your data moved over from the tools you have now',
      'Reports on what every source earns',
    ],
  },
] as const;

export type QuizPackage = (typeof quizPackages)[number];
export type QuizPackageKey = QuizPackage['key'];

/** One answer: `value` is stored and sent, `points` says which packages it speaks for. */
export interface QuizOption {
  readonly value: string;
  readonly label: string;
  readonly points: Readonly<Partial<Record<QuizPackageKey, number>>>;
}

export interface QuizQuestion {
  readonly id: string;
  readonly question: string;
  readonly help?: string;
  readonly options: readonly QuizOption[];
}

/** The ten questions in the order they are asked. */
export const quizQuestions: readonly QuizQuestion[] = [
  {
    id: 'hasWebsite',
    question: 'Do you have a website today?',
    help: 'A social profile alone does not count.',
    options: [
      { value: 'yes', label: 'Yes, I have a website', points: { 'crm-automation': 1, 'crm-voice-ai': 1 } },
      { value: 'no', label: 'No, I need one', points: { 'website-funnel': 2 } },
    ],
  },
  {
    id: 'leadVolume',
    question: 'How many new leads come in during a usual week?',
    help: 'Count people who ask for the first time.',
    options: [
      { value: '1-5', label: '1-5 leads per week', points: { 'website-funnel': 2 } },
      { value: '6-15', label: '6-15 leads per week', points: { 'starter-crm': 1 } },
      { value: '16+', label: '16+ leads per week', points: { 'crm-voice-ai': 2, 'full-system': 2 } },
    ],
  },
  {
    id: 'leadSource',
    question: 'Where do most of them come from?',
    help: 'Pick the one that brings the most.',
    options: [
      { value: 'word-of-mouth', label: 'Word of mouth', points: { 'starter-crm': 2 } },
      { value: 'paid-ads', label: 'Paid ads', points: { 'website-funnel': 1, 'crm-automation': 1 } },
      {
        value: 'inbound-calls-google',
        label: 'Inbound calls from Google',
        points: { 'crm-voice-ai': 2 },
      },
      { value: 'outbound-calls-dms', label: 'Outbound calls and DMs', points: { 'crm-automation': 2 } },
      { value: 'not-consistent', label: 'It is not consistent', points: { 'website-funnel': 2 } },
    ],
  },
  {
    id: 'missedCalls',
    question: 'When the phone rings and you are busy, do calls get missed?',
    help: 'Think of a usual working day.',
    options: [
      { value: 'yes', label: 'Yes, frequently', points: { 'crm-voice-ai': 2 } },
      { value: 'no', label: 'No, we catch most calls', points: { 'crm-automation': 1 } },
    ],
  },
  {
    id: 'manualFollowUp',
    question: 'Do you keep track of follow-up by hand?',
    help: 'A notebook or a spreadsheet counts.',
    options: [
      { value: 'yes', label: 'Yes, manual tracking', points: { 'crm-automation': 2 } },
      { value: 'no', label: 'No, we have some automation', points: { 'crm-voice-ai': 1 } },
    ],
  },
  {
    id: 'monthlyRevenue',
    question: 'What does the business bring in during a usual month?',
    help: 'A rough figure is enough.',
    options: [
      { value: 'under-5k', label: 'Under $5,000', points: { 'starter-crm': 2, 'website-funnel': 2 } },
      { value: '5k-15k', label: '$5,000 to $15,000', points: { 'crm-automation': 2 } },
      { value: '15k+', label: '$15,000 or more', points: { 'full-system': 2 } },
    ],
  },
  {
    id: 'teamSize',
    question: 'How many people work on it?',
    help: 'Count everyone who talks to leads.',
    options: [
      { value: 'just-me', label: 'Just me', points: { 'starter-crm': 2 } },
      { value: '2-5', label: '2-5 people', points: { 'crm-automation': 2 } },
      { value: '6+', label: '6+ people', points: { 'full-system': 2 } },
    ],
  },
  {
    id: 'usedCRM',
    question: 'Have you worked with a CRM before?',
    help: 'A CRM keeps contacts and what was said.',
    options: [
      { value: 'yes', label: 'Yes', points: { 'crm-automation': 2 } },
      { value: 'no', label: 'No', points: { 'starter-crm': 2, 'website-funnel': 2 } },
    ],
  },
  {
    id: 'painPoint',
    question: 'What costs you the most deals right now?',
    help: 'Pick the one you would fix first.',
    options: [
      { value: 'missed-calls', label: 'Missed calls', points: { 'crm-voice-ai': 2 } },
      { value: 'no-followup', label: 'No follow-up', points: { 'crm-automation': 2 } },
      { value: 'no-leads', label: 'Not enough leads', points: { 'website-funnel': 2 } },
      { value: 'scattered-systems', label: 'Scattered systems', points: { 'full-system': 2 } },
    ],
  },
  {
    id: 'yearGoal',
    question: 'Where should the business be a year from now?',
    help: 'Revenue for the whole year.',
    options: [
      { value: 'under-100k', label: 'Under $100K', points: { 'starter-crm': 1, 'website-funnel': 1 } },
      { value: '100k-250k', label: '$100K to $250K', points: { 'crm-automation': 2 } },
      { value: '250k-500k', label: '$250K to $500K', points: { 'crm-automation': 2, 'crm-voice-ai': 2 } },
      { value: '500k-1m', label: '$500K to $1M', points: { 'full-system': 3 } },
      { value: '1m-3m', label: '$1M to $3M', points: { 'full-system': 3 } },
      { value: 'over-3m', label: 'Over $3M', points: { 'full-system': 3 } },
    ],
  },
];
