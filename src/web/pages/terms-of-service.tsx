import * as text from '../../../content/legal/terms-of-service.mdx';
import type { PageHandle } from '../shell/page.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { legalMeta } from '../features/legal/legal-meta.ts';
import '../styles/parts/text.css';

export const handle: PageHandle = { trackedTitle: 'Terms of Service', sheet: 'Terms of Service', isWhole: true };
export const meta = () => legalMeta(text);

export default function TermsOfServicePage() {
  return <LegalPage text={text} />;
}
