import { site } from '../../../../content/site.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { LegalText } from './legal-page.tsx';

/** A legal text's title and description; what stands above a text cannot name the brand but as `{brand}`. */
export function legalMeta({ frontmatter: { title, description } }: Pick<LegalText, 'frontmatter'>) {
  return pageMeta({ title, description: description.replaceAll('{brand}', site.brand) });
}
