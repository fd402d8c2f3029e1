import { useEffect, useRef } from 'react';

/**
 * A submitted form's errors, each with a link to its field. It takes the focus when it appears, so that it is read aloud.
 * Give it a `key` that changes with every attempt.
 */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With a long list, the browser's own scrolling to the focus may leave the heading under the site's header.
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={ref}>
      <h3>{title}</h3>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
