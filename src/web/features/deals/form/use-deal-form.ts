import { startTransition, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { DealRequest } from '../../../../contract/deals.ts';
import type { ListingFieldName } from '../../../../contract/deal-fields.ts';
import { lateRules } from '../../../forms/form-rules.ts';
import { loadUnsent } from '../../../forms/browser-draft.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import type { Attempt } from '../../../forms/attempt.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { chooseMarket, dealBoard, reportDeal } from '../deal-board.tsx';
import { noAutoFill, ownField, type AutoFill } from './auto-fill.ts';
import { dealDraft, isEmptyDraft, type DealDraft } from './deal-draft.ts';
import { emptyDeal, listingNameOf, requestOf, type DealFormValues } from './deal-values.ts';

export type DealFormApi = UseFormReturn<DealFormValues, unknown, DealRequest>;

/** The contract of a deal; it brings zod, so it comes with the first touch of the form. */
export const loadDealContract = () => import('../../../../contract/deals.ts');

export const dealRules = lateRules<DealFormValues, DealRequest>(async () =>
  (await loadDealContract()).dealRequestSchema(() => new Date().getFullYear()),
);

/** The page's other half hears what is typed; which box is chosen first, so that nobody hears of the new deal with the old box. */
function updateBoard(values: DealFormValues, { isRestored = false } = {}): void {
  chooseMarket(values.targetMarket, { isRestored });
  reportDeal(values);
}

/** The deal that is being typed: its values, what a text filled in, and the draft of both. */
export function useDealForm() {
  const [draft] = useState(() => loadUnsent(dealDraft, ({ values }) => requestOf(values)));
  const form: DealFormApi = useForm<DealFormValues, unknown, DealRequest>({
    defaultValues: draft?.values ?? emptyDeal,
    mode: 'onTouched',
    resolver: dealRules.resolver,
    shouldFocusError: false,
  });
  // The file was written without a draft: what shows one waits until the page has taken it over.
  const hydrated = useHydrated();
  const [autoFill, setShown] = useState(draft?.autoFill ?? noAutoFill);
  const [listing, setListingShown] = useState(draft?.listing ?? '');
  const kept = useRef({ listing, autoFill, attempt: draft?.attempt ?? null });
  const { isKept, touch, save, forget } = useDraft<DealDraft>(dealDraft, {
    wasKept: draft !== null,
    current: () => ({ values: form.getValues(), ...kept.current }),
    isEmpty: isEmptyDraft,
  });

  function setAutoFill(next: AutoFill): void {
    kept.current.autoFill = next;
    // Twenty-five fields change at once: they are drawn in slices, so that the page answers meanwhile.
    startTransition(() => setShown(next));
    touch();
  }
  function setListing(text: string): void {
    kept.current.listing = text;
    setListingShown(text);
    touch();
  }
  function setAttempt(attempt: Attempt | null): void {
    kept.current.attempt = attempt;
    save();
  }
  const own = useRef((name: ListingFieldName) => {
    const next = ownField(kept.current.autoFill, name);
    if (next !== kept.current.autoFill) setAutoFill(next);
  });

  useEffect(() => {
    const follow = () => {
      const { chosenMarket } = dealBoard.read();
      if (chosenMarket === form.getValues('targetMarket')) return;
      own.current('targetMarket');
      form.setValue('targetMarket', chosenMarket, { shouldValidate: chosenMarket !== '' });
    };
    if (dealBoard.read().chosenMarket !== '') follow();
    updateBoard(form.getValues(), { isRestored: true });
    const stopFollowing = dealBoard.watch(follow);
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        const read = type === 'change' ? listingNameOf(name) : undefined;
        if (read) own.current(read);
        updateBoard(values);
        touch();
      },
    });
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [form, touch]);

  /** Everything gone, here and on the page. */
  function startOver(values: DealFormValues = emptyDeal): void {
    form.reset(values, { keepFieldsRef: true });
    kept.current = { listing: '', autoFill: noAutoFill, attempt: null };
    setShown(noAutoFill);
    setListingShown('');
    updateBoard(values);
    forget();
  }

  return {
    form,
    autoFill: hydrated ? autoFill : noAutoFill,
    /** As it is at this moment, which a render may not have shown yet. */
    currentAutoFill: () => kept.current.autoFill,
    setAutoFill,
    listing: hydrated ? listing : '',
    setListing,
    attempt: () => kept.current.attempt,
    setAttempt,
    isKept: hydrated && isKept,
    startOver,
  };
}

export type DealForm = ReturnType<typeof useDealForm>;
