/**
 * Sections 3 and 5 of the specification, typed a second time by hand, so that tests can compare content/markets.ts with them. For tests only.
 */
export interface SpecifiedMarket {
  readonly id: string;
  readonly title: string;
  /** {buyer} and {market} in "Sorry, our {buyer} requires ...". */
  readonly buyer: string;
  readonly locations: readonly string[];
  readonly minDollars: number | null;
  readonly maxDollars: number;
  readonly cities: readonly (readonly [name: string, maxDollars: number])[];
  readonly from1995: boolean;
  /** Null if rooms and size are not checked. */
  readonly bathrooms: number | null;
  readonly leastFeet: number | null;
  readonly mostFeet: number | null;
}

const usual = { minDollars: null, cities: [], from1995: false, bathrooms: 2, leastFeet: 1000, mostFeet: 3000 } as const;

export const specifiedMarkets: readonly SpecifiedMarket[] = [
  {
    ...usual,
    id: 'south-carolina',
    title: 'South Carolina',
    buyer: 'South Carolina buyer',
    locations: ['Columbia', 'Greenville'],
    maxDollars: 450_000,
    cities: [
      ['Columbia', 350_000],
      ['Greenville', 375_000],
    ],
  },
  {
    ...usual,
    id: 'north-carolina',
    title: 'North Carolina',
    buyer: 'North Carolina buyer',
    locations: ['Charlotte', 'Raleigh', 'Greensboro'],
    maxDollars: 550_000,
    cities: [
      ['Charlotte', 475_000],
      ['Raleigh', 450_000],
      ['Greensboro', 400_000],
    ],
  },
  { ...usual, id: 'georgia', title: 'Georgia', buyer: 'Georgia buyer', locations: ['Atlanta'], maxDollars: 450_000 },
  {
    ...usual,
    id: 'florida',
    title: 'Florida',
    buyer: 'Florida buyer',
    locations: ['Tampa', 'Orlando', 'Jacksonville'],
    maxDollars: 450_000,
    cities: [['Tampa', 475_000]],
  },
  { ...usual, id: 'arizona', title: 'Arizona', buyer: 'Arizona buyer', locations: ['Phoenix'], maxDollars: 500_000 },
  {
    ...usual,
    id: 'texas',
    title: 'Texas',
    buyer: 'Texas buyer',
    locations: ['Dallas', 'Fort Worth', 'Houston'],
    maxDollars: 450_000,
    cities: [['Houston', 375_000]],
  },
  {
    ...usual,
    id: 'tennessee',
    title: 'Tennessee',
    buyer: 'Tennessee buyer',
    locations: ['Nashville'],
    maxDollars: 550_000,
    from1995: true,
  },
  {
    ...usual,
    id: 'oklahoma-1',
    title: 'Oklahoma - Buyer 1',
    buyer: 'Oklahoma - Buyer 1',
    locations: ['Tulsa', 'Oklahoma City'],
    minDollars: 150_000,
    maxDollars: 450_000,
    from1995: true,
    bathrooms: 1,
    mostFeet: null,
  },
  {
    ...usual,
    id: 'oklahoma-2',
    title: 'Oklahoma - Buyer 2',
    buyer: 'Oklahoma - Buyer 2',
    locations: ['Oklahoma City'],
    minDollars: 100_000,
    maxDollars: 275_000,
    leastFeet: 1100,
    mostFeet: null,
  },
  {
    ...usual,
    id: 'california',
    title: 'California',
    buyer: 'California buyer',
    locations: ['San Francisco'],
    minDollars: 900_000,
    maxDollars: 50_000_000,
    bathrooms: null,
    leastFeet: null,
    mostFeet: null,
  },
  {
    ...usual,
    id: 'arizona-phoenix-area',
    title: 'Arizona - Phoenix Area',
    buyer: 'Arizona Phoenix Area buyer',
    locations: [
      'Phoenix',
      'Mesa',
      'Chandler',
      'Gilbert',
      'Glendale',
      'Scottsdale',
      'Tempe',
      'Peoria',
      'Surprise',
      'Goodyear',
      'Avondale',
      'Buckeye',
      'Queen Creek',
      'San Tan Valley',
      'Maricopa',
      'Laveen',
      'Tolleson',
      'El Mirage',
    ],
    maxDollars: 600_000,
    leastFeet: 1100,
  },
];
