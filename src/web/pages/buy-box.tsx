import { markets } from '../../../content/markets.ts';
import { site } from '../../../content/site.ts';
import { nameState } from '../../domain/deals/where-it-lies.ts';
import type { PageHandle } from '../shell/page.ts';
import { AnnounceFit } from '../features/deals/announce-fit.tsx';
import { BestOffer, BeyondTheForm } from '../features/deals/advice-rooms.tsx';
import { BuyBoxRoom } from '../features/deals/buy-box-room.tsx';
import { FormRoom } from '../features/deals/form-room.tsx';
import { MoneyRoom } from '../features/deals/money-room.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/buy-box.css';
import '../styles/parts/scaled.css';
import '../styles/parts/takers.css';
import '../styles/parts/deal-form.css';
import '../styles/parts/lead-form.css';

/** The page's structured data for search engines: who buys, and where (schema.org, JSON-LD). */
const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: 'Buy boxes for hedge fund buyers',
  serviceType: 'Residential property disposition',
  provider: { '@type': 'Organization', name: site.brand, email: site.email },
  areaServed: [
    ...new Set(markets.flatMap(({ locations, state }) => locations.map((city) => `${city}, ${nameState(state)}`))),
  ],
};

export const handle: PageHandle = { trackedTitle: 'Buy Box', sheet: 'Buy Box' };
export const meta = () => [
  ...pageMeta({
    title: 'Our Buy Boxes for Hedge Fund Buyers',
    description:
      'Eleven buy boxes in nine states. Type or paste a deal and see at once which hedge-fund buyer would take it, and at what price.',
  }),
  { 'script:ld+json': structuredData },
];

export default function BuyBoxPage() {
  return (
    <>
      <BuyBoxRoom />
      <BestOffer />
      <FormRoom />
      <MoneyRoom />
      <BeyondTheForm />
      <AnnounceFit />
    </>
  );
}
