import { EMAIL_MISSING } from '../../../contract/form-messages.ts';
import { FormTextField } from '../../forms/form-fields.tsx';
import { LeadFormFrame } from '../../forms/lead-form-frame.tsx';
import type { AcceptedLead, LeadForm } from '../../forms/lead-form.ts';
import { formFailures, formPaths } from '../../../contract/form-pages.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import type { LendingLead } from '../../../contract/lending.ts';
import { requiredTexts } from '../../forms/form-rules.ts';

/** The browser checks the e-mail's format; nothing is sent while a field is empty. */
export const lendingLead: LeadForm = {
  name: 'lending',
  empty: { name: '', email: '' } satisfies Record<keyof LendingLead, string>,
  rules: requiredTexts({ name: 'Please enter your full name', email: EMAIL_MISSING }),
  path: visitorPaths.lendingLeads,
  page: formPaths.lending,
  told: {
    what: 'Your request for the lending system',
    arrived: { title: 'Success!', description: 'Check your email for the free lending snapshot!' },
  },
  failure: { ...formFailures.lending, tone: 'bad' },
};

export function LendingForm({ onAccepted }: { onAccepted: (accepted: AcceptedLead) => void }) {
  return (
    <LeadFormFrame
      lead={lendingLead}
      label="Free lending system"
      submit="Get Free System"
      busy="Processing..."
      onAccepted={onAccepted}
    >
      <FormTextField name="name" label="Full Name" autoComplete="name" enterKeyHint="next" maxLength={200} required />
      <FormTextField
        name="email"
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="send"
        maxLength={254}
        required
      />
    </LeadFormFrame>
  );
}
