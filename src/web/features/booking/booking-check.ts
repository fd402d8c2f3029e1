import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { bookingPersonSchema, type BookingPerson } from '../../../contract/booking.ts';
import type { BookingValues } from './booking-draft.ts';

/** The contract's rules, as the form asks them. Loaded with the first touch of the form: they bring zod and the telephone rules. */
const schema = z.preprocess((values: BookingValues) => values, bookingPersonSchema);

export const resolver: Resolver<BookingValues, unknown, BookingPerson> = zodResolver(schema);
