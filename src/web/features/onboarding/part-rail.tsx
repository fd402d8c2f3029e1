import { useCallback, use, useSyncExternalStore, type MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormNameContext } from '../../forms/field-id.ts';
import { answeredParts } from './answered-parts.ts';
import { emptyOnboarding, type OnboardingValues } from './onboarding-values.ts';
import { partId, type Part } from './onboarding-part.tsx';
import { UploadsContext } from './use-uploads.ts';

const initially = new Map<string, unknown>(Object.entries(emptyOnboarding));

function jump(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (part === null) return;
  event.preventDefault();
  part.scrollIntoView({ block: 'start', behavior: 'instant' });
  part.focus({ preventScroll: true });
}

/** All parts of the form as rooms in a row, each a link to its part and lit once the part is answered. */
export function PartRail({ parts }: { parts: readonly Part[] }) {
  const form = use(FormNameContext);
  const shownUploads = use(UploadsContext)?.shown;
  const { subscribe, getValues, getFieldState } = useFormContext<OnboardingValues>();
  const answered = useSyncExternalStore(
    useCallback(
      (changed: () => void) => subscribe({ formState: { values: true, errors: true }, callback: changed }),
      [subscribe],
    ),
    () =>
      answeredParts(
        parts,
        (name) => {
          const picture = name === 'logoFile' || name === 'brandDesignFile' ? shownUploads?.[name].state : undefined;
          return picture === 'shown' || getValues(name);
        },
        (name) => getFieldState(name).error !== undefined,
      ),
    // The prerendered page has no draft.
    () => answeredParts(parts, (name) => initially.get(name)),
  );
  return (
    <nav className="part-rail" aria-label="Parts of this form">
      <ol className="walled">
        {parts.map(({ title }, index) => {
          const isAnswered = answered[index] === '1';
          return (
            <li key={title} {...(isAnswered && { className: 'on' })}>
              <a href={`#${partId(form, index)}`} onClick={(event) => jump(event, partId(form, index))}>
                <span className="note">{index + 1}</span> <span className="part-name sr-only">{title}</span>
                {isAnswered && <span className="part-done note sr-only">answered</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
