import { bestOfferChecklist } from '../../../../content/deals.ts';
import { Room } from '../../ui/room.tsx';

/** What a deal should bring along. */
export function BestOffer() {
  return (
    <Room
      id="best-offer"
      title="Get the best offer"
      className="best-offer"
      intro="A buyer who has to ask offers less. Bring these nine and the answer comes in one piece; send the deal without one rather than not at all."
    >
      <ol>
        {bestOfferChecklist.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Room>
  );
}
