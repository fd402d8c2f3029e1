import { useLocation, useNavigate } from 'react-router';
import { regions, type RegionId } from '../../../../content/markets.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The region with this id, or the first one. */
export function readRegion(id: unknown): RegionId {
  return regions.find((region) => region.id === id)?.id ?? regions[0].id;
}

export const regionAddress = (region: RegionId) => `?region=${region}`;

/** The region is kept in the address, so that it can be linked to. Moving through the tabs by key adds one history entry, not many. */
export function useRegion() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();

  function showRegion(region: RegionId, { byKey }: { byKey: boolean }) {
    // A press focuses and then clicks the tab; the focus may already have changed the address.
    if (window.location.search === regionAddress(region)) return;
    void navigate({ search: regionAddress(region) }, { replace: byKey, preventScrollReset: true });
  }

  const shownSearch = hydrated ? search : '';
  return { region: readRegion(new URLSearchParams(shownSearch).get('region')), search: shownSearch, showRegion };
}
