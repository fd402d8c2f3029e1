import { starterPlan } from './packages.ts';
import { site } from './site.ts';

export type Furniture = 'desk' | 'letters' | 'doors' | 'window' | 'drawer' | 'ruler' | 'microphone' | 'table';

/** One message of a talk: when it went, what it says, and who wrote it; `nobody` is one that was not sent. */
export interface Message {
  readonly when: string;
  readonly from: 'us' | 'them' | 'nobody';
  readonly text: string;
}

/** What a thing looks like at work, drawn from these figures. In texts of papers, {braces} mark what is filled in for each. */
export type Shown =
  | {
      readonly kind: 'talk';
      /** The page on which it is held, for a chat; left out for texts. */
      readonly page?: string;
      readonly messages: readonly Message[];
    }
  | {
      readonly kind: 'papers';
      /** One is drawn on top of its stack, two side by side. */
      readonly papers: readonly { readonly title?: string; readonly text: string }[];
      readonly note: string;
    }
  | {
      readonly kind: 'match';
      readonly deal: { readonly name: string; readonly dollars: number };
      readonly boxes: readonly {
        readonly name: string;
        readonly maxDollars: number;
        readonly verdict: string;
        readonly takes: boolean;
      }[];
    }
  /** Runs: repairs and share can be moved. */
  | {
      readonly kind: 'comparables';
      readonly sold: readonly { readonly street: string; readonly dollars: number }[];
      readonly repairDollars: number;
      readonly percentOfArv: number;
    }
  | {
      readonly kind: 'week';
      readonly days: readonly { readonly day: string; readonly answered: number; readonly missed: number }[];
      readonly note: string;
    }
  /** Runs: price and down payment can be moved. `rentDollars` is a month's, after taxes and insurance. */
  | {
      readonly kind: 'finance';
      readonly priceDollars: number;
      readonly downPercent: number;
      readonly rentDollars: number;
      readonly seller: { readonly ratePercent: number; readonly years: number; readonly balloonYear: number };
      /** The loan that is on the house. */
      readonly existing: { readonly dollars: number; readonly ratePercent: number; readonly years: number };
    };

/** A thing that is built and in use. `buttonLink` is a page or anchor of this site, or an address elsewhere. */
export interface PortfolioItem {
  readonly id: string;
  readonly name: string;
  readonly headline: string;
  readonly description: string;
  /** The piece of furniture drawn in its room, where nothing is shown at work. */
  readonly icon: Furniture;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly isHighlighted: boolean;
  readonly shown?: Shown;
}

export const portfolio: readonly PortfolioItem[] = [
  {
    id: 'investor-crm',
    name: 'CRM for investors',
    headline: 'Every seller, agent and buyer in one place.',
    description:
      'The follow-up is already written: day 1, 3, 9 and 30, by text and e-mail, until they answer or say stop.',
    icon: 'desk',
    buttonText: `Start for ${starterPlan.price}`,
    buttonLink: starterPlan.orderUrl,
    isHighlighted: true,
    shown: {
      kind: 'talk',
      messages: [
        {
          when: 'day 1, 9:41 PM',
          from: 'us',
          text: 'Hi Dana, still thinking of selling 4418 Larkspur? I can call at 8 tomorrow.',
        },
        { when: 'day 3, 10:05 AM', from: 'us', text: 'Two buyers asked about your street this week. Worth a number?' },
        {
          when: 'day 9, 7:02 AM',
          from: 'us',
          text: 'I keep your file open till Friday. Shall I call, or let it rest?',
        },
        { when: 'day 9, 7:15 AM', from: 'them', text: 'Ok. Call me at noon.' },
        { when: 'day 30', from: 'nobody', text: 'Not sent. Dana answered on day 9.' },
      ],
    },
  },
  {
    id: 'loi-sender',
    name: 'Letters of intent, in bulk',
    headline: 'Two hundred offers out before lunch.',
    description: 'Each with the right agent, address and number on it, sent at a pace that mail servers trust.',
    icon: 'letters',
    buttonText: 'See how it sends',
    buttonLink: '/reactivation',
    isHighlighted: false,
    shown: {
      kind: 'papers',
      papers: [
        {
          text: 'Dear {Ms. Okafor}, I offer {$214,500} for {88 Cedar Row}, cash, closing by {December 18}, as it stands. If it sells before that, no harm done; if it does not, my number is below.',
        },
      ],
      note: 'letter 37 of 200 · sent 10:52 · opened 11:03',
    },
  },
  {
    id: 'deal-matching',
    name: 'Deal matching',
    headline: 'The fit is found for both sides.',
    description:
      'Investors create buy boxes, wholesalers submit properties, and each deal goes to the buyer who takes it.',
    icon: 'doors',
    buttonText: 'Open the buy boxes',
    buttonLink: '/buy-box',
    isHighlighted: false,
    shown: {
      kind: 'match',
      deal: { name: '3 bed, 2 bath, 1,450 sq ft, Dallas', dollars: 315_000 },
      boxes: [
        { name: 'Buyer 1, Texas', maxDollars: 450_000, verdict: 'takes it', takes: true },
        { name: 'Buyer 2, Texas', maxDollars: 330_000, verdict: 'takes it', takes: true },
        { name: 'Buyer 3, Texas', maxDollars: 300_000, verdict: '$15,000 over', takes: false },
        { name: 'Buyer 4, Ohio', maxDollars: 200_000, verdict: 'elsewhere', takes: false },
      ],
    },
  },
  {
    id: 'websites',
    name: 'Websites with AI chat',
    headline: 'Answers at midnight, books for Tuesday.',
    description: 'The chat knows your prices and your area, and says so when it does not know.',
    icon: 'window',
    buttonText: 'Order a website',
    buttonLink: '/checkout?service=website-build',
    isHighlighted: false,
    shown: {
      kind: 'talk',
      page: 'larkspurhomes.example',
      messages: [
        { when: '12:04 AM', from: 'them', text: 'Do you buy with tenants in it?' },
        { when: '12:04 AM', from: 'us', text: 'Yes, leased or empty. Which street is it?' },
        { when: '12:06 AM', from: 'them', text: 'Cedar Row. Somebody should call me.' },
        { when: '12:06 AM', from: 'us', text: 'Tuesday at 10:30 is free, and now yours.' },
      ],
    },
  },
  {
    id: 'contract-generator',
    name: 'Contract generator',
    headline: 'Assignment and purchase agreements from one form.',
    description: 'Type the deal once; both papers come out with the same names, dates and sums.',
    icon: 'drawer',
    buttonText: 'Mail me for a sample',
    buttonLink: `mailto:${site.email}?subject=A%20sample%20contract`,
    isHighlighted: false,
    shown: {
      kind: 'papers',
      papers: [
        {
          title: 'Purchase agreement',
          text: '{Dana Diaz} sells {88 Cedar Row} to {Larkspur Home Buyers} for {$214,500}, in cash, as it stands. Closing is on {December 18} at {Tarrant Title}; earnest money is {$1,850}.',
        },
        {
          title: 'Assignment',
          text: '{Larkspur Home Buyers} assigns its contract for {88 Cedar Row} to {Ken Abara} for a fee of {$9,000}. Closing is on {December 18} at {Tarrant Title}.',
        },
      ],
      note: 'typed once · both ready to sign',
    },
  },
  {
    id: 'underwriting',
    name: 'Offer and underwriting tool',
    headline: 'A number you can defend.',
    description: 'AI reads the comps and the repairs, shows its working, and you decide what to offer.',
    icon: 'ruler',
    buttonText: 'Mail me a deal to run',
    buttonLink: `mailto:${site.email}?subject=The%20underwriting%20tool`,
    isHighlighted: false,
    shown: {
      kind: 'comparables',
      sold: [
        { street: '4402 Larkspur', dollars: 318_000 },
        { street: '17 Alder Ct', dollars: 338_000 },
        { street: '90 Cedar Row', dollars: 319_000 },
      ],
      repairDollars: 36_000,
      percentOfArv: 70,
    },
  },
  {
    id: 'podcast',
    name: 'The podcast',
    headline: 'What broke, and what fixed it.',
    description: 'Investors and owners walk me through one week of their leads.',
    icon: 'microphone',
    buttonText: 'Listen in',
    buttonLink: '/#podcast',
    isHighlighted: false,
    shown: {
      kind: 'week',
      days: [
        { day: 'Mon', answered: 4, missed: 0 },
        { day: 'Tue', answered: 3, missed: 1 },
        { day: 'Wed', answered: 2, missed: 2 },
        { day: 'Thu', answered: 4, missed: 0 },
        { day: 'Fri', answered: 3, missed: 1 },
        { day: 'Sat', answered: 1, missed: 3 },
        { day: 'Sun', answered: 0, missed: 2 },
      ],
      note: 'one week of a wholesaler in Tulsa',
    },
  },
  {
    id: 'finance-calculator',
    name: 'Creative finance calculator',
    headline: 'Seller finance and subject-to, side by side.',
    description: 'Payments, balloon and cash flow for both, on one sheet you can send to the seller.',
    icon: 'table',
    buttonText: 'Mail me your figures',
    buttonLink: `mailto:${site.email}?subject=The%20creative%20finance%20calculator`,
    isHighlighted: false,
    shown: {
      kind: 'finance',
      priceDollars: 240_000,
      downPercent: 10,
      rentDollars: 1544,
      seller: { ratePercent: 5.5, years: 30, balloonYear: 7 },
      existing: { dollars: 217_400, ratePercent: 3.1, years: 24 },
    },
  },
];

/** What is on the drawing board. */
export interface ComingSoonItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: Furniture;
}

export const comingSoon: readonly ComingSoonItem[] = [
  {
    id: 'group-poster',
    name: 'Multi-group post tool',
    description: 'Write a deal once and post it to every group that allows it, on the days they allow it.',
    icon: 'letters',
  },
  {
    id: 'crm-v2',
    name: 'CRM v2',
    description: 'The same desk with the phone built in: calls, notes and next steps on one sheet.',
    icon: 'desk',
  },
  {
    id: 'agent-finder',
    name: 'Agent finder',
    description: 'The agents in your market who list the houses you buy, with what they sold last quarter.',
    icon: 'doors',
  },
];
