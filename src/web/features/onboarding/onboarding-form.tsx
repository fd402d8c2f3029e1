import type { DragEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { site } from '../../../../content/site.ts';
import { FormNameContext } from '../../forms/field-id.ts';
import { FormErrorSummary } from '../../forms/form-error-summary.tsx';
import { KeptNote } from '../../forms/kept-note.tsx';
import { SendingNote } from '../../forms/sending/sending-note.tsx';
import { Button } from '../../ui/button.tsx';
import { errorNames, type OnboardingKind } from './onboarding-kind.ts';
import type { OnboardingProps } from './onboarding-props.ts';
import { useOnboardingForm } from './use-onboarding-form.ts';
import '../../styles/parts/lead-form.css';
import '../../styles/parts/onboarding.css';
import '../../styles/parts/upload.css';
import { UploadsContext } from './use-uploads.ts';

/** A picture dropped beside its place must not take the page with it. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** Both forms: the heading, the summary of what is wrong, the parts, the button and what is kept. */
export function OnboardingForm({
  kind,
  level = 3,
  children,
  ...props
}: OnboardingProps & { kind: OnboardingKind; level?: 2 | 3; children: ReactNode }) {
  const { name, form, uploads, shownUploads, ...state } = useOnboardingForm(kind, props);
  const Heading = `h${level}` as const;
  const heading = props.heading ?? kind.heading;
  return (
    <FormNameContext value={name}>
      <FormProvider {...form}>
        <UploadsContext value={{ api: uploads, shown: shownUploads }}>
          <div className="onboarding">
            <Heading>{heading}</Heading>
            {/* Without script nothing sends it, and what was typed does not end up in an address. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whoever comes to a field needs the rules soon */}
            <form
              className="onboarding-form"
              method="post"
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
              {children}
              <div className="onboarding-end">
                <SendingNote notice={state.notice} />
                <div className="row">
                  <Button type="submit" variant="go" busy={state.isBusy}>
                    {state.isBusy ? 'Submitting...' : 'Complete Onboarding'}
                  </Button>
                </div>
                <p className="onboarding-next">Work begins within 24 hours of receiving this.</p>
                <noscript>
                  <p>
                    Sending this form needs JavaScript. Please write to{' '}
                    <a href={`mailto:${site.email}`}>{site.email}</a>.
                  </p>
                </noscript>
                {state.isKept && <KeptNote onClear={state.clear} />}
              </div>
            </form>
          </div>
        </UploadsContext>
      </FormProvider>
    </FormNameContext>
  );
}
