import type { Partner } from '../../../../content/partners.ts';
import { Chip } from '../../ui/chip.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { categoryId } from './partner-filter.ts';

/** One partner's card. A partner outside the chosen category stays in the page but hidden, so that the filter moves nothing else. */
export function PartnerCard({ partner, hidden }: { partner: Partner; hidden: boolean }) {
  const { name, description, category, link, offer } = partner;
  return (
    <li
      className="partner"
      hidden={hidden}
      data-category={categoryId(category)}
      // The boot script may have hidden it for an earlier address, which React does not know.
      ref={(card) => {
        card?.toggleAttribute('hidden', hidden);
      }}
    >
      <article>
        <p className="note">{category}</p>
        <h2>{name}</h2>
        <p>{description}</p>
        <p className="partner-offer">
          <Chip>Offer</Chip> <Unbroken>{offer}</Unbroken>
        </p>
        <a className="more" href={link} target="_blank" rel="noopener sponsored">
          Visit {name} <br />
          <span className="new-tab">(opens in a new tab)</span>
        </a>
      </article>
    </li>
  );
}
