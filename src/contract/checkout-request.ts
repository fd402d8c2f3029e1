import { z } from 'zod';
import { packages } from '../../content/packages.ts';
import { browserEmailField } from './email.ts';
import { boundedText } from './limits.ts';

/** The body of POST /api/checkout-requests: a person who wants a package while the site accepts no payments. */
export const checkoutRequestSchema = z.object({
  name: boundedText(100, 'Please enter your name').pipe(z.string().min(1, 'Please enter your name')),
  email: browserEmailField,
  /** The package's id. */
  serviceId: boundedText(60).pipe(
    z.string().refine((id) => packages.some((one) => one.id === id), 'Please choose one of the packages'),
  ),
});

export type CheckoutRequest = z.output<typeof checkoutRequestSchema>;
