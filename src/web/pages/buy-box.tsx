import type { PageHandle } from '../shell/page.ts';
import { AnnounceFit } from '../features/deals/announce-fit.tsx';
import { BestOffer, BeyondTheForm } from '../features/deals/advice-rooms.tsx';
import { BuyBoxRoom } from '../features/deals/buy-box-room.tsx';
import { FormRoom } from '../features/deals/form-room.tsx';
import { MoneyRoom } from '../features/deals/money-room.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/buy-box.css';
import '../styles/parts/state-map.css';
import '../styles/parts/best-offer.css';
import '../styles/parts/scaled.css';
import '../styles/parts/takers.css';
import '../styles/parts/deal-form.css';
import '../styles/parts/lead-form.css';
import { say } from '../words/say.ts';

export const handle: PageHandle = { trackedTitle: 'Buy Box', sheet: 'Buy Box', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('Our Buy Boxes for Hedge Fund Buyers'),
    description: say(
      'Eleven buy boxes in nine states. Type or paste a deal and see at once which hedge-fund buyer would take it, and at what price.',
    ),
  }),
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
