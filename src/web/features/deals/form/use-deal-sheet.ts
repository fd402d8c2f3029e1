import { startTransition, useEffect, useMemo, useState, type ComponentType, type KeyboardEvent } from 'react';
import { get, useFormState } from 'react-hook-form';
import { loadCode } from '../../../api/load-code.ts';
import { isListingField, type ListingFieldName } from '../../../../contract/deal-fields.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { filledFields } from './auto-fill.ts';
import { dealNameOf, listingNameOf, pathOf } from './deal-values.ts';
import { nextMissing } from './missing-fields.ts';
import type { Sheet } from './sheet.ts';
import type { AutoFillApi } from './use-auto-fill.ts';
import type { DealForm } from './use-deal-form.ts';

/** Loads the summary's code; the first text is read meanwhile. */
export const loadSheet = () => loadCode(() => import('./deal-sheet.tsx'));

/** The field that has the focus. */
function focusedField(): ListingFieldName | null {
  const focused = document.activeElement;
  return (focused !== null && 'name' in focused && listingNameOf(String(focused.name))) || null;
}

/** The summary of what was read. Until its code has come the fields stand in the form as ever, so that nothing is out of reach. */
export function useDealSheet({ form, autoFill }: DealForm, { read }: AutoFillApi) {
  const [Summary, setSummary] = useState<ComponentType | null>(null);
  const [pressed, press] = useState<ListingFieldName | null>(null);
  /** The reading for which the visitor wants all fields in the form. */
  const [unfolded, setUnfolded] = useState<{ readonly read: typeof read } | null>(null);
  const filled = filledFields(autoFill);
  const { errors } = useFormState({ control: form.control });
  const isWanted = filled.length > 0;

  useEffect(() => {
    if (!isWanted || Summary !== null) return;
    loadSheet().then(
      ({ DealSheet }) =>
        startTransition(() => {
          setSummary(() => DealSheet);
          // Whoever is in a field stays in it, though it folds away.
          press(focusedField());
        }),
      // The form can be filled in without it.
      () => undefined,
    );
  }, [isWanted, Summary]);

  const isFolded = Summary !== null && (unfolded === null || unfolded.read !== read);
  const folded = isFolded ? filled.join() : '';
  const wrong = isFolded ? filled.filter((name) => get(errors, pathOf(name)) !== undefined || name === pressed) : [];
  const opened = wrong.join();

  const sheet = useMemo(
    (): Sheet => ({
      folded: new Set(filled.filter(() => folded !== '')),
      opened: new Set(wrong),
      pressed,
      press,
      unfold: () => setUnfolded({ read }),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `folded` and `opened` say all of the two lists
    [folded, opened, pressed, read],
  );

  return {
    sheet,
    Summary: folded === '' ? null : Summary,
    /** Enter goes on to the next field that is missing; once none is, it submits. */
    goOn(event: KeyboardEvent) {
      const { target } = event;
      if (event.key !== 'Enter' || folded === '' || !(target instanceof HTMLInputElement)) return;
      const next = nextMissing(form.getValues(), dealNameOf(target.name));
      if (next === undefined || target.type === 'checkbox') return;
      event.preventDefault();
      press(isListingField(next) && sheet.folded.has(next) ? next : null);
      document.getElementById(fieldId('deal', pathOf(next)))?.focus();
    },
  };
}
