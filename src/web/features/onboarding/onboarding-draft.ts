import { UPLOAD_KEPT_MS } from '../../../contract/upload-limits.ts';
import type { Attempt } from '../../forms/attempt.ts';
import { browserDraft } from '../../forms/browser-draft.ts';
import type { Draft } from '../../forms/draft.ts';
import { fieldsOf, readAttempt } from '../../forms/kept-values.ts';
import { emptyOnboarding, isSame, readOnboardingValues, type OnboardingValues } from './onboarding-values.ts';
import { noUploads, readKeptUploads, uploadsOf, type KeptUploads, type Uploads } from './upload-state.ts';

/** All that a reload must not lose. */
export interface OnboardingDraft {
  readonly values: OnboardingValues;
  readonly uploads: KeptUploads;
  /** The last try to send it: should its answer have been lost, the next one is known as the same. */
  readonly attempt: Attempt | null;
}

/** What can be trusted of a kept draft; null where nothing stands in it. */
export function readOnboardingDraft(kept: unknown): OnboardingDraft | null {
  const given = fieldsOf(kept);
  const uploads = readKeptUploads(given['uploads']);
  const values = {
    ...readOnboardingValues(given['values']),
    logoFile: uploads.logoFile?.id ?? '',
    brandDesignFile: uploads.brandDesignFile?.id ?? '',
  };
  return isSame(values, emptyOnboarding) ? null : { values, uploads, attempt: readAttempt(given['attempt']) };
}

/** The drafts of this form in this browser. */
export function onboardingDraft(name: string): Draft<OnboardingDraft> {
  return browserDraft<OnboardingDraft>({ name, version: 1, read: readOnboardingDraft });
}

export interface Beginning {
  readonly values: OnboardingValues;
  readonly uploads: Uploads;
  readonly attempt: Attempt | null;
  readonly wasKept: boolean;
}

/** What the form begins with: the draft, where there is one, and who bought where that is not said yet. */
export function initialState(
  kept: OnboardingDraft | null,
  customer: { readonly name: string; readonly email: string } | undefined,
  nowMs: number,
): Beginning {
  const values = kept?.values ?? emptyOnboarding;
  const uploads = kept ? uploadsOf(kept.uploads, { nowMs, keptMs: UPLOAD_KEPT_MS }) : noUploads;
  const idOf = (upload: Uploads[keyof Uploads]) => (upload.state === 'kept' ? upload.id : '');
  return {
    values: {
      ...values,
      fullName: values.fullName === '' ? (customer?.name ?? '') : values.fullName,
      email: values.email === '' ? (customer?.email ?? '') : values.email,
      logoFile: idOf(uploads.logoFile),
      brandDesignFile: idOf(uploads.brandDesignFile),
    },
    uploads,
    attempt: kept?.attempt ?? null,
    wasKept: kept !== null,
  };
}
