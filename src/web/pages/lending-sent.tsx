import type { PageHandle } from '../shell/page.ts';
import { LendingSuccess } from '../features/lending/lending-success.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import '../styles/parts/scales.css';

export const handle: PageHandle = { trackedTitle: 'Lending Snapshot Sent', sheet: 'Lending snapshot', isWhole: true };
export const meta = () => [
  ...pageMeta({ title: 'The lending system is on its way', description: 'The free lending system comes by e-mail.' }),
  { name: 'robots', content: 'noindex' },
];

/** Confirms the lending form to whoever sent it without script. */
export default function LendingSentPage() {
  return <LendingSuccess email={null} />;
}
