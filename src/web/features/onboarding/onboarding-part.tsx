import type { ReactNode } from 'react';

/** A sentence above the fields of some parts. */
export const partIntros = {
  domain: 'Without one, I suggest three that are free and you choose.',
  pictures: 'As large as you have them. A photo of your card or your sign tells me as much as a designer’s file.',
  pages: 'Tick what you want. What you leave out can be added later.',
  notices: 'Who hears of a new lead. Left empty, it is you, at the address and number above.',
  followUp: 'What answers when you cannot. Tick what should run from the first day.',
  extras: 'Tick what I should set up with the build.',
} as const;

/** One part of the form, with a row of rooms that is lit as far as this part. */
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
