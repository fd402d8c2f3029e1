import { packages } from '../../../../content/packages.ts';

/** Which form follows a purchase. */
export type OnboardingForm = 'website' | 'website-crm';

/** A product as the checkout shows it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly turnaround: string;
  /** Integer cents, from the catalogue; the server accepts no other price. */
  readonly priceCents: number;
  /** Null if no form follows. */
  readonly onboarding: OnboardingForm | null;
}

/** Whether the checkout ends with the payment: no form follows, and /success comes next. */
export function endsWhenPaid({ onboarding }: Pick<Product, 'onboarding'>): boolean {
  return onboarding === null;
}

/** The package named by `?service=`; null if there is none. */
export function productOf(serviceId: string | null): Product | null {
  const found = packages.find(({ id }) => id === serviceId);
  if (found === undefined) return null;
  const { id, orderName, description, turnaround, priceCents, onboarding } = found;
  return { id, name: orderName, description, turnaround, priceCents, onboarding };
}
