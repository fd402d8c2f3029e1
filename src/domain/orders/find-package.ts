import { packages, type ServicePackage } from '../../../content/packages.ts';

function fold(label: string): string {
  return label.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function isCalled({ name, orderName, otherNames }: ServicePackage, label: string): boolean {
  return [name, orderName, ...otherNames].some((own) => fold(own) === fold(label));
}

/** The package with this id; without an id, the one that any screen shows under this label, ignoring case. Null if there is none. */
export function findPackage({
  serviceId,
  description,
}: {
  readonly serviceId?: string | undefined;
  readonly description: string;
}): ServicePackage | null {
  const found = packages.find((one) => (serviceId === undefined ? isCalled(one, description) : one.id === serviceId));
  return found ?? null;
}

/** Whether this is the package's price: dollars as a checkout sends them, with cents as decimals. */
export function costs({ priceCents }: Pick<ServicePackage, 'priceCents'>, dollars: number): boolean {
  // Both are the number nearest to the same sum; a sum multiplied by 100 may not be.
  return dollars === priceCents / 100;
}

/** The package of an order; null if it is no longer sold. */
export function packageOf(serviceId: string): ServicePackage | null {
  return findPackage({ serviceId, description: '' });
}
