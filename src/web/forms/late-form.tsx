import { Suspense, lazy, useEffect, useRef } from 'react';
import { hydrateForm, type FormSource, FormRoot } from './hydrate-form.tsx';

interface PlaceProps<Outcome> {
  onAccepted?: ((outcome: Outcome) => void) | undefined;
}

/** What the form's own root fills: React leaves alone what the file has in it. */
function Place<Outcome>({
  source,
  html,
  onAccepted,
}: PlaceProps<Outcome> & { source: FormSource<Outcome>; html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onAccepted);
  useEffect(() => {
    latest.current = onAccepted;
  });
  useEffect(
    () => (place.current ? hydrateForm(place.current, source, (outcome) => latest.current?.(outcome)) : undefined),
    [source],
  );
  return (
    // oxlint-disable-next-line react/no-danger -- the form's own markup, written while the page is
    <div className="form-place" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/**
 * A form that is whole in the file, its code fetched once somebody is near it. It has a React root of its own, since a part that still
 * waits for its code is taken from the page by React whenever the address changes; so it has no router around it, and what comes after it
 * is the page's, which hears `onAccepted`.
 */
export function lateForm<Outcome>(source: FormSource<Outcome>) {
  async function renderIntoFile() {
    const [Form, { renderToString }] = await Promise.all([source.load(), import('react-dom/server')]);
    const html = renderToString(
      <FormRoot>
        <Form onAccepted={() => undefined} />
      </FormRoot>,
      { identifierPrefix: source.ids },
    );
    return { default: (props: PlaceProps<Outcome>) => <Place {...props} source={source} html={html} /> };
  }

  const LatePlace = import.meta.env.SSR
    ? lazy(renderIntoFile)
    : (props: PlaceProps<Outcome>) => <Place {...props} source={source} html="" />;

  return function LateForm(props: PlaceProps<Outcome>) {
    return (
      <Suspense fallback={null}>
        <LatePlace {...props} />
      </Suspense>
    );
  };
}
