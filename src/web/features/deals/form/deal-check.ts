import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { dealRequestSchema, misfitSchema, type DealRequest } from '../../../../contract/deals.ts';
import type { DealFormValues } from './deal-values.ts';

/** The contract's rules, as the form asks them. Loaded with the first touch of the form: they bring zod and the telephone rules. */
const schema = z.preprocess(
  (values: DealFormValues) => values,
  dealRequestSchema(() => new Date().getFullYear()),
);

export const resolver: Resolver<DealFormValues, unknown, DealRequest> = zodResolver(schema);

/** What a server says of a deal that its buy box does not take; null where it says something else. */
export function readMisfit(answer: unknown): { reasons: readonly string[]; alternatives: readonly string[] } | null {
  return misfitSchema.safeParse(answer).data ?? null;
}

export { MISFIT_TITLE } from '../../../../contract/deals.ts';
