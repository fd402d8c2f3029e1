/**
 * How a field is filled in and shown. `dollars` and `area` are figures, `long` may have several lines, `market` is a buy box, `tick` is a
 * checkbox.
 */
type Kind = 'text' | 'email' | 'phone' | 'dollars' | 'area' | 'long' | 'choice' | 'market' | 'tick';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface DealField {
  /** Its name in the form, in error messages and in the owner's desk. */
  readonly label: string;
  readonly kind: Kind;
  /** The part of the form in which it stands. */
  readonly part: DealPart;
  /** The options of a choice, in this order. */
  readonly options?: readonly Option[];
  /** Its initial value. */
  readonly initial?: string;
  /** It may stay empty. */
  readonly isOptional?: true;
  /** It is stored with the deal and never sent to the CRM. */
  readonly isExtra?: true;
  /** A pasted listing may fill it in. */
  readonly isRead?: true;
  /** The buy boxes judge the deal by it. */
  readonly isJudged?: true;
}

/** The parts of the form, one under the other, and their headings. */
export const dealParts = [
  { id: 'person', title: 'You' },
  { id: 'property', title: 'The property' },
  { id: 'house', title: 'The house' },
  { id: 'price', title: 'Price and condition' },
  { id: 'closing', title: 'Closing and access' },
  { id: 'market', title: 'Which buy box' },
  { id: 'agreement', title: 'Agreement' },
] as const;
export type DealPart = (typeof dealParts)[number]['id'];

function options<const Value extends string>(
  ...named: readonly (readonly [value: Value, label: string])[]
): readonly Option<Value>[] {
  return named.map(([value, label]) => ({ value, label }));
}

/**
 * Every field of a deal, in the order of the form. The form, its error summary, the listing reader, the rules in `deals.ts`, the CRM's payload
 * and the owner's desk all use this table.
 */
export const dealFields = {
  name: { label: 'Name', kind: 'text', part: 'person' },
  email: { label: 'Email', kind: 'email', part: 'person' },
  phone: { label: 'Phone', kind: 'phone', part: 'person' },

  propertyAddress: { label: 'Property address', kind: 'text', part: 'property', isRead: true },
  city: { label: 'City', kind: 'text', part: 'property', isRead: true, isJudged: true },
  state: { label: 'State', kind: 'text', part: 'property', isRead: true, isJudged: true },
  zipCode: { label: 'Zip code', kind: 'text', part: 'property', isRead: true },

  propertyType: {
    label: 'Property type',
    kind: 'choice',
    part: 'house',
    isRead: true,
    options: options(
      ['single-family', 'Single-family house'],
      ['townhouse', 'Townhouse'],
      ['condo', 'Condo'],
      ['duplex', 'Duplex'],
      ['mobile-home', 'Mobile home'],
    ),
  },
  bedrooms: {
    label: 'Bedrooms',
    kind: 'choice',
    part: 'house',
    isRead: true,
    isJudged: true,
    options: options(['1', '1'], ['2', '2'], ['3', '3'], ['4', '4'], ['5', '5'], ['6+', '6 or more']),
  },
  bathrooms: {
    label: 'Bathrooms',
    kind: 'choice',
    part: 'house',
    isRead: true,
    isJudged: true,
    options: options(
      ['1', '1'],
      ['1.5', '1.5'],
      ['2', '2'],
      ['2.5', '2.5'],
      ['3', '3'],
      ['3.5', '3.5'],
      ['4+', '4 or more'],
    ),
  },
  squareFeet: { label: 'Square feet', kind: 'area', part: 'house', isRead: true, isJudged: true },
  yearBuilt: { label: 'Year built', kind: 'text', part: 'house', isRead: true, isJudged: true },
  lotSize: { label: 'Lot size', kind: 'text', part: 'house', isRead: true, isOptional: true },
  garage: {
    label: 'Garage',
    kind: 'choice',
    part: 'house',
    isRead: true,
    options: options(
      ['none', 'No garage'],
      ['1-car', '1 car'],
      ['2-car', '2 cars'],
      ['3-car', '3 cars'],
      ['4+car', '4 cars or more'],
    ),
  },
  pool: {
    label: 'Pool',
    kind: 'choice',
    part: 'house',
    isRead: true,
    isOptional: true,
    options: options(['yes', 'Yes'], ['no', 'No']),
  },
  septicSystem: {
    label: 'Sewer',
    kind: 'choice',
    part: 'house',
    isRead: true,
    initial: 'city-sewer',
    options: options(['city-sewer', 'City sewer'], ['septic', 'Septic tank'], ['unknown', 'Not known yet']),
  },

  askingPrice: { label: 'Asking price', kind: 'dollars', part: 'price', isRead: true, isJudged: true },
  arv: {
    label: 'After-repair value (ARV)',
    kind: 'dollars',
    part: 'price',
    isRead: true,
    isOptional: true,
    isExtra: true,
  },
  estimatedRepairCost: {
    label: 'Estimated repair cost',
    kind: 'dollars',
    part: 'price',
    isRead: true,
    isOptional: true,
  },
  assignmentFee: {
    label: 'Proposed Assignment Fee',
    kind: 'dollars',
    part: 'price',
    isRead: true,
    isOptional: true,
    isExtra: true,
  },
  currentCondition: {
    label: 'Current condition',
    kind: 'choice',
    part: 'price',
    isRead: true,
    options: options(
      ['lipstick', 'Lipstick: paint and carpet'],
      ['basic', 'Basic: kitchen, baths, floors'],
      ['gut-job', 'Gut job: down to the studs'],
      ['destroyed', 'Destroyed: fire, flood, tear-down'],
    ),
  },
  roofAge: { label: 'Roof Age', kind: 'text', part: 'price', isRead: true, isOptional: true, isExtra: true },
  hvacAge: { label: 'HVAC Age', kind: 'text', part: 'price', isRead: true, isOptional: true, isExtra: true },
  foundationCondition: {
    label: 'Foundation Condition',
    kind: 'text',
    part: 'price',
    isRead: true,
    isOptional: true,
    isExtra: true,
  },

  timeframe: {
    label: 'Closing timeframe',
    kind: 'choice',
    part: 'closing',
    options: options(
      ['asap', 'As soon as possible'],
      ['30-days', 'Within 30 days'],
      ['60-days', 'Within 60 days'],
      ['90-days', 'Within 90 days'],
      ['flexible', 'Flexible'],
    ),
  },
  occupancy: {
    label: 'Occupancy',
    kind: 'choice',
    part: 'closing',
    isRead: true,
    isOptional: true,
    options: options(
      ['Vacant', 'Vacant'],
      ['Tenant-occupied', 'Tenant-occupied'],
      ['Owner-occupied', 'Owner-occupied'],
    ),
  },
  propertyAccess: {
    label: 'Property Access',
    kind: 'text',
    part: 'closing',
    isRead: true,
    isOptional: true,
    isExtra: true,
  },
  photoLinks: { label: 'Photo links', kind: 'long', part: 'closing', isRead: true, isOptional: true },
  additionalDetails: { label: 'Additional details', kind: 'long', part: 'closing', isRead: true, isOptional: true },

  targetMarket: { label: 'Buy box', kind: 'market', part: 'market', isRead: true },
  jvAgreement: { label: 'Joint Venture terms', kind: 'tick', part: 'agreement' },
} as const satisfies Readonly<Record<string, DealField>>;

type Table = typeof dealFields;
export type DealFieldName = keyof Table;
type NamesWith<Flags> = { [Name in DealFieldName]: Table[Name] extends Flags ? Name : never }[DealFieldName];

/** The specification's five fields that are not sent to the CRM, and the ARV. */
export type DealExtraName = NamesWith<{ isExtra: true }>;
/** The fields that a pasted listing can fill in. */
export type ListingFieldName = NamesWith<{ isRead: true }>;
/** The fields by which the buy boxes judge a deal. */
export type JudgedFieldName = NamesWith<{ isJudged: true }>;

function isName(name: string): name is DealFieldName {
  return Object.hasOwn(dealFields, name);
}

/** A field's row of the table. */
export function dealField(name: DealFieldName): DealField {
  return dealFields[name];
}

export function isExtra(name: DealFieldName): name is DealExtraName {
  return dealField(name).isExtra === true;
}

export function isListingField(name: DealFieldName): name is ListingFieldName {
  return dealField(name).isRead === true;
}

function isJudged(name: DealFieldName): name is JudgedFieldName {
  return dealField(name).isJudged === true;
}

/** All names, in the order of the form. */
export const dealFieldNames: readonly DealFieldName[] = Object.keys(dealFields).filter(isName);
export const dealExtraNames: readonly DealExtraName[] = dealFieldNames.filter(isExtra);
export const listingFieldNames: readonly ListingFieldName[] = dealFieldNames.filter(isListingField);
export const judgedFieldNames: readonly JudgedFieldName[] = dealFieldNames.filter(isJudged);
