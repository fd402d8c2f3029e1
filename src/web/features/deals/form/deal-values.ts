import { jvTerms, smsConsent } from '../../../../../content/deals.ts';
import { markets } from '../../../../../content/markets.ts';
import {
  dealExtraNames,
  dealField,
  dealFieldNames,
  isExtra,
  listingFieldNames,
  type DealExtraName,
  type DealFieldName,
  type ListingFieldName,
  type Option,
} from '../../../../contract/deal-fields.ts';
import type { DealRequest } from '../../../../contract/deals.ts';
import { fieldsOf } from '../../../forms/sending/kept-values.ts';
import { formPaths } from '../../../../contract/form-pages.ts';
import { pathIn } from '../../../../contract/languages.ts';
import { pageLanguage } from '../../../words/say.ts';

type TextName = Exclude<DealFieldName, DealExtraName | 'jvAgreement'>;

/** The form's values: texts as typed, and two checkboxes. */
export type DealFormValues = Record<TextName, string> & {
  jvAgreement: boolean;
  extras: Record<DealExtraName, string>;
  /** Consent to text messages; sent as `smsConsent`, with its version and page. */
  wantsTexts: boolean;
};

/** A field's path in the form's values. */
type PathOf<Name extends DealFieldName> = Name extends DealExtraName ? `extras.${Name}` : Name;
export type DealPath = PathOf<DealFieldName>;

export function pathOf(name: ListingFieldName): PathOf<ListingFieldName>;
export function pathOf(name: DealFieldName): DealPath;
export function pathOf(name: DealFieldName): DealPath {
  return isExtra(name) ? `extras.${name}` : name;
}

/** All paths, in the order of the form and of its error summary. */
export const dealPaths: readonly DealPath[] = dealFieldNames.map((name) => pathOf(name));

const isText = (name: DealFieldName): name is TextName => !isExtra(name) && name !== 'jvAgreement';
const textNames: readonly TextName[] = dealFieldNames.filter(isText);

function textsFor<Name extends DealFieldName>(
  names: readonly Name[],
  valueOf: (name: Name) => unknown,
): Record<Name, string> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = valueOf(name);
    texts[name] = typeof value === 'string' ? value : (dealField(name).initial ?? '');
  }
  const isWhole = (some: typeof texts): some is Record<Name, string> => names.every((name) => name in some);
  if (!isWhole(texts)) throw new Error('A field of the deal has no text');
  return texts;
}

/** The form's values from stored ones; missing or invalid ones are initial. */
export function readDealValues(kept: unknown): DealFormValues {
  const given = fieldsOf(kept);
  const extras = fieldsOf(given['extras']);
  return {
    ...textsFor(textNames, (name) => given[name]),
    jvAgreement: given['jvAgreement'] === true,
    extras: textsFor(dealExtraNames, (name) => extras[name]),
    wantsTexts: given['wantsTexts'] === true,
  };
}

export const emptyDeal: DealFormValues = readDealValues(null);

export function textAt(values: DealFormValues, name: ListingFieldName): string {
  return isExtra(name) ? values.extras[name] : values[name];
}

/** Whether nothing was typed, chosen or ticked. */
export function isUntouched(values: DealFormValues): boolean {
  return JSON.stringify(readDealValues(values)) === JSON.stringify(emptyDeal);
}

/** The names in a record, in the form's order. */
export function namesOf(record: Partial<Record<ListingFieldName, unknown>>): ListingFieldName[] {
  return listingFieldNames.filter((name) => record[name] !== undefined);
}

const marketOptions: readonly Option[] = markets.map(({ id, title }) => ({ value: id, label: title }));

/** A field's options; null if it accepts any text. */
export function optionsOf(name: DealFieldName): readonly Option[] | null {
  const { kind, options } = dealField(name);
  return kind === 'market' ? marketOptions : (options ?? null);
}

/** The request's body: the deal, the version of the terms, and the consent to text messages if given. */
export function requestOf({ wantsTexts, ...deal }: DealFormValues) {
  return {
    ...deal,
    jvTermsVersion: jvTerms.version,
    ...(wantsTexts && { smsConsent: { version: smsConsent.version, page: pathIn(pageLanguage(), formPaths.deal) } }),
  } satisfies Record<keyof Omit<DealRequest, 'smsConsent'>, unknown>;
}

/** The name of the field at a path of the form. */
export function dealNameOf(path: string | undefined): DealFieldName | undefined {
  return dealFieldNames.find((name) => pathOf(name) === path);
}

/** The listing reader's name of the field at a path of the form. */
export function listingNameOf(path: string | undefined): ListingFieldName | undefined {
  return listingFieldNames.find((name) => pathOf(name) === path);
}
