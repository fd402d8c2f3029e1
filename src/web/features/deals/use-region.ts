import { useLocation, useNavigate } from 'react-router';
import { regions, type RegionId } from '../../../../content/markets.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The region of that id; the first one where there is none. */
export function readRegion(id: unknown): RegionId {
  return regions.find((region) => region.id === id)?.id ?? regions[0].id;
}

export const regionAddress = (region: RegionId) => `?region=${region}`;

/** The region lives in the address, so that it can be linked to; going through the tabs by key is one step of the history, not many. */
export function useRegion() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();

  function showRegion(region: RegionId, { byKey }: { byKey: boolean }) {
    // A press brings the focus and then the click: the first has led there already, though the page may not show it yet.
    if (window.location.search === regionAddress(region)) return;
    void navigate({ search: regionAddress(region) }, { replace: byKey, preventScrollReset: true });
  }

  const shownSearch = hydrated ? search : '';
  return { region: readRegion(new URLSearchParams(shownSearch).get('region')), search: shownSearch, showRegion };
}
