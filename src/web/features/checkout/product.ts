import { packages, type ServicePackage } from '../../../../content/packages.ts';

/** Which form follows a purchase. */
export type OnboardingForm = 'website' | 'website-crm';

/** A product as the checkout shows it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Its name elsewhere on the site, where that is another one. */
  readonly alsoCalled: string | null;
  readonly description: string;
  readonly turnaround: string;
  /** What is in it. */
  readonly features: readonly string[];
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
  const { id, name, orderName, description, turnaround, features, priceCents, onboarding }: ServicePackage = found;
  const alsoCalled = name === orderName ? null : name;
  return { id, name: orderName, alsoCalled, description, turnaround, features, priceCents, onboarding };
}
