import { useSearchParams } from 'react-router';
import { useHydrated } from '../../../ui/use-hydrated.ts';

export const callViews = [
  { id: 'list', name: 'List' },
  { id: 'day', name: 'Day' },
  { id: 'week', name: 'Week' },
] as const;

export type CallView = (typeof callViews)[number]['id'];

interface CallsPlace {
  readonly view: CallView;
  /** The day that is shown, or is in the shown week: `YYYY-MM-DD`; null for today. */
  readonly on: string | null;
  /** The id of the call that is open. */
  readonly call: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address says of the calls; anything else in it is as if it were not there. */
export function readCallsPlace(params: URLSearchParams): CallsPlace {
  const on = params.get('on');
  const view = params.get('calls');
  return {
    view: callViews.find(({ id }) => id === view)?.id ?? 'list',
    on: on !== null && DAY.test(on) && !Number.isNaN(Date.parse(on)) ? on : null,
    call: params.get('call'),
  };
}

/** The same address with another place in the calls. */
export function writeCallsPlace(before: URLSearchParams, change: Partial<CallsPlace>): URLSearchParams {
  const after = new URLSearchParams(before);
  const { view: calls, on, call } = change;
  for (const [name, value] of Object.entries({ calls, on, call })) {
    if (value === null) after.delete(name);
    else if (value !== undefined) after.set(name, value);
  }
  return after;
}

/** View, day and open call are kept in the address, each step in the history, so that the back button goes back. */
export function useCallsAddress(): CallsPlace & { readonly show: (change: Partial<CallsPlace>) => void } {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  return {
    ...readCallsPlace(hydrated ? params : new URLSearchParams()),
    show: (change) => setParams((before) => writeCallsPlace(before, change), { preventScrollReset: true }),
  };
}
