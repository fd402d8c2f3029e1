/** A firm whose tool or service is recommended, and what it offers whoever comes from here. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly link: string;
  readonly offer: string;
}

/** Invented for the demonstration, as their `.example` addresses show. The filter of the page lists their categories in this order. */
export const partners = [
  {
    id: 'plumbline',
    name: 'Plumbline Records',
    description:
      'Deeds, liens, taxes and owners for every parcel in the county, in one search. I check the owner here before I write to anybody.',
    category: 'Data & Analytics',
    link: 'https://plumbline-records.example/keyturn',
    offer: '7-day free trial, 200 lookups included',
  },
  {
    id: 'side-gate',
    name: 'Side Gate Deals',
    description:
      'Off-market houses from wholesalers in nine states, each with photos, a price and a person who answers. You see the contract before you drive.',
    category: 'Deal Finding',
    link: 'https://sidegatedeals.example/keyturn',
    offer: '2-week free trial of the full list',
  },
  {
    id: 'doorbell',
    name: 'Doorbell Leads',
    description:
      'Sellers who filled in a form and were then called, so that you pay for a conversation and not for a typed name.',
    category: 'Lead Generation',
    link: 'https://doorbell-leads.example/keyturn',
    offer: 'First five leads free',
  },
  {
    id: 'callback-row',
    name: 'Callback Row',
    description:
      'People who ring your old leads in the evening, in English and Spanish, and put the ones who want to talk into your calendar.',
    category: 'Lead Generation',
    link: 'https://callbackrow.example/keyturn',
    offer: '7-day free trial with one caller',
  },
  {
    id: 'night-school',
    name: 'Night School for Landlords',
    description:
      'Eight evenings on leases, repairs, deposits and the law of your state, taught by people who own what they teach about.',
    category: 'Education',
    link: 'https://nightschool-landlords.example/keyturn',
    offer: '20% off the first course',
  },
  {
    id: 'corner-post',
    name: 'Corner Post Mail',
    description:
      'Letters and postcards that go out on a schedule, with a number of their own on each, so that you can tell which street called back.',
    category: 'Marketing',
    link: 'https://cornerpostmail.example/keyturn',
    offer: '100 postcards free with your first order',
  },
  {
    id: 'spare-key',
    name: 'Spare Key Rentals',
    description:
      'Rooms and whole houses let by the month to traveling nurses. They screen the guest, you keep the lease.',
    category: 'Rental Income',
    link: 'https://sparekeyrentals.example/keyturn',
    offer: 'No listing fee for your first house',
  },
  {
    id: 'second-meter',
    name: 'Second Meter',
    description:
      'They read the power, water and insurance bills of your rentals and ask for the lower rate that you could have had. Paid from what you save.',
    category: 'Cost Savings',
    link: 'https://secondmeter.example/keyturn',
    offer: 'Free review of one property',
  },
  {
    id: 'porch-light',
    name: 'Porch Light Meetups',
    description:
      'Small monthly dinners for investors, agents and lenders in 30 cities. Eight to a table, and nobody stands up to sell.',
    category: 'Networking',
    link: 'https://porchlight-meetups.example/keyturn',
    offer: 'Your first dinner is on me',
  },
  {
    id: 'lintel',
    name: 'Lintel Hosting',
    description:
      'Domains, hosting and mailboxes that stay up. Every site I build runs here unless you have a place of your own.',
    category: 'Web Services',
    link: 'https://lintelhosting.example/keyturn',
    offer: '2-week free trial and a free move',
  },
  {
    id: 'ledger-lane',
    name: 'Ledger Lane',
    description:
      'Bookkeeping for people with more doors than patience: one set of books per property, closed by the tenth of the month.',
    category: 'Business Services',
    link: 'https://ledgerlane.example/keyturn',
    offer: 'First month of books free',
  },
] as const satisfies readonly Partner[];
