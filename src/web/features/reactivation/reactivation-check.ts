import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { reactivationSchema } from '../../../contract/reactivation.ts';
import type { LeadValues } from '../../forms/lead-form.ts';

/** The contract's rules, as the form asks them. Loaded with the first touch of the form: they bring zod and the telephone rules. */
const schema = z.preprocess((values: LeadValues) => values, reactivationSchema);

export const resolver: Resolver<LeadValues, unknown, FieldValues> = zodResolver(schema);
