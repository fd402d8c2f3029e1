import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import { ORDER_TOKEN_HEADER } from '../../../contract/paths.ts';
import { postJson } from '../../api/request.ts';
import { RequestError } from '../../api/request-error.ts';
import { nextAttempt } from '../../forms/attempt.ts';
import { lazyResolver } from '../../forms/lazy-resolver.ts';
import { newKey } from '../../forms/new-key.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { showToast } from '../../ui/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { beginningOf, onboardingDraft, type OnboardingDraft } from './onboarding-draft.ts';
import { errorNames, onboardingRequest, type OnboardingKind } from './onboarding-kind.ts';
import type { OnboardingProps } from './onboarding-props.ts';
import type { OnboardingResolver } from './onboarding-resolver.ts';
import { emptyOnboarding, isSame, type OnboardingValues } from './onboarding-values.ts';
import { keptOf, uploadFields, uploadProblems, type Uploads } from './upload-state.ts';
import { useUploads } from './use-uploads.ts';

/** A server that takes longer is not coming back; the same form can be sent again under the same key. */
const ANSWER_TIMEOUT_MS = 30_000;

const failure = {
  title: 'Submission Error',
  description: 'There was an issue submitting your information. Please try again.',
  tone: 'bad',
} as const;

/** The form's rules, and that no picture stands in the way. */
function withUploads(rules: OnboardingResolver, uploads: () => Uploads): OnboardingResolver {
  return async (values, context, options) => {
    const checked = await rules(values, context, options);
    const problems = Object.entries(uploadProblems(uploads()));
    if (problems.length === 0) return checked;
    const errors: FieldErrors<OnboardingValues> = { ...checked.errors };
    for (const [field, message] of problems) Object.assign(errors, { [field]: { type: 'upload', message } });
    return { values: {}, errors };
  };
}

/** One of the two forms: what is typed, its pictures, the draft of both, and one try at a time to send it. */
export function useOnboardingForm(kind: OnboardingKind, { order, customer, preview = false, onDone }: OnboardingProps) {
  const name = preview ? `${kind.name}-preview` : kind.name;
  const [draft] = useState(() => onboardingDraft(name));
  const [begin] = useState(() =>
    beginningOf(typeof window === 'undefined' ? null : draft.load(), customer, Date.now()),
  );
  // The file was written without a draft: what shows one waits until the page has taken it over.
  const hydrated = useHydrated();
  const attempt = useRef(begin.attempt);
  const uploads = useUploads(begin.uploads, { sends: !preview, onChange: hearUploads });
  const form = useForm<OnboardingValues, unknown, FieldValues>({
    defaultValues: begin.values,
    mode: 'onTouched',
    resolver: withUploads(lazyResolver(kind.loadRules), uploads.current),
    shouldFocusError: false,
  });
  const fresh = useRef(beginningOf(null, customer, 0).values);
  const { isKept, touch, save, forget } = useDraft<OnboardingDraft>(draft, {
    wasKept: begin.wasKept,
    current: () => ({ values: form.getValues(), uploads: keptOf(uploads.current()), attempt: attempt.current }),
    isEmpty: ({ values }) => isSame(values, fresh.current) || isSame(values, emptyOnboarding),
  });
  const [isBusy, setIsBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  // State is a render late: a second press in the same moment is stopped here.
  const busy = useRef(false);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  function hearUploads(changed: Uploads): void {
    for (const field of uploadFields) {
      const upload = changed[field];
      const id = upload.state === 'kept' ? upload.id : '';
      if (form.getValues(field) !== id) form.setValue(field, id);
      if (upload.state !== 'failed') form.clearErrors(field);
    }
  }

  function clear(): void {
    uploads.clear();
    form.reset(fresh.current, { keepFieldsRef: true });
    attempt.current = null;
    setAttempts(0);
    setRefusal(null);
    forget();
  }

  function showErrors(error: unknown): void {
    showToast(failure);
    const problem = error instanceof RequestError ? error.problem : null;
    // What sending it again would not change is said where it can be read in peace.
    if (problem && [404, 409, 429].includes(problem.status)) setRefusal(problem.detail);
    const names = errorNames(kind);
    const named = (problem?.errors ?? []).filter(({ field }) => names.includes(field));
    for (const { field, message } of named) {
      const known = uploadFields.find((upload) => upload === field);
      if (known) uploads.drop(known, message);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the form's own names, as was just checked
      form.setError(field as 'fullName', { type: 'server', message });
    }
    if (named.length > 0) setAttempts((count) => count + 1);
  }

  async function send(): Promise<boolean> {
    const request = onboardingRequest(kind, form.getValues(), { orderId: order?.id, page: location.pathname });
    attempt.current = nextAttempt(attempt.current, request, newKey);
    save();
    const { key, body } = attempt.current;
    try {
      await postJson(kind.path, JSON.parse(body), {
        idempotencyKey: key,
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
        ...(order && { headers: { [ORDER_TOKEN_HEADER]: order.token } }),
      });
      return true;
    } catch (error) {
      showErrors(error);
      return false;
    }
  }

  async function submit(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setRefusal(null);
    let isDone = false;
    try {
      await Promise.all([kind.loadRules(), uploads.settled()]);
      await form.handleSubmit(
        async () => {
          isDone = preview || (await send());
        },
        () => setAttempts((count) => count + 1),
      )();
    } catch {
      showToast(failure);
    }
    busy.current = false;
    setIsBusy(false);
    if (!isDone) return;
    setAttempts(0);
    // Not before the form has taken note that it was sent: it is to begin anew.
    if (!preview) {
      clear();
      showToast(kind.done);
    }
    onDone();
  }

  return {
    name,
    form,
    uploads,
    shownUploads: hydrated ? uploads.uploads : null,
    isKept: hydrated && isKept,
    isBusy,
    attempts,
    refusal,
    submit: () => void submit(),
    clear,
  };
}
