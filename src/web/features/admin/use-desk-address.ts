import { useSearchParams } from 'react-router';
import type { DashboardRange } from '../../../contract/analytics.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { DeskTabId } from './desk-tabs.ts';
import { readRange } from './ranges.ts';

interface DeskAddress {
  readonly range: DashboardRange;
  /** As the address has it; `readTab` says which tab that is. */
  readonly tabText: string | null;
  readonly showRange: (range: DashboardRange) => void;
  readonly showTab: (tab: DeskTabId) => void;
  /** What is looked for in the list of the tab; empty where everything is shown. */
  readonly find: string;
  readonly showFind: (text: string) => void;
}

/** Range, tab and what is looked for live in the address, so that a view of the desk can be linked to and survives a reload. */
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
  return {
    range: readRange(hydrated ? params.get('range') : null),
    tabText: hydrated ? params.get('tab') : null,
    showRange: (range) => show({ range }),
    // What was looked for in one list is not meant for the next.
    showTab: (tab) => show({ tab, find: '' }),
    find: hydrated ? (params.get('find') ?? '') : '',
    showFind: (find) => show({ find }),
  };
}
