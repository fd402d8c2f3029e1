import * as text from '../../../content/legal/disclaimer.mdx';
import type { PageHandle } from '../analytics/page-handle.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/text.css';

export const handle: PageHandle = { trackedTitle: 'Disclaimer', sheet: 'Disclaimer' };
export const meta = () => pageMeta(text.frontmatter);

export default function DisclaimerPage() {
  return <LegalPage text={text} />;
}
