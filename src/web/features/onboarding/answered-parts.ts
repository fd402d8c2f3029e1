import type { FieldPath } from 'react-hook-form';
import { fieldsOf } from '../../forms/sending/kept-values.ts';
import type { OnboardingValues } from './onboarding-values.ts';

type Name = FieldPath<OnboardingValues>;

/** The fields that decide whether a part is answered. */
export interface PartFields {
  /** The form is not sent without these: all of them have to be filled in. */
  readonly needs?: readonly Name[];
  /** Where nothing is needed, any one of these will do. */
  readonly offers?: readonly Name[];
}

/** Whether something was typed, ticked or chosen. */
function isGiven(value: unknown): boolean {
  if (typeof value === 'object') return Object.values(fieldsOf(value)).some(isGiven);
  return typeof value === 'string' ? value.trim() !== '' : value === true;
}

/** One character for each part, in their order: `1` if it is answered. `isWrong` knows the fields with an error. */
export function answeredParts(
  parts: readonly PartFields[],
  valueOf: (name: Name) => unknown,
  isWrong: (name: Name) => boolean = () => false,
): string {
  const isDone = (name: Name) => isGiven(valueOf(name)) && !isWrong(name);
  return parts
    .map(({ needs = [], offers = [] }) => (needs.length > 0 ? needs.every(isDone) : offers.some(isDone)))
    .map((answered) => (answered ? '1' : '0'))
    .join('');
}
