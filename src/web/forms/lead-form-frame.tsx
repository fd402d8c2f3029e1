import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { LOOK_AGAIN } from '../../contract/form-pages.ts';
import { Button } from '../ui/button.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { FormNameContext } from './field-id.ts';
import { KeptNote } from './kept-note.tsx';
import type { AcceptedLead, LeadForm } from './lead-form.ts';
import { SendingNote } from './sending/sending-note.tsx';
import { TrapField } from './trap-field.tsx';
import { useLeadForm } from './use-lead-form.ts';

/** The frame of a lead form around its fields: the error summary above, the button and the note about the draft below. */
export function LeadFormFrame({
  lead,
  label,
  submit,
  busy,
  onAccepted,
  children,
}: {
  lead: LeadForm;
  /** The form's accessible name. */
  label: string;
  submit: string;
  /** The button's text while the form is sent. */
  busy: string;
  onAccepted: (accepted: AcceptedLead) => void;
  children: ReactNode;
}) {
  const { form, isKept, isBusy, attempts, notice, takeTrap, submit: send, clear } = useLeadForm(lead, onAccepted);
  return (
    <FormNameContext value={lead.name}>
      <FormProvider {...form}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first focus loads the rules */}
        <form
          className="lead-form"
          method="post"
          action={lead.page}
          data-sends={lead.path}
          noValidate
          aria-label={label}
          onFocus={lead.rules.prefetch}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <FormErrorSummary title={LOOK_AGAIN} names={Object.keys(lead.empty)} attempt={attempts} />
          {children}
          <TrapField take={takeTrap} />
          <SendingNote notice={notice} />
          <div className="row">
            <Button type="submit" variant="go" busy={isBusy}>
              {isBusy ? busy : submit}
            </Button>
          </div>
          {isKept && <KeptNote onClear={clear} />}
        </form>
      </FormProvider>
    </FormNameContext>
  );
}
