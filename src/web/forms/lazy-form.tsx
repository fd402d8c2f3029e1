import { Suspense, lazy, useEffect, useRef } from 'react';
import { pageLanguage } from '../words/say.ts';
import { announceTaken, PENDING } from '../boot/ready.ts';
import { hydrateForm, type FormSource, FormRoot } from './hydrate-form.tsx';

interface PlaceProps<Outcome> {
  onAccepted?: ((outcome: Outcome) => void) | undefined;
}

/** React hydrates what stands in a boundary of its own after the page around it. */
const pending = { [PENDING]: '' };

/** The container of the form's own root. React leaves its prerendered content alone. */
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
  useEffect(() => {
    if (place.current === null) return undefined;
    const end = hydrateForm(place.current, source, (outcome) => latest.current?.(outcome));
    // What is pressed from here on is kept for the form's own code.
    announceTaken(place.current);
    return end;
  }, [source]);
  return (
    // oxlint-disable-next-line react/no-danger -- the form's own markup, prerendered with the page
    <div
      {...pending}
      className="form-place"
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * A prerendered form whose code is loaded when the visitor comes near it. It has a React root of its own, because React removes a suspended
 * part from the page whenever the address changes. So it has no router, and the page shows what follows, after
 * `onAccepted`.
 */
export function lazyForm<Outcome>(source: FormSource<Outcome>) {
  async function prerender() {
    const [Form, { renderToString }] = await Promise.all([source.load(), import('react-dom/server')]);
    const html = renderToString(
      <FormRoot>
        <Form onAccepted={() => undefined} />
      </FormRoot>,
      { identifierPrefix: source.ids },
    );
    return { default: (props: PlaceProps<Outcome>) => <Place {...props} source={source} html={html} /> };
  }

  // A lazy part keeps what it was rendered as, and a page is rendered in its own language. The browser gets none of this, nor React's server.
  const prerendered = import.meta.env.SSR ? { en: lazy(prerender), es: lazy(prerender) } : null;

  const LatePlace = (props: PlaceProps<Outcome>) => <Place {...props} source={source} html="" />;

  return function LazyForm(props: PlaceProps<Outcome>) {
    const LazyPlace = prerendered === null ? LatePlace : prerendered[pageLanguage()];
    return (
      <Suspense fallback={null}>
        <LazyPlace {...props} />
      </Suspense>
    );
  };
}
