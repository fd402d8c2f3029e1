import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { categoryId, readCategory } from './partner-filter.ts';

/** The chosen category lives in the address, so that it can be linked to and gone back to. */
export function useCategory() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();

  function choose(category: string | null) {
    const address = category === null ? '' : `?category=${categoryId(category)}`;
    if (window.location.search === address) return;
    void navigate({ search: address }, { preventScrollReset: true });
  }

  const category = hydrated ? readCategory(new URLSearchParams(search).get('category')) : null;
  return { category, choose };
}
