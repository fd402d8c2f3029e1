import { lazy } from 'react';
import { markets } from '../../../content/markets.ts';
import { inWords } from '../../domain/words/count-words.ts';
import { loadCode } from '../api/load-code.ts';
import type { PageHandle } from '../shell/page.ts';
import { AnnounceFit } from '../features/deals/announce-fit.tsx';
import { BuyBoxRoom } from '../features/deals/buy-box-room.tsx';
import { FormRoom } from '../features/deals/form-room.tsx';
import { MoneyRoom } from '../features/deals/money-room.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import { Still } from '../still/still.tsx';
import '../styles/parts/buy-box.css';
import '../styles/parts/state-map.css';
import '../styles/parts/best-offer.css';
import '../styles/parts/scaled.css';
import '../styles/parts/takers.css';
import '../styles/parts/deal-form.css';
import '../styles/parts/lead-form.css';
import { capital } from '../words/capital.ts';
import { say } from '../words/say.ts';

/** How many there are is told where there are several. */
function describeBoxes(): string {
  const states = new Set(markets.map(({ state }) => state)).size;
  const rest = say('Type or paste a deal and see at once which hedge-fund buyer would take it, and at what price.');
  if (states < 2) return rest;
  const boxes = say('{boxes} buy boxes in {states} states.', {
    boxes: inWords(markets.length, say),
    states: inWords(states, say),
  });
  return `${capital(boxes)} ${rest}`;
}

export const handle: PageHandle = { trackedTitle: 'Buy Box', sheet: 'Buy Box', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: say('Our Buy Boxes for Hedge Fund Buyers'),
    description: describeBoxes(),
  }),
];

const loadAdvice = () => loadCode(() => import('../features/deals/advice-rooms.tsx'));
const BestOffer = lazy(async () => ({ default: (await loadAdvice()).BestOffer }));
const BeyondTheForm = lazy(async () => ({ default: (await loadAdvice()).BeyondTheForm }));

export default function BuyBoxPage() {
  return (
    <>
      <BuyBoxRoom />
      <Still>
        <BestOffer />
      </Still>
      <FormRoom />
      <MoneyRoom />
      <Still>
        <BeyondTheForm />
      </Still>
      <AnnounceFit />
    </>
  );
}
