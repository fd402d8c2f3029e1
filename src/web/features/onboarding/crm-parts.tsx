import { afterForm, onboardingLabels as labels, processors } from '../../../../content/onboarding.ts';
import { onboardingLimits as limits } from '../../../contract/onboarding-choices.ts';
import { FormCheckField, FormSelectField, FormTextAreaField, FormTextField } from '../../forms/form-fields.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { Part } from './onboarding-part.tsx';
import { useTicked } from './use-ticked.ts';

function ClientFields() {
  return (
    <>
      <FormTextAreaField
        name="clientTypes"
        label={labels.clientTypes}
        hint="Who you work for, and who should not call."
        maxLength={limits.block}
        rows={3}
        className="all"
      />
      <FormTextField
        name="businessHours"
        label={labels.businessHours}
        hint={<Unbroken>When somebody answers: Mon-Fri 9 AM - 5 PM.</Unbroken>}
        autoComplete="off"
        maxLength={1000}
        className="all"
      />
    </>
  );
}

function LeadFields() {
  return (
    <>
      <FormSelectField name="postFormAction" label={labels.postFormAction} autoComplete="off" className="all">
        <option value="">Choose</option>
        {afterForm.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormSelectField>
      <div className="ticks-grid all">
        <FormCheckField name="leadCapturePopup" label={labels.leadCapturePopup} className="tick" />
        <FormCheckField name="newsletterOption" label={labels.newsletterOption} className="tick" />
      </div>
    </>
  );
}

function FollowUpFields() {
  const hasCurrentCrm = useTicked('hasCurrentCrm');
  return (
    <>
      <div className="ticks-grid all">
        <FormCheckField name="emailAutomation" label={labels.emailAutomation} className="tick" />
        <FormCheckField name="smsFollowUp" label={labels.smsFollowUp} className="tick" />
        <FormCheckField name="aiSms" label={labels.aiSms} className="tick" />
        <FormCheckField name="aiVoice" label={labels.aiVoice} className="tick" />
        <FormCheckField name="hasCurrentCrm" label={labels.hasCurrentCrm} className="tick" />
      </div>
      {hasCurrentCrm && (
        <FormTextField
          name="currentCrmName"
          label={labels.currentCrmName}
          autoComplete="off"
          maxLength={limits.line}
          className="all"
          optional
        />
      )}
    </>
  );
}

function ExtraFields() {
  const onlinePayment = useTicked('onlinePayment');
  return (
    <>
      <div className="ticks-grid all">
        <FormCheckField name="calendarIntegration" label={labels.calendarIntegration} className="tick" />
        <FormCheckField name="courses" label={labels.courses} className="tick" />
        <FormCheckField name="blogs" label={labels.blogs} className="tick" />
        <FormCheckField name="onlinePayment" label={labels.onlinePayment} className="tick" />
      </div>
      {onlinePayment && (
        <FormSelectField
          name="paymentProcessor"
          label={labels.paymentProcessor}
          autoComplete="off"
          className="all"
          optional
        >
          <option value="">Not decided yet</option>
          {processors.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormSelectField>
      )}
    </>
  );
}

export const clientPart: Part = {
  title: 'Your clients',
  needs: ['clientTypes', 'businessHours'],
  fields: <ClientFields />,
};
export const leadPart: Part = { title: 'Catching leads', needs: ['postFormAction'], fields: <LeadFields /> };
export const followUpPart: Part = {
  title: 'Follow-up',
  intro: 'What answers when you cannot. Tick what should run from the first day.',
  offers: ['emailAutomation', 'smsFollowUp', 'aiSms', 'aiVoice', 'hasCurrentCrm'],
  fields: <FollowUpFields />,
};
export const extraPart: Part = {
  title: 'Calendar, payments and more',
  intro: 'Tick what I should set up with the build.',
  offers: ['calendarIntegration', 'courses', 'blogs', 'onlinePayment'],
  fields: <ExtraFields />,
};
