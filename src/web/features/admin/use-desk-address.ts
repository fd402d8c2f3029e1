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
}

/** Range and tab live in the address, so that a view of the desk can be linked to and survives a reload. */
export function useDeskAddress(): DeskAddress {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const show = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    range: readRange(hydrated ? params.get('range') : null),
    tabText: hydrated ? params.get('tab') : null,
    showRange: (range) => show('range', range),
    showTab: (tab) => show('tab', tab),
  };
}
