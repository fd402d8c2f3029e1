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
  return {
    region: readRegion(hydrated ? new URLSearchParams(search).get('region') : null),
    showRegion: (region: RegionId, { byKey }: { byKey: boolean }) =>
      void navigate({ search: regionAddress(region) }, { replace: byKey, preventScrollReset: true }),
  };
}
