import { lazy } from 'react';
import { loadCode } from '../api/load-code.ts';
import type { PageHandle } from '../shell/page.ts';
import { Overlays } from '../features/home/overlays.tsx';
import { Still } from '../still/still.tsx';
import { wakeIslands } from '../still/wake-islands.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/plan.css';
import '../styles/parts/phone.css';
import '../styles/parts/lead-walk.css';
import '../styles/parts/home.css';
import '../styles/parts/journey.css';
import '../styles/parts/miniatures.css';
import '../styles/parts/proof.css';
import '../styles/parts/founder.css';
import '../styles/parts/drawn-bars.css';

export const handle: PageHandle = { trackedTitle: 'Home Page', sheet: 'Home', isWhole: true };
export const meta = () => [...pageMeta({ title: 'CRM and follow-up systems for real estate' })];

const overlays = {
  quiz: async () => (await loadCode(() => import('../features/quiz/quiz-overlay.tsx'))).QuizOverlay,
  booking: async () => (await loadCode(() => import('../features/booking/booking-dialog.tsx'))).BookingDialog,
};

const islands = {
  'lead-walk': async () => (await loadCode(() => import('../features/home/walk/draw-lead-walk.tsx'))).drawLeadWalk(),
  miniature: async (of: string) => {
    const { drawMiniature } = await loadCode(() => import('../features/home/miniatures/draw-miniature.tsx'));
    return drawMiniature(of);
  },
};
const wake = (part: HTMLElement) => wakeIslands(part, islands);

const HomeRooms = lazy(async () => ({
  default: (await loadCode(() => import('../features/home/home-rooms.tsx'))).HomeRooms,
}));

export default function HomePage() {
  return (
    <Overlays loaders={overlays}>
      <Still wake={wake}>
        <HomeRooms />
      </Still>
    </Overlays>
  );
}
