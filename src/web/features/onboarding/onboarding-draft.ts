import { UPLOAD_KEPT_MS } from '../../../contract/upload-limits.ts';
import type { Attempt } from '../../forms/sending/attempt.ts';
import { browserDraft } from '../../forms/browser-draft.ts';
import type { Draft } from '../../forms/draft.ts';
import { fieldsOf, readAttempt } from '../../forms/sending/kept-values.ts';
import { emptyOnboarding, isSame, readOnboardingValues, type OnboardingValues } from './onboarding-values.ts';
import { noUploads, readKeptUploads, uploadsOf, type KeptUploads, type Uploads } from './upload-state.ts';

/** Everything that must survive a reload. */
export interface OnboardingDraft {
  readonly values: OnboardingValues;
  readonly uploads: KeptUploads;
  /** The last attempt to send it. If its answer was lost, the next attempt has the same idempotency key. */
  readonly attempt: Attempt | null;
}

/** The valid parts of a stored draft; null if it is empty. */
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

/** This form's drafts in this browser. */
export function onboardingDraft(name: string): Draft<OnboardingDraft> {
  return browserDraft<OnboardingDraft>({ name, version: 1, read: readOnboardingDraft });
}

export interface Beginning {
  readonly values: OnboardingValues;
  readonly uploads: Uploads;
  readonly attempt: Attempt | null;
  readonly wasKept: boolean;
}

/** The form's initial values: the draft if there is one, and the buyer's name and e-mail if those fields are empty. */
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
