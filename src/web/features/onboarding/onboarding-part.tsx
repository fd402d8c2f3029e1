import type { ReactNode } from 'react';
import type { PartFields } from './answered-parts.ts';

/** One part of the form: its title, its fields, and which of them decide whether it is answered. */
export interface Part extends PartFields {
  readonly title: string;
  /** A sentence above the fields. */
  readonly intro?: string;
  readonly fields: ReactNode;
}

/** The id of a part within its form. */
export const partId = (form: string, index: number) => `${form}-part-${String(index + 1)}`;

export function OnboardingPart({ part: { title, intro, fields }, id }: { part: Part; id: string }) {
  return (
    <fieldset className="onboarding-part" id={id} tabIndex={-1}>
      <legend>{title}</legend>
      <div className="part-fields">
        {intro !== undefined && <p className="part-intro">{intro}</p>}
        <div className="form">{fields}</div>
      </div>
    </fieldset>
  );
}
