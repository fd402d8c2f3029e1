import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { websiteCrmTab, websiteTab } from './onboarding-kind.ts';

/** The two packages with a form, in the order of the tabs. */
export const previewPackages = [
  { id: 'website', name: websiteTab },
  { id: 'website-crm', name: websiteCrmTab },
] as const;

export type PreviewPackage = (typeof previewPackages)[number]['id'];

/** The package with this id, or the first one. */
export function readPackage(id: unknown): PreviewPackage {
  return previewPackages.find((one) => one.id === id)?.id ?? previewPackages[0].id;
}

export const packageAddress = (id: PreviewPackage) => `?package=${id}`;

/** The package is kept in the address, so that its form can be linked to. */
export function usePreviewPackage() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();

  function show(id: PreviewPackage): void {
    if (window.location.search === packageAddress(id)) return;
    void navigate({ search: packageAddress(id) }, { replace: true, preventScrollReset: true });
  }

  const asked = hydrated ? new URLSearchParams(search).get('package') : null;
  return { shown: readPackage(asked), show };
}
