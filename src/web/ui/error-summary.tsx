import { useEffect, useRef } from 'react';

/**
 * What stands in the way of a form that was sent, with a link to each field. Takes the focus when it appears, so that
 * it is read; give it a `key` that changes with every attempt.
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
    // A long list does not fit the window; the browser's own way to the focus may then leave its heading under the header.
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
