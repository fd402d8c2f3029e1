import { loadCode } from '../../../api/load-code.ts';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { DealRequest } from '../../../../contract/deals.ts';
import type { ListingFieldName } from '../../../../contract/deal-fields.ts';
import { lazyRules } from '../../../forms/form-rules.ts';
import { loadUnsent } from '../../../forms/browser-draft.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import type { Attempt } from '../../../forms/sending/attempt.ts';
import { nextTask } from '../../../ui/next-task.ts';
import { useCurrentReducer } from '../../../ui/use-current-reducer.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { chooseMarket, dealBoard, formWishes, reportDeal } from '../board/deal-board.tsx';
import { noAutoFill, type AutoFill } from './auto-fill.ts';
import { advanceNotes, dealDraft, isEmptyDraft, noNotes, notesOf, type DealDraft } from './deal-draft.ts';
import { emptyDeal, listingNameOf, requestOf, type DealFormValues } from './deal-values.ts';

export type DealFormApi = UseFormReturn<DealFormValues, unknown, DealRequest>;

/** Loads the deal's contract. It brings zod, so it is loaded with the first touch of the form. */
export const loadDealContract = () => loadCode(() => import('../../../../contract/deals.ts'));

export const dealRules = lazyRules<DealFormValues, DealRequest>(async () => {
  const { dealRequestSchema } = await loadDealContract();
  await nextTask();
  return dealRequestSchema(() => new Date().getFullYear());
});

/** Reports the deal to the buy boxes. The chosen box goes first: otherwise they would see the new deal with the old box. */
function updateBoard(values: DealFormValues, { isRestored = false } = {}): void {
  chooseMarket(values.targetMarket, { isRestored });
  reportDeal({ ...values, arv: values.extras.arv });
}

/** The deal that is being typed: its values, the auto-fill, and the draft of both. */
export function useDealForm() {
  const [draft] = useState(() => loadUnsent(dealDraft, ({ values }) => requestOf(values)));
  const form: DealFormApi = useForm<DealFormValues, unknown, DealRequest>({
    defaultValues: draft?.values ?? emptyDeal,
    mode: 'onTouched',
    resolver: dealRules.resolver,
    shouldFocusError: false,
  });
  // The prerendered page has no draft: a draft is shown after hydration.
  const hydrated = useHydrated();
  const [notes, dispatch, read] = useCurrentReducer(advanceNotes, () => (draft === null ? noNotes : notesOf(draft)));
  const { isKept, touch, save, forget } = useDraft<DealDraft>(dealDraft, {
    wasKept: draft !== null,
    current: () => ({ ...read(), values: form.getValues() }),
    isEmpty: isEmptyDraft,
  });

  function setAutoFill(autoFill: AutoFill): void {
    // Twenty-five fields change at once. A transition draws them in slices, so that the page stays responsive.
    startTransition(() => dispatch({ type: 'auto-filled', autoFill }));
    touch();
  }
  const ownTyped = useCallback(
    (name: ListingFieldName) => {
      const before = read();
      startTransition(() => dispatch({ type: 'field-typed', name }));
      if (read() !== before) touch();
    },
    [dispatch, read, touch],
  );

  useEffect(() => {
    const follow = () => {
      const { chosenMarket } = dealBoard.read();
      if (chosenMarket === form.getValues('targetMarket')) return;
      ownTyped('targetMarket');
      form.setValue('targetMarket', chosenMarket, { shouldValidate: chosenMarket !== '' });
    };
    if (dealBoard.read().chosenMarket !== '') follow();
    updateBoard(form.getValues(), { isRestored: true });
    const stopFollowing = dealBoard.watch(follow);
    const stopWishes = formWishes.watch(() => {
      const wish = formWishes.read();
      if (wish === null) return;
      ownTyped(wish.name);
      form.setValue(wish.name, wish.text, { shouldValidate: true });
    });
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        const typed = type === 'change' ? listingNameOf(name) : undefined;
        if (typed) ownTyped(typed);
        updateBoard(values);
        touch();
      },
    });
    return () => {
      stopFollowing();
      stopWishes();
      stopListening();
    };
  }, [form, touch, ownTyped]);

  /** Clears the form, its draft and the deal beside the buy boxes. */
  function startOver(values: DealFormValues = emptyDeal): void {
    form.reset(values, { keepFieldsRef: true });
    dispatch({ type: 'started-over' });
    updateBoard(values);
    forget();
  }

  return {
    form,
    autoFill: hydrated ? notes.autoFill : noAutoFill,
    /** The newest, which may not be drawn yet. */
    currentAutoFill: () => read().autoFill,
    setAutoFill,
    listing: hydrated ? notes.listing : '',
    setListing(listing: string) {
      dispatch({ type: 'listing-typed', listing });
      touch();
    },
    attempt: () => read().attempt,
    setAttempt(attempt: Attempt | null) {
      dispatch({ type: 'attempted', attempt });
      save();
    },
    /** Whether it began with a draft of an earlier visit. */
    wasKept: draft !== null,
    isKept: hydrated && isKept,
    startOver,
  };
}

export type DealForm = ReturnType<typeof useDealForm>;
