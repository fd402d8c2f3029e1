import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { loadCode } from '../../../../api/load-code.ts';
import { dealField } from '../../../../../contract/deal-fields.ts';
import { pathIn } from '../../../../../contract/languages.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { isBegun } from '../../board/box-verdicts.ts';
import { useDealBoard } from '../../board/deal-board.tsx';
import type { DealFormValues } from '../deal-values.ts';
import { pageLanguage, say, sayOwn } from '../../../../words/say.ts';
import type { DealLink } from './deal-link.ts';

const loadLinks = () => loadCode(() => import('./deal-link.ts'));
const page = () => location.origin + pathIn(pageLanguage(), '/buy-box');

interface Shared {
  readonly link: DealLink | null;
  readonly says: string;
  /** The browser did not copy it, so it is there to be copied by hand. */
  readonly isShown: boolean;
}

/** A phone has its own list of where a link can go. */
const hasOwnList = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Makes a link that fills the form with this property for somebody else. */
export function ShareDeal() {
  const { getValues } = useFormContext<DealFormValues>();
  const { deal } = useDealBoard();
  const [shared, setShared] = useState<Shared | null>(null);
  const hydrated = useHydrated();
  if (!isBegun(deal)) return null;

  async function share(send: (address: string) => Promise<void>, done: 'Link copied.' | 'Link shared.') {
    let link: DealLink | null = null;
    try {
      const { linkToDeal } = await loadLinks();
      link = await linkToDeal(getValues(), page());
      await send(link.address);
      const fields = link.left.map((name) => sayOwn(dealField(name).label).toLowerCase()).join(', ');
      const without = say('It is too long for a link, so it leaves out: {fields}.', { fields });
      setShared({ link, says: fields === '' ? say(done) : `${say(done)} ${without}`, isShown: false });
    } catch (error) {
      // Closing the phone's list is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const says = link
        ? say('Your browser did not copy it. Copy it from here.')
        : say('The link could not be made. Please try again.');
      setShared({ link, says, isShown: link !== null });
    }
  }

  return (
    <section className="share-deal" aria-label={say('Share this deal')}>
      <p>
        {say(
          'Somebody else should bring it? A link fills in the property and its price for them, without your name, e-mail, phone or consent.',
        )}
      </p>
      <div className="row">
        <Button small onClick={() => void share((address) => navigator.clipboard.writeText(address), 'Link copied.')}>
          {say('Copy a link to this deal')}
        </Button>
        {hydrated && hasOwnList() && (
          <Button
            small
            onClick={() => void share((url) => navigator.share({ title: say('Deal'), url }), 'Link shared.')}
          >
            {say('Share it')}
          </Button>
        )}
      </div>
      <output>{shared?.says}</output>
      {shared?.isShown && (
        <TextField
          label={say('Link to this deal')}
          readOnly
          value={shared.link?.address ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}
