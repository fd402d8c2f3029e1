import type { DealFieldName } from '../../../../contract/deal-fields.ts';
import { say } from '../../../words/say.ts';
import type { FieldLook } from './deal-fields.tsx';

/** Fields are two to a row by default; `third` is three to a row, `half` is two to a row on phones too. */
export const looksOf = (): Readonly<Partial<Record<DealFieldName, FieldLook>>> => ({
  name: { className: 'all', autoComplete: 'name' },

  propertyAddress: { className: 'all' },
  city: { className: 'third' },
  state: { className: 'third half', placeholder: 'TX', autoCapitalize: 'characters' },
  zipCode: { className: 'third half', inputMode: 'numeric' },

  propertyType: { className: 'third' },
  bedrooms: { className: 'third half' },
  bathrooms: { className: 'third half' },
  squareFeet: { className: 'third half', inputMode: 'numeric', placeholder: '1,450' },
  yearBuilt: { className: 'third half', inputMode: 'numeric', placeholder: '1985' },
  lotSize: { className: 'third' },
  garage: { className: 'third half' },
  pool: { className: 'third half' },
  septicSystem: { className: 'third' },

  // A full keyboard, because 450k is a valid price.
  askingPrice: { className: 'third', placeholder: say('$365,000 or 365k') },
  arv: { className: 'third', placeholder: '520k' },
  estimatedRepairCost: { className: 'third', placeholder: '35k' },
  roofAge: { className: 'third' },
  hvacAge: { className: 'third' },
  foundationCondition: { className: 'third' },

  propertyAccess: { className: 'all', placeholder: say('Lockbox, appointment, drive by') },
  photoLinks: {
    className: 'all',
    hint: say('A link to the photos, or how I get them: “I will text them to you” is fine.'),
    maxLength: 4000,
    rows: 2,
  },
  additionalDetails: { className: 'all', rows: 4 },

  targetMarket: { className: 'all' },
  jvAgreement: { className: 'all' },
});
