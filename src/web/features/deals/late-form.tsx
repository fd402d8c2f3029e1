import { Suspense, lazy, useEffect, useRef } from 'react';
import { FORM_IDS, FormRoot } from './form-root.tsx';
import { wakeForm } from './wake-form.tsx';

/** What the form's own root fills: React leaves alone what the file has in it. */
function Place({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? wakeForm(place.current) : undefined), []);
  return (
    // oxlint-disable-next-line react/no-danger -- the form's own markup, written while the page is
    <div className="form-place" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

async function renderIntoFile() {
  const [{ DealForm }, { renderToString }] = await Promise.all([
    import('./form/deal-form.tsx'),
    import('react-dom/server'),
  ]);
  const html = renderToString(
    <FormRoot>
      <DealForm />
    </FormRoot>,
    { identifierPrefix: FORM_IDS },
  );
  return { default: () => <Place html={html} /> };
}

const LatePlace = import.meta.env.SSR ? lazy(renderIntoFile) : () => <Place html="" />;

/**
 * The deal form: whole in the file, its code fetched once somebody is near it. It has a React root of its own, since a part that still
 * waits for its code is taken from the page by React whenever the address changes, and the tabs and boxes above change it.
 */
export function LateForm() {
  return (
    <Suspense fallback={null}>
      <LatePlace />
    </Suspense>
  );
}
