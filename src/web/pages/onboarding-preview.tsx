import type { PageHandle } from '../shell/page.ts';
import { OnboardingPreview } from '../features/onboarding/onboarding-preview.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/lead-form.css';
import '../styles/parts/onboarding.css';
import '../styles/parts/upload.css';

export const handle: PageHandle = { trackedTitle: 'Onboarding Preview', sheet: 'Onboarding preview', isWhole: true };
export const meta = () =>
  pageMeta({
    title: 'What I ask before I build',
    description:
      'The onboarding forms of the Website Build and the Website + CRM package, to look through before you buy. Nothing is sent.',
  });

export default function OnboardingPreviewPage() {
  return <OnboardingPreview />;
}
