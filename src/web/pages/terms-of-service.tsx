import * as text from '../../../content/legal/terms-of-service.mdx';
import type { PageHandle } from '../analytics/page-handle.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/text.css';

export const handle: PageHandle = { trackedTitle: 'Terms of Service', sheet: 'Terms of Service' };
export const meta = () => pageMeta(text.frontmatter);

export default function TermsOfServicePage() {
  return <LegalPage text={text} />;
}
