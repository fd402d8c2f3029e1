import { partners } from '../../../../content/partners.ts';
import { PartnerCard } from './partner-card.tsx';
import { categories, categoryId, describeCount, partnersIn, readCategory } from './partner-filter.ts';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The chosen category is kept in the address, so that links and the back button work. */
function useCategory() {
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

/** The filter, with exactly one chosen button, where there is a choice; and the matching partners. */
export function PartnerRooms() {
  const { category, choose } = useCategory();
  const shown = new Set(partnersIn(category).map(({ id }) => id));
  return (
    <div className="partner-rooms">
      {categories.length > 1 && (
        <>
          <fieldset className="filter">
            <legend>Show</legend>
            {[null, ...categories].map((choice) => (
              <button
                key={choice ?? 'all'}
                type="button"
                aria-pressed={choice === category}
                // As with the cards, the boot script may have pressed another button.
                ref={(button) => {
                  button?.setAttribute('aria-pressed', String(choice === category));
                }}
                data-choice={choice === null ? '' : categoryId(choice)}
                onClick={() => choose(choice)}
              >
                {choice ?? 'All Partners'}
              </button>
            ))}
          </fieldset>
          <output className="note partner-count">{describeCount(category)}</output>
        </>
      )}
      <ul className="partners">
        {partners.map((partner) => (
          <PartnerCard key={partner.id} partner={partner} hidden={!shown.has(partner.id)} />
        ))}
      </ul>
    </div>
  );
}
