import { markets, regions } from '../../../../../content/markets.ts';
import type {
  bathroomOptions,
  bedroomOptions,
  conditionOptions,
  garageOptions,
  occupancyOptions,
  poolOptions,
  propertyTypeOptions,
  septicOptions,
  timeframeOptions,
} from '../../../../contract/deals.ts';

/** What the options are called. Their values are the contract's, of which only the types are taken: its code is loaded later. */
type Labels<Options extends readonly string[]> = Readonly<Record<Options[number], string>>;

const bedrooms: Labels<typeof bedroomOptions> = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', '6+': '6 or more' };
const bathrooms: Labels<typeof bathroomOptions> = {
  1: '1',
  '1.5': '1.5',
  2: '2',
  '2.5': '2.5',
  3: '3',
  '3.5': '3.5',
  '4+': '4 or more',
};
const garage: Labels<typeof garageOptions> = {
  none: 'No garage',
  '1-car': '1 car',
  '2-car': '2 cars',
  '3-car': '3 cars',
  '4+car': '4 cars or more',
};
const currentCondition: Labels<typeof conditionOptions> = {
  lipstick: 'Lipstick: paint and carpet',
  basic: 'Basic: kitchen, baths, floors',
  'gut-job': 'Gut job: down to the studs',
  destroyed: 'Destroyed: fire, flood, tear-down',
};
const septicSystem: Labels<typeof septicOptions> = {
  'city-sewer': 'City sewer',
  septic: 'Septic tank',
  unknown: 'Not known yet',
};
const propertyType: Labels<typeof propertyTypeOptions> = {
  'single-family': 'Single-family house',
  townhouse: 'Townhouse',
  condo: 'Condo',
  duplex: 'Duplex',
  'mobile-home': 'Mobile home',
};
const timeframe: Labels<typeof timeframeOptions> = {
  asap: 'As soon as possible',
  '30-days': 'Within 30 days',
  '60-days': 'Within 60 days',
  '90-days': 'Within 90 days',
  flexible: 'Flexible',
};
const pool: Labels<typeof poolOptions> = { yes: 'Yes', no: 'No' };
const occupancy: Labels<typeof occupancyOptions> = {
  Vacant: 'Vacant',
  'Tenant-occupied': 'Tenant-occupied',
  'Owner-occupied': 'Owner-occupied',
};

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** In the order given, which for keys that read as whole numbers is not the order of a record. */
function options(labels: Readonly<Record<string, string>>, order = Object.keys(labels)): readonly Option[] {
  return order.map((value) => ({ value, label: labels[value] ?? value }));
}

export const dealOptions = {
  bedrooms: options(bedrooms),
  bathrooms: options(bathrooms, ['1', '1.5', '2', '2.5', '3', '3.5', '4+']),
  garage: options(garage),
  currentCondition: options(currentCondition),
  septicSystem: options(septicSystem),
  propertyType: options(propertyType),
  timeframe: options(timeframe),
  pool: options(pool),
  occupancy: options(occupancy),
  targetMarket: markets.map(({ id, title }) => ({ value: id, label: title })),
} as const satisfies Record<string, readonly Option[]>;

export type ChoiceName = keyof typeof dealOptions;

/** The buy boxes under the names of their regions, as the page's tabs have them. */
export const marketGroups = regions.map(({ id, name }) => ({
  name,
  options: markets.filter(({ region }) => region === id).map((market) => ({ value: market.id, label: market.title })),
}));

function isChoice(name: string): name is ChoiceName {
  return name in dealOptions;
}

/** The options of a field that has some; null where it takes any text. */
export function optionsOf(name: string): readonly Option[] | null {
  return isChoice(name) ? dealOptions[name] : null;
}
