import { useAddressParams, withChanges } from '../parts/address-params.ts';

/** The filters that the address keeps, by their names there; the same as the API's. */
export const filterNames = [
  'find',
  'status',
  'kind',
  'source',
  'campaign',
  'market',
  'phone',
  'consent',
  'from',
  'until',
] as const;
export type FilterName = (typeof filterNames)[number];
/** What is asked for; an empty text or nothing asks for nothing. */
export type InboxFilter = Readonly<Partial<Record<FilterName, string>>>;

interface InboxAddress {
  readonly filter: InboxFilter;
  /** Narrows the list; empty takes a filter away. */
  readonly narrow: (changes: InboxFilter) => void;
  readonly clear: () => void;
  /** The person who is open; null shows the list alone. */
  readonly personId: string | null;
  /** The address of a person in this list. */
  readonly personPath: (id: string) => string;
  /** `step` moves on from the person before, without a step of its own for the back button. */
  readonly open: (id: string, options?: { step: boolean }) => void;
  readonly close: () => void;
}

/** The list's filters and the open person are kept in the address: each person can be linked to, and the back button leads to the list. */
export function useInboxAddress(): InboxAddress {
  const { params, change } = useAddressParams();
  const filter = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  return {
    filter,
    narrow: (changes) => change({ ...changes, person: '' }),
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, '']))),
    personId: params.get('person'),
    personPath: (id) => `?${withChanges(params, { person: id }).toString()}`,
    open: (id, { step } = { step: false }) => change({ person: id }, { replace: step }),
    close: () => change({ person: '' }, { replace: false }),
  };
}
