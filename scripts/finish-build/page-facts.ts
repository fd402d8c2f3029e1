import { markets } from '../../content/markets.ts';
import { packages } from '../../content/packages.ts';
import { site } from '../../content/site.ts';
import { nameState } from '../../src/domain/deals/where-it-lies.ts';

const CENTS_IN_DOLLAR = 100;

/** The business's structured data for search engines: name, contact, packages and prices (schema.org, JSON-LD). */
const business = {
  '@context': 'https://schema.org',
  '@type': 'ProfessionalService',
  name: site.brand,
  description: site.description,
  email: site.email,
  telephone: site.phone.href.replace('tel:', ''),
  sameAs: site.social.map(({ href }) => href),
  makesOffer: packages.map(({ name, description, priceCents }) => ({
    '@type': 'Offer',
    price: priceCents / CENTS_IN_DOLLAR,
    priceCurrency: 'USD',
    itemOffered: { '@type': 'Service', name, description },
  })),
};

/** Who buys, and where. */
const buyBoxes = {
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: 'Buy boxes for hedge fund buyers',
  serviceType: 'Residential property disposition',
  provider: { '@type': 'Organization', name: site.brand, email: site.email },
  areaServed: [
    ...new Set(markets.flatMap(({ locations, state }) => locations.map((city) => `${city}, ${nameState(state)}`))),
  ],
};

/** What search engines are told of a page beside its way from the front door, by its path. Browsers need none of it, so no page's script has it. */
export const pageFacts: ReadonlyMap<string, object> = new Map<string, object>([
  ['/', business],
  ['/buy-box', buyBoxes],
]);
