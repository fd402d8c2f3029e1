import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import { ORDER_TOKEN_HEADER } from '../../../contract/visitor-api.ts';
import { loadUnsent } from '../../forms/browser-draft.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useFormSending } from '../../forms/use-form-sending.ts';
import { showToast } from '../../ui/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { initialState, onboardingDraft, type OnboardingDraft } from './onboarding-draft.ts';
import { errorNames, onboardingRequest, type OnboardingKind } from './onboarding-kind.ts';
import { emptyOnboarding, isSame, type OnboardingValues } from './onboarding-values.ts';
import { keptOf, uploadFields, uploadProblems, type Uploads } from './upload-state.ts';
import { useUploads } from './use-uploads.ts';

/** The props of both onboarding forms. */
export interface OnboardingProps {
  /** The paid order and its token. */
  readonly order?: { readonly id: string; readonly token: string };
  /** The buyer's name and e-mail, which the form is filled with. */
  readonly customer?: { readonly name: string; readonly email: string };
  /** The heading; by default the package and its price. */
  readonly heading?: string;
  /** Called once the form was accepted, in the preview once it is valid. */
  readonly onDone: () => void;
  /** Checks everything and sends nothing, not even pictures. */
  readonly preview?: boolean;
}

const failure = {
  title: 'Submission Error',
  description: 'There was an issue submitting your information. Please try again.',
  tone: 'bad',
} as const;

/** The form's rules, and an error for each failed picture. */
function withUploads(
  { resolver }: OnboardingKind['rules'],
  uploads: () => Uploads,
): OnboardingKind['rules']['resolver'] {
  return async (values, context, options) => {
    const checked = await resolver(values, context, options);
    const problems = Object.entries(uploadProblems(uploads()));
    if (problems.length === 0) return checked;
    const errors: FieldErrors<OnboardingValues> = { ...checked.errors };
    for (const [field, message] of problems) Object.assign(errors, { [field]: { type: 'upload', message } });
    return { values: {}, errors };
  };
}

/** One of the two forms: its values, its pictures, their draft, and how it is sent. */
export function useOnboardingForm(kind: OnboardingKind, { order, customer, preview = false, onDone }: OnboardingProps) {
  const name = preview ? `${kind.name}-preview` : kind.name;
  const requestOf = (values: OnboardingValues) =>
    onboardingRequest(kind, values, { orderId: order?.id, page: location.pathname });
  const [draft] = useState(() => onboardingDraft(name));
  const [begin] = useState(() =>
    initialState(
      loadUnsent(draft, ({ values }) => requestOf(values)),
      customer,
      Date.now(),
    ),
  );
  // The prerendered page has no draft: a draft is shown after hydration.
  const hydrated = useHydrated();
  const attempt = useRef(begin.attempt);
  const uploads = useUploads(begin.uploads, { sends: !preview, onChange: handleUploads });
  const form = useForm<OnboardingValues, unknown, FieldValues>({
    defaultValues: begin.values,
    mode: 'onTouched',
    resolver: withUploads(kind.rules, uploads.current),
    shouldFocusError: false,
  });
  const fresh = useRef(initialState(null, customer, 0).values);
  const { isKept, touch, save, forget } = useDraft<OnboardingDraft>(draft, {
    wasKept: begin.wasKept,
    current: () => ({ values: form.getValues(), uploads: keptOf(uploads.current()), attempt: attempt.current }),
    isEmpty: ({ values }) => isSame(values, fresh.current) || isSame(values, emptyOnboarding),
  });
  const { isBusy, attempts, notice, submit, reset } = useFormSending({
    form,
    names: errorNames(kind),
    prepare: () => Promise.all([kind.rules.ready(), uploads.settled()]),
    path: kind.path,
    ...(order && { headers: { [ORDER_TOKEN_HEADER]: order.token } }),
    told: () => ({ what: 'Your onboarding form', arrived: kind.done }),
    lastAttempt: () => attempt.current,
    keepAttempt: (next) => {
      attempt.current = next;
      save();
    },
    request: () => requestOf(form.getValues()),
    decide: async () => (preview ? endPreview() : 'send'),
    readAnswer: () => null,
    onAccepted: () => {
      clear();
      showToast(kind.done);
      onDone();
    },
    onServerError: dropUpload,
    showFailure: () => showToast(failure),
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  function handleUploads(changed: Uploads): void {
    for (const field of uploadFields) {
      const upload = changed[field];
      const id = upload.state === 'kept' ? upload.id : '';
      if (form.getValues(field) !== id) form.setValue(field, id);
      if (upload.state !== 'failed') form.clearErrors(field);
    }
  }

  /** Removes a picture from the form that the server no longer has. */
  function dropUpload(path: FieldPath<OnboardingValues>, message: string): void {
    const known = uploadFields.find((upload) => upload === path);
    if (known) uploads.drop(known, message);
  }

  function endPreview(): null {
    reset();
    onDone();
    return null;
  }

  function clear(): void {
    uploads.clear();
    form.reset(fresh.current, { keepFieldsRef: true });
    attempt.current = null;
    reset();
    forget();
  }

  return {
    name,
    form,
    uploads,
    shownUploads: hydrated ? uploads.uploads : null,
    isKept: hydrated && isKept,
    isBusy,
    attempts,
    notice,
    submit,
    clear,
  };
}
