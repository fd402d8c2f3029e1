import type { PageHandle } from '../shell/page.ts';
import { Benefits } from '../features/reactivation/benefits.tsx';
import { NextSteps } from '../features/reactivation/next-steps.tsx';
import { ReactivationHero } from '../features/reactivation/reactivation-hero.tsx';
import { Strategy } from '../features/reactivation/strategy.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/landing.css';
import '../styles/parts/scales.css';
import '../styles/parts/lead-form.css';

export const handle: PageHandle = { trackedTitle: 'Reactivation Campaign', sheet: 'Reactivation', isWhole: true };
export const meta = () =>
  pageMeta({
    title: 'SMS reactivation for cold letters of intent',
    description:
      'Agents who never answered your letters of intent answer a text. Tell me about your list and get a reactivation strategy for it.',
  });

export default function ReactivationPage() {
  return (
    <>
      <ReactivationHero />
      <Benefits />
      <Strategy />
      <NextSteps />
    </>
  );
}
