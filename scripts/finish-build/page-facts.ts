import { about } from '../../content/about.ts';
import { markets } from '../../content/markets.ts';
import { packages } from '../../content/packages.ts';
import { site } from '../../content/site.ts';
import { ORIGIN_MARK } from '../../src/contract/paths.ts';
import { postalAddress } from '../../src/contract/postal-address.ts';
import { nameState } from '../../src/domain/deals/where-it-lies.ts';
import { readPosts, type Post } from '../texts/read-posts.ts';

const CENTS_IN_DOLLAR = 100;

/** The business's structured data for search engines: name, contact, packages and prices (schema.org, JSON-LD). */
const business = {
  '@context': 'https://schema.org',
  '@type': 'ProfessionalService',
  name: site.brand,
  description: site.description,
  email: site.email,
  telephone: site.phone.href.replace('tel:', ''),
  ...(postalAddress !== undefined && { address: postalAddress }),
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

function postFacts({ title, excerpt, date, author = about.name }: Post): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    inLanguage: 'en-US',
    author: { '@type': 'Person', name: author, ...(author === about.name && { url: `${ORIGIN_MARK}/` }) },
    publisher: { '@type': 'Organization', name: site.brand, url: `${ORIGIN_MARK}/` },
  };
}

/**
 * What search engines are told of the page at a path beside its way from the front door; null where that is all. Browsers need none of it, so no page's
 * script has it.
 */
export async function pageFacts(path: string): Promise<object | null> {
  if (path === '/') return business;
  if (path === '/buy-box') return buyBoxes;
  const post = (await readPosts()).find(({ slug }) => path === `/blog/${slug}`);
  return post === undefined ? null : postFacts(post);
}
