import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { site } from '../../../content/site.ts';
import { Button } from '../ui/button.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { FormNameContext } from './field-id.ts';
import { KeptNote } from './kept-note.tsx';
import type { AcceptedLead, LeadForm } from './lead-form.ts';
import { SendingNote } from './sending/sending-note.tsx';
import { useLeadForm } from './use-lead-form.ts';

/**
 * A form that leaves a lead, around its fields: the summary of what is wrong above them, the button and what is kept below.
 * `browserChecks` leaves empty fields and the e-mail's form to the browser.
 */
export function LeadFormFrame({
  lead,
  label,
  submit,
  busy,
  browserChecks = false,
  onAccepted,
  children,
}: {
  lead: LeadForm;
  /** What the form is called aloud. */
  label: string;
  submit: string;
  /** What the button says while it is sent. */
  busy: string;
  browserChecks?: boolean;
  onAccepted: (accepted: AcceptedLead) => void;
  children: ReactNode;
}) {
  const { form, isKept, isBusy, attempts, notice, submit: send, clear } = useLeadForm(lead, onAccepted);
  return (
    <FormNameContext value={lead.name}>
      <FormProvider {...form}>
        {/* Without script nothing sends it, and what was typed does not end up in an address. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whoever comes to a field needs the rules soon */}
        <form
          className="lead-form"
          method="post"
          noValidate={!browserChecks}
          aria-label={label}
          onFocus={lead.rules.prefetch}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <FormErrorSummary
            title="Please look at these fields again"
            names={Object.keys(lead.empty)}
            attempt={attempts}
          />
          {children}
          <SendingNote notice={notice} />
          <div className="row">
            <Button type="submit" variant="go" busy={isBusy}>
              {isBusy ? busy : submit}
            </Button>
          </div>
          <noscript>
            <p>
              Sending this form needs JavaScript. Please write to <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          </noscript>
          {isKept && <KeptNote onClear={clear} />}
        </form>
      </FormProvider>
    </FormNameContext>
  );
}
