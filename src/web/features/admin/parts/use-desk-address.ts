import { useSearchParams } from 'react-router';
import type { DashboardRange } from '../../../../contract/analytics.ts';
import type { CutName } from '../../../../contract/cuts.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
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
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const show = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const read = (name: string) => (hydrated ? params.get(name) : null);
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
    showCut: (by, only) => show({ by, only }),
    form: read('form') ?? '',
    showForm: (form) => show({ form }),
    showRange: (chosen) => show({ range: chosen, from: '', to: '' }),
    showOtherDays: ({ from, to, against }) => show({ from, to, against, ...(from !== '' && { range: '' }) }),
    showTab: (tab) => show({ tab }),
    find: hydrated ? (params.get('find') ?? '') : '',
    showFind: (find) => show({ find }),
    sent: hydrated ? (params.get('sent') ?? '') : '',
    showSent: (sent) => show({ sent }),
    standing: hydrated ? (params.get('standing') ?? '') : '',
    showStanding: (standing) => show({ standing }),
  };
}
