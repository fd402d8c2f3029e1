/** The subscription for people who sell a course. US dollars. */
export const courseCreator = {
  /** Where members sign in; a service of its own. */
  loginUrl: 'https://members.keyturn.example/login',
  monthlyDollars: 97,
  yearlyDollars: 970,
  components: [
    {
      name: 'Consulting',
      description:
        'A call a month with me. You bring what you recorded or sold; we decide what comes next and what goes.',
    },
    {
      name: 'Website + Platform',
      description: 'Your pages, your members’ area and your checkout in one account, under your own domain.',
    },
    {
      name: 'Products',
      description: 'Courses, downloads and memberships, as many as you sell. Nobody takes a share of a sale.',
    },
    {
      name: 'Training',
      description: 'Short lessons on the platform itself, with the new ones announced when something changes.',
    },
  ],
  buildout: {
    dollars: 1500,
    supportDays: 30,
    included: [
      'Your course moved in: lessons, downloads and the order they open in',
      'The sales page written with you, and the checkout tested with a real card',
      'The mails after a purchase, after a week of silence and after the last lesson',
    ],
  },
} as const;

/** What the subscription is called on invoices, in the CRM and in the figures. */
export const courseProduct = {
  monthly: 'Course Platform, monthly',
  yearly: 'Course Platform, yearly',
} as const;

/** The course for people who want to buy a business instead of starting one. */
export const businessBuyerCourse = {
  weeks: 8,
  students: 50,
  curriculum: [
    {
      title: 'Foundation & Mindset',
      about: 'What you want from a business, what you can pay for it, and what you will not do again.',
    },
    {
      title: 'Finding the Right Businesses',
      about: 'Where owners who would sell can be found before a broker has them.',
    },
    {
      title: 'Making Contact & Building Relationships',
      about: 'The first letter, the first call, and the year it sometimes takes.',
    },
    {
      title: 'Valuation & Deal Structure',
      about: 'Reading three years of books, and paying part of the price from what it earns.',
    },
    {
      title: 'Systems & Automation Implementation',
      about: 'What the owner does by hand, and which of it no longer needs one.',
    },
    {
      title: 'Marketing & Lead Generation',
      about: 'A phone that rings without the old owner’s name on the van.',
    },
    { title: 'Operations & Team Building', about: 'Keeping the people who know the work, and hiring the next ones.' },
    { title: 'Scale & Exit Strategies', about: 'A second one beside it, or a buyer for the first.' },
  ],
  industries: [
    'Window cleaning',
    'House cleaning',
    'Mobile auto detailing',
    'Pressure washing',
    'Junk removal',
    'Pool cleaning',
    'Lawn care',
    'Moving',
    'Hospitality services',
    'Real estate services',
    'Handyman and home repairs',
    'Pet waste removal',
    'Appliance repair',
    'Short-term-rental turnover and cleaning',
    'Gutter and roof cleaning',
  ],
} as const;
