import { starterPlan } from './packages.ts';
import { site } from './site.ts';

export type Furniture = 'desk' | 'letters' | 'doors' | 'window' | 'drawer' | 'ruler' | 'microphone' | 'table';

/** A thing that is built and in use. `buttonLink` is a page or anchor of this site, or an address elsewhere. */
export interface PortfolioItem {
  readonly id: string;
  readonly name: string;
  readonly headline: string;
  readonly description: string;
  /** The piece of furniture drawn in its room. */
  readonly icon: Furniture;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly isHighlighted: boolean;
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
  },
  {
    id: 'contract-generator',
    name: 'Contract generator',
    headline: 'Assignment and purchase agreements from one form.',
    description: 'Type the deal once; both papers come out with the same names, dates and sums.',
    icon: 'drawer',
    buttonText: 'Ask for a sample',
    buttonLink: `mailto:${site.email}?subject=A%20sample%20contract`,
    isHighlighted: false,
  },
  {
    id: 'underwriting',
    name: 'Offer and underwriting tool',
    headline: 'A number you can defend.',
    description: 'AI reads the comps and the repairs, shows its working, and you decide what to offer.',
    icon: 'ruler',
    buttonText: 'See it run a deal',
    buttonLink: `mailto:${site.email}?subject=The%20underwriting%20tool`,
    isHighlighted: false,
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
  },
  {
    id: 'finance-calculator',
    name: 'Creative finance calculator',
    headline: 'Seller finance and subject-to, side by side.',
    description: 'Payments, balloon and cash flow for both, on one sheet you can send to the seller.',
    icon: 'table',
    buttonText: 'Do the sums with me',
    buttonLink: `mailto:${site.email}?subject=The%20creative%20finance%20calculator`,
    isHighlighted: false,
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
