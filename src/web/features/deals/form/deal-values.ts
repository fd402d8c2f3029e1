import type { DealExtras, DealSubmission } from '../../../../contract/deals.ts';
import { fieldsOf } from '../../../forms/kept-values.ts';
import type { ListingFieldName } from '../../../../domain/deals/listing/listing-fields.ts';

type ExtraName = keyof DealExtras;
type TextName = Exclude<keyof DealSubmission, 'jvAgreement'>;

/** The form as it stands: everything a text as typed, but for the two boxes to tick. */
export type DealFormValues = Record<TextName, string> & {
  jvAgreement: boolean;
  extras: Record<ExtraName, string>;
  /** Consent to text messages; it travels as `smsConsent`, with its version and page. */
  wantsTexts: boolean;
};

export type DealPath = TextName | 'jvAgreement' | 'wantsTexts' | `extras.${ExtraName}`;

export const emptyDeal: DealFormValues = {
  name: '',
  email: '',
  phone: '',
  propertyAddress: '',
  city: '',
  state: '',
  zipCode: '',
  bedrooms: '',
  bathrooms: '',
  squareFeet: '',
  lotSize: '',
  yearBuilt: '',
  garage: '',
  askingPrice: '',
  estimatedRepairCost: '',
  currentCondition: '',
  septicSystem: 'city-sewer',
  propertyType: '',
  timeframe: '',
  additionalDetails: '',
  pool: '',
  photoLinks: '',
  occupancy: '',
  jvAgreement: false,
  targetMarket: '',
  extras: { assignmentFee: '', roofAge: '', hvacAge: '', foundationCondition: '', propertyAccess: '' },
  wantsTexts: false,
};

/** In the order in which the form shows them, which is the order of its error summary. */
export const shownOrder: readonly DealPath[] = [
  'name',
  'email',
  'phone',
  'wantsTexts',
  'propertyAddress',
  'city',
  'state',
  'zipCode',
  'propertyType',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'yearBuilt',
  'lotSize',
  'garage',
  'pool',
  'septicSystem',
  'askingPrice',
  'extras.assignmentFee',
  'currentCondition',
  'estimatedRepairCost',
  'extras.roofAge',
  'extras.hvacAge',
  'extras.foundationCondition',
  'timeframe',
  'occupancy',
  'extras.propertyAccess',
  'photoLinks',
  'additionalDetails',
  'targetMarket',
  'jvAgreement',
];

const extraNames = [
  'assignmentFee',
  'roofAge',
  'hvacAge',
  'foundationCondition',
  'propertyAccess',
] as const satisfies readonly ExtraName[];
type FlatText = Exclude<ListingFieldName, ExtraName>;

function isExtra(name: ListingFieldName): name is ExtraName {
  return extraNames.some((extra) => extra === name);
}

/** Where the form holds what the listing reader calls `name`. */
export function pathOf(name: ListingFieldName): FlatText | `extras.${ExtraName}` {
  return isExtra(name) ? `extras.${name}` : name;
}

export function textAt(values: DealFormValues, name: ListingFieldName): string {
  return isExtra(name) ? values.extras[name] : values[name];
}

function textOf(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

/** The form's values from what was kept of them; what is missing or no text stays empty. */
export function readDealValues(kept: unknown): DealFormValues {
  const given = fieldsOf(kept);
  const extras = fieldsOf(given['extras']);
  const values = { ...emptyDeal, extras: { ...emptyDeal.extras } };
  for (const path of shownOrder) {
    if (path === 'jvAgreement' || path === 'wantsTexts') values[path] = given[path] === true;
    else if (!isExtraPath(path)) values[path] = textOf(given[path], emptyDeal[path]);
  }
  for (const name of extraNames) values.extras[name] = textOf(extras[name], '');
  return values;
}

function isExtraPath(path: DealPath): path is `extras.${ExtraName}` {
  return path.startsWith('extras.');
}

/** Whether nothing was typed, chosen or ticked. */
export function isUntouched(values: DealFormValues): boolean {
  return JSON.stringify(readDealValues(values)) === JSON.stringify(readDealValues(emptyDeal));
}
