import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { showToast } from '../ui/toast.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { loadUnsent } from './browser-draft.ts';
import {
  draftOf,
  isUntouched,
  readLeadValues,
  requestOf,
  type AcceptedLead,
  type LeadDraft,
  type LeadForm,
  type LeadValues,
} from './lead-form.ts';
import { useDraft } from './use-draft.ts';
import { useFormSending } from './use-form-sending.ts';

/** A lead form: its values, its draft, and how it is sent. */
export function useLeadForm(lead: LeadForm, onAccepted: (accepted: AcceptedLead) => void) {
  const [draft] = useState(() => draftOf(lead));
  const [kept] = useState(() => loadUnsent(draft, ({ values }) => requestOf(values, location.pathname, lead.about)));
  const form = useForm<LeadValues, unknown, FieldValues>({
    defaultValues: kept?.values ?? lead.empty,
    mode: 'onTouched',
    resolver: lead.rules.resolver,
    shouldFocusError: false,
  });
  // The prerendered page has no draft: a draft is shown after hydration.
  const hydrated = useHydrated();
  const attempt = useRef(kept?.attempt ?? null);
  const { isKept, touch, save, forget } = useDraft<LeadDraft>(draft, {
    wasKept: kept !== null,
    current: () => ({ values: form.getValues(), attempt: attempt.current }),
    isEmpty: ({ values }) => isUntouched(values, lead.empty),
  });
  const { isBusy, attempts, notice, takeTrap, submit, reset } = useFormSending({
    form,
    names: Object.keys(lead.empty),
    prepare: lead.rules.ready,
    path: lead.path,
    isPrefilled: kept !== null,
    told: () => lead.told,
    lastAttempt: () => attempt.current,
    keepAttempt: (next) => {
      attempt.current = next;
      save();
    },
    request: () => requestOf(form.getValues(), location.pathname, lead.about),
    readAnswer: () => null,
    onAccepted: ({ sent, isLate }) => {
      clear();
      showToast(lead.told.arrived);
      onAccepted({ values: readLeadValues(sent, lead.empty), isLate });
    },
    showFailure: () => showToast(lead.failure),
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  function clear(): void {
    form.reset(lead.empty, { keepFieldsRef: true });
    attempt.current = null;
    reset();
    forget();
  }

  return { form, isKept: hydrated && isKept, isBusy, attempts, notice, takeTrap, submit, clear };
}
