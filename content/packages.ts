/** What is sold, and at what price. The server takes no other price than the catalogue's. */
export interface ServicePackage {
  readonly id: string;
  readonly name: string;
  /** What it is called on an order, on receipts and in the figures. */
  readonly orderName: string;
  /** What else screens call it; each label is of one package only. */
  readonly otherNames: readonly string[];
  /** The form that follows the purchase. */
  readonly onboarding: 'website' | 'website-crm';
  /** Integer cents, US dollars. */
  readonly priceCents: number;
  readonly turnaround: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** Each is bought at /checkout?service={id}. */
export const packages = [
  {
    id: 'website-build',
    name: 'Website Build',
    orderName: 'Website Build',
    otherNames: ['Website'],
    onboarding: 'website',
    priceCents: 150_000,
    turnaround: '2-week turnaround',
    description: 'A site that loads before they give up, asks the right questions and hands you the answers.',
    features: [
      'Five pages, written with you',
      'A form that sorts good leads from the rest',
      'Your domain, e-mail and figures set up',
    ],
  },
  {
    id: 'full-ghl-buildout',
    name: 'Full CRM Buildout',
    orderName: 'Full GHL Buildout',
    otherNames: ['Website + CRM'],
    onboarding: 'website-crm',
    priceCents: 250_000,
    turnaround: '3-week turnaround',
    description:
      'The site, the CRM behind it and the follow-up between them, tested with real leads before you get the keys.',
    features: [
      'Everything in the Website Build',
      'Pipelines, texts and e-mails for every kind of lead',
      'Calendar, phone and forms joined to the CRM',
    ],
  },
] as const satisfies readonly ServicePackage[];

/** Whole cents as people read them: 150000 is `$1,500`, 750 is `$7.50`. */
const inDollars = (cents: number): string =>
  `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

/** What a package costs, as people read it; every other file that says a price of the catalogue takes it from here. */
export const priceOf = (id: (typeof packages)[number]['id']): string =>
  inDollars(packages.find((one) => one.id === id)?.priceCents ?? Number.NaN);

/** The least that a package costs, as people read it. */
export const lowestPrice = inDollars(Math.min(...packages.map((one) => one.priceCents)));

interface Delivery {
  readonly beginsWithin: string;
  readonly support: string;
  readonly turnaround: string;
  /** What becomes of the money of who changes their mind, as the terms say it in full; left out, the checkout leads to the terms. */
  readonly refund?: string;
}

/** What holds for every package; said on pages, in mails and in the terms. */
export const delivery: Delivery = {
  /** Work begins so many hours after the onboarding form is in. */
  beginsWithin: '24 hours',
  /** Training and support after delivery. */
  support: '14 days',
  /** From the first call to a site that is live. */
  turnaround: '7-14 days',
  refund: 'Until I have begun, you get everything back; after that, the part that I have not done.',
};

/** The plan to begin with; ordered from the CRM's own page. */
export const starterPlan = {
  name: 'Starter CRM plan',
  price: '$7',
  description: 'The CRM on its own, empty and yours to fill. Bring your contacts and look around for a month.',
  features: ['Contacts, pipeline and calendar', 'The phone app', 'Moves into a buildout later, nothing lost'],
  orderUrl: 'https://order.keyturn.example/starter-crm',
} as const;

/** Where a question has no fixed price. */
export const consulting = {
  name: 'Strategy & Consulting',
  price: 'Custom',
  description:
    'You have tools and people and they do not meet. We draw the whole path of a lead and fix it where it breaks.',
  features: ['A walk through what you run today', 'A plan with prices, in writing', 'I build it, or your people do'],
} as const;
