import { lazy, Suspense, type ComponentType } from 'react';
import { Spinner } from '../../ui/spinner.tsx';

const files = import.meta.glob<{ default: ComponentType }>('../../../../content/posts/*.mdx');

/** Each post's text by its slug; a file of its own, fetched once it is shown. */
const texts = new Map(
  Object.entries(files).map(([file, load]) => {
    const Text = lazy(load);
    return [file.replace(/^.*\/(.*)\.mdx$/, '$1'), <Text key={file} />];
  }),
);

/** A post's headings, paragraphs and lists. */
export function PostText({ slug }: { slug: string }) {
  return (
    <div className="prose">
      <Suspense fallback={<Spinner />}>{texts.get(slug)}</Suspense>
    </div>
  );
}
