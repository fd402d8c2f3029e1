import { FormTextField } from '../../forms/form-fields.tsx';
import { LeadFormFrame } from '../../forms/lead-form-frame.tsx';
import type { AcceptedLead } from '../../forms/lead-form.ts';
import { lendingLead } from './lending-lead.ts';

export function LendingForm({ onAccepted }: { onAccepted: (accepted: AcceptedLead) => void }) {
  return (
    <LeadFormFrame
      lead={lendingLead}
      label="Free lending system"
      submit="Get Free System"
      busy="Processing..."
      browserChecks
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
