import { partners } from '../../../content/partners.ts';
import { counted } from '../../domain/words/count-words.ts';
import type { PageHandle } from '../shell/page.ts';
import { PartnerRooms } from '../features/partners/partner-rooms.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import { Room } from '../ui/room.tsx';
import '../styles/parts/partners.css';
import { capital } from '../words/capital.ts';

export const handle: PageHandle = { trackedTitle: 'Partners Page', sheet: 'Partners', isWhole: true };
export const meta = () =>
  pageMeta({
    title: 'Trusted Partners',
    description: `${capital(counted(partners.length, 'firm', 'firms'))} that I send my own clients to, each with an offer for people who come from here.`,
  });

export default function PartnersPage() {
  return (
    <Room
      id="partners"
      title="Trusted Partners"
      level={1}
      intro={
        <p className="lead">
          The firms I send my own clients to, each with an offer for you. Some pay me a referral fee; none of them costs
          you more for it.
        </p>
      }
    >
      <PartnerRooms />
    </Room>
  );
}
