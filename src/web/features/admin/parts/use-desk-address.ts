import type { DashboardRange } from '../../../../contract/analytics.ts';
import type { CutName } from '../../../../contract/cuts.ts';
import { useAddressParams } from './address-params.ts';
import type { FigureTabId } from './desk-tabs.ts';

export const ranges: ReadonlyArray<{ id: DashboardRange; name: string; days: number }> = [
  { id: '7d', name: '7 Days', days: 7 },
  { id: '30d', name: '30 Days', days: 30 },
  { id: '90d', name: '90 Days', days: 90 },
];

/** The range that the address names, `30d` or `30`; seven days if there is no such range. */
export function readRange(text: string | null): DashboardRange {
  return ranges.find(({ id }) => id === text || id === `${text}d`)?.id ?? '7d';
}

export function daysOf(range: DashboardRange): number {
  return Number.parseInt(range, 10);
}

/** Days of the owner's choice in place of a range, `YYYY-MM-DD`, and with what they are compared; each empty where nothing is chosen. */
export interface OtherDays {
  readonly from: string;
  readonly to: string;
  readonly against: string;
}

/** What the API is asked for: the days from one to another where the address names both, else the range. */
export function askFor(range: DashboardRange, { from, to }: OtherDays): string {
  return (from !== '' && to !== '' ? new URLSearchParams({ from, to }) : new URLSearchParams({ range })).toString();
}

interface DeskAddress {
  /** The chosen range; null while other days are chosen. */
  readonly range: DashboardRange | null;
  readonly otherDays: OtherDays;
  /** What the API is asked for: `range=7d`. */
  readonly days: string;
  /** The same, with what it is compared with. */
  readonly trend: string;
  /** By what visits are told apart, and the one row that is drawn; empty where the address names none. */
  readonly cut: { readonly by: string; readonly only: string };
  readonly showCut: (by: CutName, only: string) => void;
  /** The form of the site that is shown in full; empty where the address names none. */
  readonly form: string;
  readonly showForm: (form: string) => void;
  readonly showOtherDays: (days: OtherDays) => void;
  /** What the address itself says; `readPlace` finds the place. */
  readonly said: { readonly tab: string | null; readonly range: string | null };
  readonly showRange: (range: DashboardRange) => void;
  readonly showTab: (tab: FigureTabId) => void;
  /** The search text of the room's list; empty shows everything. */
  readonly find: string;
  readonly showFind: (text: string) => void;
  /** Which deliveries are listed; empty shows all. */
  readonly sent: string;
  readonly showSent: (status: string) => void;
  /** Which orders are listed; empty shows all. */
  readonly standing: string;
  readonly showStanding: (standing: string) => void;
}

/** Range, tab and search text are kept in the address, so that a view of the desk can be linked to and survives a reload. */
export function useDeskAddress(): DeskAddress {
  const { params, change } = useAddressParams();
  const read = (name: string) => params.get(name);
  const range = readRange(read('range'));
  const otherDays = { from: read('from') ?? '', to: read('to') ?? '', against: read('against') ?? '' };
  const days = askFor(range, otherDays);
  return {
    range: days.startsWith('range') ? range : null,
    otherDays,
    days,
    trend:
      otherDays.against === '' ? days : `${days}&${new URLSearchParams({ against: otherDays.against }).toString()}`,
    said: { tab: read('tab'), range: read('range') ?? (days.startsWith('range') ? null : days) },
    cut: { by: read('by') ?? '', only: read('only') ?? '' },
    showCut: (by, only) => change({ by, only }),
    form: read('form') ?? '',
    showForm: (form) => change({ form }),
    showRange: (chosen) => change({ range: chosen, from: '', to: '' }),
    showOtherDays: ({ from, to, against }) => change({ from, to, against, ...(from !== '' && { range: '' }) }),
    showTab: (tab) => change({ tab }),
    find: read('find') ?? '',
    showFind: (find) => change({ find }),
    sent: read('sent') ?? '',
    showSent: (sent) => change({ sent }),
    standing: read('standing') ?? '',
    showStanding: (standing) => change({ standing }),
  };
}
