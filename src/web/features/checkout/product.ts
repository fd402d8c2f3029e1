import { packages } from '../../../../content/packages.ts';

/** Which form follows a purchase. */
export type OnboardingForm = 'website' | 'website-crm';

/** What the checkout sells, as it shows it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly turnaround: string;
  /** Integer cents, from the catalogue; the server takes no other price. */
  readonly priceCents: number;
  /** Null where nothing is asked afterwards. */
  readonly onboarding: OnboardingForm | null;
}

/** Whether a paid checkout is at its end: nothing is asked afterwards, and /success comes next. */
export function endsWhenPaid({ onboarding }: Pick<Product, 'onboarding'>): boolean {
  return onboarding === null;
}

/** The package behind `?service=`; null where there is none of that id. */
export function productOf(serviceId: string | null): Product | null {
  const found = packages.find(({ id }) => id === serviceId);
  if (found === undefined) return null;
  const { id, orderName, description, turnaround, priceCents, onboarding } = found;
  return { id, name: orderName, description, turnaround, priceCents, onboarding };
}
