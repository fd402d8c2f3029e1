import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { postJson } from '../api/request.ts';
import { RequestError } from '../api/request-error.ts';
import { showToast } from '../ui/toast.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { nextAttempt } from './attempt.ts';
import { draftOf, isUntouched, requestOf, type LeadDraft, type LeadForm, type LeadValues } from './lead-form.ts';
import { newKey } from './new-key.ts';
import { useDraft } from './use-draft.ts';

/** A server that takes longer is not coming back; the same form can be sent again under the same key. */
const ANSWER_TIMEOUT_MS = 30_000;

/** A form that leaves a lead: what is typed, the draft of it, and one try at a time to send it. */
export function useLeadForm(lead: LeadForm, onTaken: (values: LeadValues) => void) {
  const [draft] = useState(() => draftOf(lead));
  const [kept] = useState(() => (typeof window === 'undefined' ? null : draft.load()));
  const form = useForm<LeadValues, unknown, FieldValues>({
    defaultValues: kept?.values ?? lead.empty,
    mode: 'onTouched',
    resolver: lead.resolver,
    shouldFocusError: false,
  });
  // The file was written without a draft: what shows one waits until the page has taken it over.
  const hydrated = useHydrated();
  const attempt = useRef(kept?.attempt ?? null);
  const { isKept, touch, save, forget } = useDraft<LeadDraft>(draft, {
    wasKept: kept !== null,
    current: () => ({ values: form.getValues(), attempt: attempt.current }),
    isEmpty: ({ values }) => isUntouched(values, lead.empty),
  });
  const [isBusy, setIsBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // State is a render late: a second press in the same moment is stopped here.
  const busy = useRef(false);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  function clear(): void {
    form.reset(lead.empty, { keepFieldsRef: true });
    attempt.current = null;
    setAttempts(0);
    forget();
  }

  function showErrors(error: unknown): void {
    const isBusyServer = error instanceof RequestError && error.status === 429 && error.problem !== null;
    showToast({ ...lead.failure, ...(isBusyServer && { description: error.problem.detail }) });
    const named = error instanceof RequestError ? (error.problem?.errors ?? []) : [];
    const known = named.filter(({ field }) => field in lead.empty);
    for (const { field, message } of known) form.setError(field, { type: 'server', message });
    if (known.length > 0) setAttempts((count) => count + 1);
  }

  async function send(): Promise<boolean> {
    const values = form.getValues();
    attempt.current = nextAttempt(attempt.current, requestOf(values, location.pathname), newKey);
    save();
    const { key, body } = attempt.current;
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      await postJson(lead.path, JSON.parse(body), { idempotencyKey: key, signal });
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
    let taken: LeadValues | null = null;
    try {
      await lead.loadRules?.();
      await form.handleSubmit(
        async () => {
          const values = { ...form.getValues() };
          if (await send()) taken = values;
        },
        () => setAttempts((count) => count + 1),
      )();
    } catch {
      showToast(lead.failure);
    }
    busy.current = false;
    setIsBusy(false);
    // Not before the form has taken note that it was sent: it is to begin anew.
    if (taken !== null) {
      clear();
      onTaken(taken);
    }
  }

  return { form, isKept: hydrated && isKept, isBusy, attempts, submit: () => void submit(), clear };
}
