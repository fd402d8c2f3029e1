import { smsConsent } from '../../../../content/deals.ts';
import { FormCheckField, FormTextField } from '../../forms/form-fields.tsx';
import { LeadFormFrame } from '../../forms/lead-form-frame.tsx';
import type { AcceptedLead } from '../../forms/lead-form.ts';
import { waitlistLead } from './waitlist-lead.ts';

export function WaitlistForm({ onAccepted }: { onAccepted: (accepted: AcceptedLead) => void }) {
  return (
    <LeadFormFrame
      lead={waitlistLead}
      label="Course waitlist"
      submit="Join the Waitlist"
      busy="Joining..."
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
        enterKeyHint="next"
        maxLength={254}
        required
      />
      <FormTextField
        name="phone"
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        maxLength={40}
        required
      />
      <FormCheckField name="wantsTexts" label={smsConsent.wording} optional />
    </LeadFormFrame>
  );
}
