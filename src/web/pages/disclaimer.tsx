import * as text from '../../../content/legal/disclaimer.mdx';
import type { PageHandle } from '../shell/page.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { legalMeta } from '../features/legal/legal-meta.ts';
import '../styles/parts/text.css';

export const handle: PageHandle = { trackedTitle: 'Disclaimer', sheet: 'Disclaimer', isWhole: true };
export const meta = () => legalMeta(text);

export default function DisclaimerPage() {
  return <LegalPage text={text} />;
}
