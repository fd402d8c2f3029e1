import * as text from '../../../content/legal/privacy-policy.mdx';
import { CountingNote } from '../analytics/counting-note.tsx';
import type { PageHandle } from '../shell/page.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { legalMeta } from '../features/legal/legal-meta.ts';
import '../styles/parts/text.css';

export const handle: PageHandle = { trackedTitle: 'Privacy Policy', sheet: 'Privacy Policy', isWhole: true };
export const meta = () => legalMeta(text);

export default function PrivacyPolicyPage() {
  return <LegalPage text={text} note={<CountingNote />} />;
}
