import { packages } from '../../../content/packages.ts';
import { site } from '../../../content/site.ts';
import { loadCode } from '../api/load-code.ts';
import type { PageHandle } from '../shell/page.ts';
import { ComingSoon, Portfolio } from '../features/home/portfolio.tsx';
import { Contact } from '../features/home/contact.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Journey } from '../features/home/journey.tsx';
import { Offer, Services } from '../features/home/services.tsx';
import { Overlays } from '../features/home/overlays.tsx';
import { Podcast } from '../features/home/podcast.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/plan.css';
import '../styles/parts/home.css';
import '../styles/parts/miniatures.css';
import '../styles/parts/proof.css';
import '../styles/parts/founder.css';
import '../styles/parts/drawn-bars.css';

const CENTS_IN_DOLLAR = 100;

/** The business's structured data for search engines: name, contact, packages and prices (schema.org, JSON-LD). */
const structuredData = {
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

export const handle: PageHandle = { trackedTitle: 'Home Page', sheet: 'Home' };
export const meta = () => [
  ...pageMeta({ title: 'CRM and follow-up systems for real estate' }),
  { 'script:ld+json': structuredData },
];

const overlays = {
  quiz: async () => (await loadCode(() => import('../features/quiz/quiz-overlay.tsx'))).QuizOverlay,
  booking: async () => (await loadCode(() => import('../features/booking/booking-dialog.tsx'))).BookingDialog,
};

export default function HomePage() {
  return (
    <Overlays loaders={overlays}>
      <Hero />
      <Offer />
      <Journey />
      <Portfolio />
      <Services />
      <ComingSoon />
      <Podcast />
      <Contact />
    </Overlays>
  );
}
