import { useSearchParams } from 'react-router';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** Names and what they are to be; an empty text or null takes a part away, and one that is not named stays. */
export type AddressChanges = Readonly<Record<string, string | null | undefined>>;

/** The same address with some of its parts changed. */
export function withChanges(before: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') after.delete(name);
    else if (value !== undefined) after.set(name, value);
  }
  return after;
}

interface AddressParams {
  /** What the address says; nothing in the prerendered page and during hydration. */
  readonly params: URLSearchParams;
  /** Changes parts of the address. The back button leads back to what was there before only without `replace`. */
  readonly change: (changes: AddressChanges, options?: { readonly replace: boolean }) => void;
}

const NOTHING = new URLSearchParams();

/**
 * The desk keeps in the address what it shows. Two presses may come before the page is drawn anew between them, so the second one changes
 * the address that stands in the browser, and not the one that was drawn: React Router does not queue its setter as React does.
 */
export function useAddressParams(): AddressParams {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  return {
    params: hydrated ? params : NOTHING,
    change: (changes, { replace } = { replace: true }) =>
      setParams(withChanges(new URLSearchParams(window.location.search), changes), {
        replace,
        preventScrollReset: true,
      }),
  };
}
