import type { DragEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { delivery } from '../../../../content/packages.ts';
import { site } from '../../../../content/site.ts';
import { FormNameContext } from '../../forms/field-id.ts';
import { FormErrorSummary } from '../../forms/form-error-summary.tsx';
import { KeptNote } from '../../forms/kept-note.tsx';
import { SendingNote } from '../../forms/sending/sending-note.tsx';
import { Button } from '../../ui/button.tsx';
import { errorNames, type OnboardingKind } from './onboarding-kind.ts';
import { OnboardingPart, partId, type Part } from './onboarding-part.tsx';
import { PartRail } from './part-rail.tsx';
import { useOnboardingForm, type OnboardingProps } from './use-onboarding-form.ts';
import '../../styles/parts/lead-form.css';
import '../../styles/parts/onboarding.css';
import '../../styles/parts/upload.css';
import { UploadsContext } from './use-uploads.ts';

/** Without this, a picture dropped beside its field would replace the page. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** Both forms: heading, error summary, the rail and its parts, button and the note about the draft. */
export function OnboardingForm({
  kind,
  parts,
  level = 3,
  ...props
}: OnboardingProps & { kind: OnboardingKind; parts: readonly Part[]; level?: 2 | 3 }) {
  const { name, form, uploads, shownUploads, ...state } = useOnboardingForm(kind, props);
  const Heading = `h${level}` as const;
  const heading = props.heading ?? kind.heading;
  return (
    <FormNameContext value={name}>
      <FormProvider {...form}>
        <UploadsContext value={{ api: uploads, shown: shownUploads }}>
          <div className="onboarding">
            <Heading>{heading}</Heading>
            {/* Method post: without scripts, typed values must not end up in the address. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first focus loads the rules */}
            <form
              className="onboarding-form"
              method="post"
              data-sends={props.preview === true ? undefined : kind.path}
              noValidate
              aria-label={heading}
              onFocus={kind.rules.prefetch}
              onDragOver={keepPage}
              onDrop={keepPage}
              onSubmit={(event) => {
                event.preventDefault();
                state.submit();
              }}
            >
              <FormErrorSummary
                title="Please look at these fields again"
                names={errorNames(kind)}
                attempt={state.attempts}
              />
              <PartRail parts={parts} />
              <div className="onboarding-parts">
                {parts.map((part, index) => (
                  <OnboardingPart key={part.title} part={part} id={partId(name, index)} />
                ))}
                <div className="onboarding-end">
                  <SendingNote notice={state.notice} />
                  <div className="row">
                    <Button type="submit" variant="go" busy={state.isBusy}>
                      {state.isBusy ? 'Submitting...' : 'Complete Onboarding'}
                    </Button>
                  </div>
                  <p className="onboarding-next">Work begins within {delivery.beginsWithin} of receiving this.</p>
                  <noscript>
                    <p>
                      Sending this form needs JavaScript. Please write to{' '}
                      <a href={`mailto:${site.email}`}>{site.email}</a>.
                    </p>
                  </noscript>
                  {state.isKept && <KeptNote onClear={state.clear} />}
                </div>
              </div>
            </form>
          </div>
        </UploadsContext>
      </FormProvider>
    </FormNameContext>
  );
}
