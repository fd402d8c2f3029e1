import { useState } from 'react';
import { smsConsent } from '../../../../content/deals.ts';
import { onboardingLabels as labels, onboardingPages } from '../../../../content/onboarding.ts';
import { onboardingLimits as limits } from '../../../contract/onboarding-choices.ts';
import { FormCheckField, FormTextAreaField, FormTextField } from '../../forms/form-fields.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { localDay, type OnboardingKind } from './onboarding-kind.ts';
import type { Part } from './onboarding-part.tsx';
import { emptyOnboarding } from './onboarding-values.ts';
import { UploadField } from './upload-field.tsx';
import { useTicked } from './use-ticked.ts';

const mail = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const;
const phone = { type: 'tel', inputMode: 'tel', maxLength: limits.phone } as const;
/** An account's name or address, so a keyboard for both. */
const account = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: limits.line } as const;

function PersonFields() {
  return (
    <>
      <FormTextField name="fullName" label={labels.fullName} autoComplete="name" maxLength={limits.name} />
      <FormTextField
        name="businessName"
        label={labels.businessName}
        autoComplete="organization"
        maxLength={limits.name}
      />
      <FormTextField name="email" label={labels.email} autoComplete="email" {...mail} />
      <FormTextField name="phone" label={labels.phone} autoComplete="tel" {...phone} />
      <FormCheckField name="wantsTexts" label={smsConsent.wording} optional className="all" />
    </>
  );
}

function DomainFields() {
  const hasDomain = useTicked('hasDomain');
  return (
    <>
      <FormCheckField name="hasDomain" label={labels.hasDomain} className="tick all" />
      {hasDomain && (
        <FormTextField
          name="domainName"
          label={labels.domainName}
          placeholder="yourbusiness.com"
          inputMode="url"
          className="all"
          optional
          {...account}
        />
      )}
    </>
  );
}

function PictureFields() {
  return (
    <>
      <UploadField name="logoFile" label={labels.logoFile} />
      <UploadField name="brandDesignFile" label={labels.brandDesignFile} />
    </>
  );
}

function PageFields() {
  const wantsOther = useTicked('pages.other');
  return (
    <>
      <div className="ticks-grid all">
        {onboardingPages.map(({ value, label }) => (
          <FormCheckField
            key={value}
            name={`pages.${value}`}
            label={label}
            className="tick"
            // Ticked in the prerendered page too, which is shown before the form's code is loaded.
            defaultChecked={emptyOnboarding.pages[value] === true}
          />
        ))}
      </div>
      {wantsOther && (
        <FormTextField
          name="pages.otherText"
          label={labels.otherText}
          hint="Their names, or what they are for."
          autoComplete="off"
          maxLength={limits.line}
          className="all"
          optional
        />
      )}
    </>
  );
}

function NoticeFields() {
  return (
    <>
      <FormTextField name="notificationEmail" label={labels.notificationEmail} autoComplete="off" optional {...mail} />
      <FormTextField name="notificationPhone" label={labels.notificationPhone} autoComplete="off" optional {...phone} />
    </>
  );
}

function SocialFields() {
  return (
    <>
      <FormTextField name="socialMedia.instagram" label={labels.instagram} className="third" optional {...account} />
      <FormTextField name="socialMedia.facebook" label={labels.facebook} className="third" optional {...account} />
      <FormTextField name="socialMedia.tiktok" label={labels.tiktok} className="third" optional {...account} />
    </>
  );
}

function LaunchFields({ kind: { turnaround, fromToday } }: { kind: OnboardingKind }) {
  const [today] = useState(() => localDay(new Date()));
  // The page was prerendered on another day.
  const earliest = useHydrated() && fromToday ? { min: today } : {};
  return (
    <>
      <FormTextField
        name="launchDeadline"
        label={labels.launchDeadline}
        hint={<Unbroken>{`The day it has to be live. Usual: ${turnaround}.`}</Unbroken>}
        type="date"
        {...earliest}
      />
      <FormTextAreaField
        name="additionalNotes"
        label={labels.additionalNotes}
        hint="Sites you like, words you never want to read, anything I should not have to ask."
        maxLength={limits.block}
        rows={5}
        className="all"
        optional
      />
    </>
  );
}

export const personPart: Part = {
  title: 'You and your business',
  needs: ['fullName', 'businessName', 'email', 'phone'],
  fields: <PersonFields />,
};
export const domainPart: Part = {
  title: 'Domain',
  intro: 'Without one, I suggest three that are free and you choose.',
  offers: ['hasDomain'],
  fields: <DomainFields />,
};
export const picturePart: Part = {
  title: 'Logo and brand',
  intro: 'As large as you have them. A photo of your card or your sign tells me as much as a designer’s file.',
  offers: ['logoFile', 'brandDesignFile'],
  fields: <PictureFields />,
};
export const pagePart: Part = {
  title: 'Pages',
  intro: 'Tick what you want. What you leave out can be added later.',
  offers: ['pages'],
  fields: <PageFields />,
};
export const noticePart: Part = {
  title: 'Where your leads go',
  intro: 'Who hears of a new lead. Left empty, it is you, at the address and number above.',
  offers: ['notificationEmail', 'notificationPhone'],
  fields: <NoticeFields />,
};
export const socialPart: Part = { title: 'Social media', offers: ['socialMedia'], fields: <SocialFields /> };
export const launchPart = (kind: OnboardingKind): Part => ({
  title: 'Launch',
  needs: ['launchDeadline'],
  fields: <LaunchFields kind={kind} />,
});
