import { markets } from '../../../../content/markets.ts';
import { site } from '../../../../content/site.ts';
import { nameState } from '../../../domain/deals/where-it-lies.ts';

/** What a search engine is told of the page: who buys through it, and where (schema.org, JSON-LD). */
export const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: 'Buy boxes for hedge fund buyers',
  serviceType: 'Residential property disposition',
  provider: { '@type': 'Organization', name: site.brand, email: site.email },
  areaServed: [
    ...new Set(markets.flatMap(({ locations, state }) => locations.map((city) => `${city}, ${nameState(state)}`))),
  ],
};
