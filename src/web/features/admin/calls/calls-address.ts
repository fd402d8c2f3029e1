import { useAddressParams } from '../parts/address-params.ts';

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

/** View, day and open call are kept in the address, each step in the history, so that the back button goes back. */
export function useCallsAddress(): CallsPlace & { readonly show: (change: Partial<CallsPlace>) => void } {
  const { params, change } = useAddressParams();
  return {
    ...readCallsPlace(params),
    show: ({ view, on, call }) => change({ calls: view, on, call }, { replace: false }),
  };
}
