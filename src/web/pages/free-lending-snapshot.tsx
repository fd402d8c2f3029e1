import { useState } from 'react';
import type { PageHandle } from '../shell/page.ts';
import { LendingPitch, lendingWorth } from '../features/lending/lending-pitch.tsx';
import { LendingSuccess } from '../features/lending/lending-success.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import '../styles/parts/scales.css';
import '../styles/parts/lead-form.css';
import '../styles/parts/video.css';

export const handle: PageHandle = { trackedTitle: 'Free Lending Snapshot', sheet: 'Lending snapshot', isWhole: true };
export const meta = () =>
  pageMeta({
    title: 'Free lending system: website, AI texts and calendar',
    description: `A lending website, AI SMS automation and calendar integration, worth ${lendingWorth}+: the whole system, written out and free.`,
  });

export default function FreeLendingSnapshotPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <LendingSuccess email={sentTo} />;
  return <LendingPitch onAccepted={({ values }) => setSentTo(String(values['email'] ?? '').trim())} />;
}
