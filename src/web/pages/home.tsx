import type { PageHandle } from '../analytics/page-handle.ts';
import { ComingSoon } from '../features/home/coming-soon.tsx';
import { Contact } from '../features/home/contact.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Journey } from '../features/home/journey.tsx';
import { Offer } from '../features/home/offer.tsx';
import { Overlays } from '../features/home/overlays.tsx';
import { Podcast } from '../features/home/podcast.tsx';
import { Portfolio } from '../features/home/portfolio.tsx';
import { Services } from '../features/home/services.tsx';
import { structuredData } from '../features/home/structured-data.ts';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/plan.css';
import '../styles/parts/home.css';

export const handle: PageHandle = { trackedTitle: 'Home Page', sheet: 'Home' };
export const meta = () => [
  ...pageMeta({ title: 'CRM and follow-up systems for real estate' }),
  { 'script:ld+json': structuredData },
];

const overlays = {
  quiz: async () => (await import('../features/quiz/quiz-overlay.tsx')).QuizOverlay,
  booking: async () => (await import('../features/booking/booking-dialog.tsx')).BookingDialog,
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
