import type { ReactNode } from 'react';

/** One part of the form, all of them one under the other: a room in the row, lit as far as this one. */
export function OnboardingPart({
  title,
  intro,
  place,
  of: total,
  children,
}: {
  title: string;
  intro?: string;
  place: number;
  of: number;
  children: ReactNode;
}) {
  return (
    <fieldset className="onboarding-part">
      <legend>
        <span className="part-rooms" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <i key={index} {...(index < place && { className: 'on' })} />
          ))}
        </span>
        <span className="note">
          {place} of {total}
        </span>
        <span className="part-title">{title}</span>
      </legend>
      <div className="part-fields">
        {intro !== undefined && <p className="part-intro">{intro}</p>}
        <div className="form">{children}</div>
      </div>
    </fieldset>
  );
}
