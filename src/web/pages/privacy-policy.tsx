import * as text from '../../../content/legal/privacy-policy.mdx';
import type { PageHandle } from '../analytics/page-handle.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/text.css';

export const handle: PageHandle = { trackedTitle: 'Privacy Policy', sheet: 'Privacy Policy' };
export const meta = () => pageMeta(text.frontmatter);

export default function PrivacyPolicyPage() {
  return <LegalPage text={text} />;
}
