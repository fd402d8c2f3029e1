/** What a phrase of a listing can mean. A number takes the role of the phrase that is bound to it. */
export type NumberRole =
  | 'beds'
  /** Of one floor: what the house has is their sum. */
  | 'levelBeds'
  | 'baths'
  | 'fullBaths'
  | 'halfBaths'
  | 'quarterBaths'
  | 'fullAndHalf'
  | 'cars'
  | 'living'
  | 'metres'
  | 'lot'
  | 'lotFeet'
  | 'acres'
  | 'year'
  | 'ask'
  | 'takes'
  | 'accepts'
  | 'list'
  | 'contract'
  | 'repair'
  | 'fee'
  | 'oldPrice'
  | 'rate'
  | 'arv'
  | 'otherMoney'
  /** What is paid before the rest of a price: a deposit, a down payment. */
  | 'upfront'
  | 'otherArea'
  | 'otherYear'
  | 'otherCount';

/** Labels of what is said in words. `other` labels are known so that nobody takes their value. */
export type TextRole =
  | 'address'
  | 'otherAddress'
  | 'city'
  | 'state'
  | 'zip'
  | 'occupancy'
  | 'type'
  | 'sewer'
  | 'pool'
  | 'condition'
  | 'foundation'
  | 'access'
  | 'remarks'
  /** Names: their words say nothing of the house. */
  | 'name'
  | 'otherText';

/** Fields whose value is a word: each value has its own phrases. */
export type WordField = 'occupancy' | 'propertyType' | 'septicSystem' | 'pool' | 'currentCondition' | 'garage';

/** Whether a number's words stand before it (`Beds: 3`), after it (`3 beds`), or both. */
export type Side = 'before' | 'after' | 'both';

/**
 * One row of the vocabulary. `words` are phrases parted by bars; within a phrase `a/b` are alternatives of one word and `c?` may be missing.
 * Where a phrase stands in two rows, the first row has it; the longest phrase at a place wins.
 */
export type Row =
  | { readonly is: 'number'; readonly role: NumberRole; readonly side: Side; readonly words: string }
  | { readonly is: 'text'; readonly role: TextRole; readonly words: string }
  /** `under`: only beneath the field's own label. */
  | {
      readonly is: 'value';
      readonly field: WordField;
      readonly value: string;
      readonly under?: boolean;
      readonly words: string;
    }
  /** Says nothing, and keeps its words from saying anything. */
  | { readonly is: 'nothing'; readonly words: string }
  | { readonly is: 'no'; readonly words: string }
  /** From here on the clause speaks of other homes, of a part of this one, or of what this one could have. */
  | { readonly is: 'others' | 'part' | 'aside'; readonly words: string };

export const number = (role: NumberRole, side: Side, words: string): Row => ({ is: 'number', role, side, words });
export const text = (role: TextRole, words: string): Row => ({ is: 'text', role, words });
export const value = (field: WordField, said: string, words: string): Row => ({
  is: 'value',
  field,
  value: said,
  words,
});
export const under = (field: WordField, said: string, words: string): Row => ({
  is: 'value',
  field,
  value: said,
  under: true,
  words,
});
export const nothing = (words: string): Row => ({ is: 'nothing', words });
