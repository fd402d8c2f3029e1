import { loadCode } from '../../api/load-code.ts';
import { smsConsent } from '../../../../content/deals.ts';
import { currentCrms, leadVolumes } from '../../../../content/reactivation.ts';
import { FormCheckField, FormSelectField, FormTextAreaField, FormTextField } from '../../forms/form-fields.tsx';
import { LeadFormFrame } from '../../forms/lead-form-frame.tsx';
import type { AcceptedLead, LeadForm } from '../../forms/lead-form.ts';
import type { z } from 'zod';
import { formFailures, formPaths } from '../../../contract/form-pages.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import type { reactivationSchema } from '../../../contract/reactivation.ts';
import { lazyRules } from '../../forms/form-rules.ts';

type Field = keyof Omit<z.input<typeof reactivationSchema>, 'smsConsent'>;

/** The strategy form, in the order in which it is shown. */
export const reactivationLead: LeadForm = {
  name: 'reactivation',
  empty: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    wantsTexts: false,
    company: '',
    currentCRM: '',
    leadVolume: '',
    challenges: '',
    goals: '',
  } satisfies Record<Field | 'wantsTexts', string | boolean>,
  rules: lazyRules(async () => (await loadCode(() => import('../../../contract/reactivation.ts'))).reactivationSchema),
  path: visitorPaths.reactivation,
  page: formPaths.reactivation,
  told: {
    what: 'Your strategy request',
    arrived: { title: 'Your strategy request has arrived', description: 'I read it myself and answer by e-mail.' },
  },
  failure: { ...formFailures.reactivation, tone: 'bad' },
};

export function ReactivationForm({ onAccepted }: { onAccepted: (accepted: AcceptedLead) => void }) {
  return (
    <LeadFormFrame
      lead={reactivationLead}
      label="Reactivation strategy"
      submit="Get My Strategy"
      busy="Connecting..."
      onAccepted={onAccepted}
    >
      <div className="form">
        <FormTextField name="firstName" label="First Name" autoComplete="given-name" maxLength={100} className="half" />
        <FormTextField name="lastName" label="Last Name" autoComplete="family-name" maxLength={100} className="half" />
        <FormTextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
        />
        <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
        <FormCheckField name="wantsTexts" label={smsConsent.wording} optional className="all" />
        <FormTextField
          name="company"
          label="Company"
          autoComplete="organization"
          maxLength={200}
          optional
          className="all"
        />
        <FormSelectField name="currentCRM" label="Current CRM" autoComplete="off">
          <option value="">Choose</option>
          {currentCrms.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormSelectField>
        <FormSelectField name="leadVolume" label="Monthly Lead Volume" autoComplete="off">
          <option value="">Choose</option>
          {leadVolumes.map((volume) => (
            <option key={volume} value={volume}>
              {volume} leads a month
            </option>
          ))}
        </FormSelectField>
        <FormTextAreaField
          name="challenges"
          label="Current Challenges"
          hint="What happened to the letters you sent, and what you have tried since."
          maxLength={5000}
          rows={4}
          className="all"
        />
        <FormTextAreaField
          name="goals"
          label="Goals"
          hint="What would make this worth it: replies a week, contracts a month."
          maxLength={5000}
          rows={4}
          className="all"
        />
      </div>
    </LeadFormFrame>
  );
}
