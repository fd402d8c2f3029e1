/** The tabs of the Buy Box page; the first is open at the start. */
export const regions = [
  { id: 'texas', name: 'Texas' },
  { id: 'southeast', name: 'Southeast' },
  { id: 'midwest', name: 'Midwest' },
  { id: 'southwest', name: 'Southwest' },
] as const;

export type RegionId = (typeof regions)[number]['id'];

/** What a buyer pays: a share of ARV less the repairs. Percent of ARV; whole US dollars. */
export interface OfferTerms {
  readonly fromPercent: number;
  readonly toPercent: number;
  /** The highest repairs that its card takes. */
  readonly maxRepairDollars: number | null;
  /** The ARV that its card takes. */
  readonly arvDollars: { readonly from: number; readonly to: number } | null;
}

/** A buy box: what a hedge-fund buyer takes, and where. Dollars are whole US dollars. */
export interface Market {
  readonly id: string;
  readonly title: string;
  /** Who takes the property, as messages say it after "our": "Sorry, our Texas buyer requires properties with 2+ bathrooms." */
  readonly buyer: string;
  readonly region: RegionId;
  /** Two letters: where its locations lie. */
  readonly state: string;
  readonly locations: readonly string[];
  /** What its card says; advice. What is checked stands in `requirements`. */
  readonly features: {
    readonly bedrooms: string;
    readonly bathrooms: string;
    readonly garage: string;
    readonly squareFeet: string;
    readonly yearBuilt: string;
  };
  readonly requirements: {
    readonly citySewer: boolean;
    readonly priceRange: { readonly minDollars: number | null; readonly maxDollars: number };
    /** A city's own maximum, instead of the market's. */
    readonly cityMaxDollars: Readonly<Record<string, number>>;
    readonly minYearBuilt: number | null;
    readonly minBedrooms: number | null;
    readonly minBathrooms: number | null;
    readonly minSquareFeet: number | null;
    readonly maxSquareFeet: number | null;
    /** How the buyer arrives at an offer. */
    readonly priceNotes: string;
    /** The same in figures, from which the page works out what the buyer pays. Without it no payment is worked out. */
    readonly offer?: OfferTerms;
    readonly additionalNotes: string | null;
  };
}

const usualFeatures = {
  bedrooms: '3+',
  bathrooms: '2+',
  garage: '1-2 car',
  squareFeet: '1,000-3,000',
  yearBuilt: '1970+',
} as const;

const usualRequirements = {
  citySewer: true,
  cityMaxDollars: {},
  minYearBuilt: null,
  minBedrooms: 3,
  minBathrooms: 2,
  minSquareFeet: 1000,
  maxSquareFeet: 3000,
  priceNotes: '70-75% of ARV minus rehab, rehab max $50k',
  offer: { fromPercent: 70, toPercent: 75, maxRepairDollars: 50_000, arvDollars: null },
  additionalNotes: null,
} as const;

/** The eleven buy boxes, in the order in which their tabs show them. */
export const markets = [
  {
    id: 'texas',
    title: 'Texas',
    buyer: 'Texas buyer',
    region: 'texas',
    state: 'TX',
    locations: ['Dallas', 'Fort Worth', 'Houston'],
    features: usualFeatures,
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: null, maxDollars: 450_000 },
      cityMaxDollars: { Houston: 375_000 },
    },
  },
  {
    id: 'georgia',
    title: 'Georgia',
    buyer: 'Georgia buyer',
    region: 'southeast',
    state: 'GA',
    locations: ['Atlanta'],
    features: usualFeatures,
    requirements: { ...usualRequirements, priceRange: { minDollars: null, maxDollars: 450_000 } },
  },
  {
    id: 'south-carolina',
    title: 'South Carolina',
    buyer: 'South Carolina buyer',
    region: 'southeast',
    state: 'SC',
    locations: ['Columbia', 'Greenville'],
    features: usualFeatures,
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: null, maxDollars: 450_000 },
      cityMaxDollars: { Columbia: 350_000, Greenville: 375_000 },
    },
  },
  {
    id: 'north-carolina',
    title: 'North Carolina',
    buyer: 'North Carolina buyer',
    region: 'southeast',
    state: 'NC',
    locations: ['Charlotte', 'Raleigh', 'Greensboro'],
    features: usualFeatures,
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: null, maxDollars: 550_000 },
      cityMaxDollars: { Charlotte: 475_000, Raleigh: 450_000, Greensboro: 400_000 },
    },
  },
  {
    id: 'florida',
    title: 'Florida',
    buyer: 'Florida buyer',
    region: 'southeast',
    state: 'FL',
    locations: ['Tampa', 'Orlando', 'Jacksonville'],
    features: usualFeatures,
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: null, maxDollars: 450_000 },
      cityMaxDollars: { Tampa: 475_000 },
    },
  },
  {
    id: 'tennessee',
    title: 'Tennessee',
    buyer: 'Tennessee buyer',
    region: 'southeast',
    state: 'TN',
    locations: ['Nashville'],
    features: { ...usualFeatures, yearBuilt: '1995+' },
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: null, maxDollars: 550_000 },
      minYearBuilt: 1995,
    },
  },
  {
    id: 'oklahoma-1',
    title: 'Oklahoma - Buyer 1',
    buyer: 'Oklahoma - Buyer 1',
    region: 'midwest',
    state: 'OK',
    locations: ['Tulsa', 'Oklahoma City'],
    features: { ...usualFeatures, bathrooms: '1+', squareFeet: '1,000+', yearBuilt: '1995+' },
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: 150_000, maxDollars: 450_000 },
      minYearBuilt: 1995,
      minBathrooms: 1,
      maxSquareFeet: null,
    },
  },
  {
    id: 'oklahoma-2',
    title: 'Oklahoma - Buyer 2',
    buyer: 'Oklahoma - Buyer 2',
    region: 'midwest',
    state: 'OK',
    locations: ['Oklahoma City'],
    features: { ...usualFeatures, squareFeet: '1,100+' },
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: 100_000, maxDollars: 275_000 },
      minSquareFeet: 1100,
      maxSquareFeet: null,
    },
  },
  {
    id: 'arizona',
    title: 'Arizona',
    buyer: 'Arizona buyer',
    region: 'southwest',
    state: 'AZ',
    locations: ['Phoenix'],
    features: usualFeatures,
    requirements: { ...usualRequirements, priceRange: { minDollars: null, maxDollars: 500_000 } },
  },
  {
    id: 'arizona-phoenix-area',
    title: 'Arizona - Phoenix Area',
    buyer: 'Arizona Phoenix Area buyer',
    region: 'southwest',
    state: 'AZ',
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
    features: { ...usualFeatures, squareFeet: '1,200-3,000', yearBuilt: '1960+' },
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: null, maxDollars: 600_000 },
      minSquareFeet: 1100,
      priceNotes: '70% ARV minus repairs',
      offer: {
        fromPercent: 70,
        toPercent: 70,
        maxRepairDollars: null,
        arvDollars: { from: 400_000, to: 900_000 },
      },
      additionalNotes: 'ARV 400K-900K. No flood zones, off-market preferred.',
    },
  },
  {
    id: 'california',
    title: 'California',
    buyer: 'California buyer',
    region: 'southwest',
    state: 'CA',
    locations: ['San Francisco'],
    features: { bedrooms: 'Any', bathrooms: 'Any', garage: 'Any', squareFeet: 'Any', yearBuilt: 'Any' },
    requirements: {
      ...usualRequirements,
      priceRange: { minDollars: 900_000, maxDollars: 50_000_000 },
      minBedrooms: null,
      minBathrooms: null,
      minSquareFeet: null,
      maxSquareFeet: null,
      priceNotes: '70-75% of ARV minus rehab, renovation budget to $2,000,000',
      offer: { fromPercent: 70, toPercent: 75, maxRepairDollars: 2_000_000, arvDollars: null },
    },
  },
] as const satisfies readonly Market[];

export type MarketId = (typeof markets)[number]['id'];
