import { packages } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';

const CENTS_IN_DOLLAR = 100;

/** What a search engine is told of the business: who it is, how it is reached, what it sells at what price (schema.org, JSON-LD). */
export const structuredData = {
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
