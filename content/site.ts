const sessionMinutes = 30;

/** The brand and how it is reached: replace these with your own. Demonstration values; nobody answers them. */
export const site = {
  brand: 'Keyturn Systems',
  /** The brand where there is room for one word: under the icon on a telephone. */
  shortName: 'Keyturn',
  /** One line under the brand in the footer, and the tail of descriptions. */
  tagline: 'Systems for people who buy, sell and look after houses.',
  description:
    'CRM, website and follow-up systems for real estate investors, agents and small businesses: every lead answered, asked and booked.',
  email: 'hello@keyturn.example',
  phone: { text: '(555) 010-0142', href: 'tel:+15550100142' },
  /** Where post reaches you, in one line at the foot of every mail. The law of many countries asks for it in mail that sells; left out, mails go without. */
  postalAddress: '100 Example Street, Atlanta, GA 30303',
  /**
   * For whoever finds a weakness in the site, as /.well-known/security.txt tells: the page that says what a finder may expect. `contact`, another e-mail
   * address or the https address of a form, takes the place of `email`.
   */
  security: { policy: '/privacy-policy#if-you-find-a-weakness' },
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/keyturn-systems-example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@keyturn-systems-example' },
    { name: 'X', href: 'https://x.com/keyturn_example' },
  ],
  /** When a strategy session can be held. */
  bookingHours: 'Mon-Fri 10 AM - 5 PM EST',
  /**
   * When you pick up the phone, in your own zone (the setting SITE_TIME_ZONE). Every page tells these hours, and the home page and the calendar say whether
   * you pick up now: not on a day off (`blockedDays` in booking.ts), in a booked call or in a time you have blocked. Left out, the text
   * `quickQuestionHours` is told instead, and nothing is said of now.
   */
  phoneHours: {
    weekly: {
      monday: [['09:00', '15:00']],
      tuesday: [['09:00', '15:00']],
      wednesday: [['09:00', '15:00']],
      thursday: [],
      friday: [],
      saturday: [],
      sunday: [],
    },
    /** What people call the zone. */
    zoneName: 'EST',
    /** Where your clock hangs: "9:40 PM in Atlanta". */
    place: 'Atlanta',
    /** Further days on which nobody picks up, `2026-12-25`. */
    closedDays: [],
  },
  /** The strategy session. Its length is also how long a time in the calendar is (booking.ts). */
  consultation: {
    minutes: sessionMinutes,
    length: `${sessionMinutes} minutes`,
    price: 'free',
    reply: 'same-day response',
  },
} as const;
