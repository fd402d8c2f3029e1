import { EMAIL_MISSING } from '../../../contract/form-messages.ts';
import { businessBuyerCourse } from '../../../../content/courses.ts';
import { smsConsent } from '../../../../content/deals.ts';
import { FormCheckField, FormTextField } from '../../forms/form-fields.tsx';
import { LeadFormFrame } from '../../forms/lead-form-frame.tsx';
import type { AcceptedLead, LeadForm } from '../../forms/lead-form.ts';
import { formFailures, formPaths } from '../../../contract/form-pages.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import type { WaitlistEntry } from '../../../contract/waitlist.ts';
import { requiredTexts } from '../../forms/form-rules.ts';

/** The browser checks the e-mail's format; nothing is sent while a field is empty. */
export const waitlistLead: LeadForm = {
  name: 'waitlist',
  empty: { name: '', email: '', phone: '', wantsTexts: false } satisfies Record<
    keyof Omit<WaitlistEntry, 'smsConsent'> | 'wantsTexts',
    string | boolean
  >,
  rules: requiredTexts({
    name: 'Please enter your full name',
    email: EMAIL_MISSING,
    phone: 'Please enter your phone number',
  }),
  path: visitorPaths.waitlist,
  page: formPaths.waitlist,
  told: {
    what: 'Your place on the waitlist',
    arrived: {
      title: "You're on the waitlist!",
      description: `We'll notify you when enrollment opens for the ${businessBuyerCourse.weeks}-week course.`,
    },
  },
  failure: { ...formFailures.waitlist, tone: 'bad' },
};

export function WaitlistForm({ onAccepted }: { onAccepted: (accepted: AcceptedLead) => void }) {
  return (
    <LeadFormFrame
      lead={waitlistLead}
      label="Course waitlist"
      submit="Join the Waitlist"
      busy="Joining..."
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
