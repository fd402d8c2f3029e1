import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { fieldId } from '../../../forms/field-id.ts';
import { assumedFields } from './auto-fill.ts';
import { dealField } from '../../../../contract/deal-fields.ts';
import { namesOf, pathOf } from './deal-values.ts';
import { LitLayer, LitStrip } from './lit-text.tsx';
import { loadReader } from './listing-reader.ts';
import { useAutoFillApi } from './use-auto-fill.ts';

/** Early, while the text is pasted; a failure shows where the reader is needed. */
function prefetch(): void {
  loadReader().catch(() => null);
}

/** A text is pasted, the form is filled: the short way in. */
export function AutoFillRoom({ listing, setListing }: { listing: string; setListing: (text: string) => void }) {
  const { isParsing, fill } = useAutoFillApi();
  const area = useRef<HTMLTextAreaElement>(null);

  const isFirst = useRef(true);

  // Pasted before the page's script was there; or kept from before, or cleared.
  useEffect(() => {
    const { current } = area;
    const isEarly = isFirst.current && current?.value !== '';
    isFirst.current = false;
    if (!current || current.value === listing) return;
    if (isEarly) setListing(current.value);
    else current.value = listing;
  });

  // The field may have had the focus before the form was awake.
  useEffect(() => {
    if (area.current === document.activeElement) prefetch();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    fill(listing);
  };

  return (
    <section className="auto-fill framed well" aria-labelledby="auto-fill-title">
      <h3 id="auto-fill-title">
        Smart Auto-Fill <Chip>BETA</Chip>
      </h3>
      <TextAreaField
        ref={area}
        over={<LitLayer area={area} text={listing} />}
        label="Listing text"
        hint="Paste a listing page, an MLS sheet or the text you were sent. Only what it says is filled in, and you see which fields."
        rows={5}
        autoComplete="off"
        onFocus={prefetch}
        onPaste={prefetch}
        onInput={(event) => setListing(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <Button disabled={listing === ''} busy={isParsing} onClick={() => fill(listing)}>
          {isParsing ? 'Parsing...' : 'Auto-Fill'}
        </Button>
        <UndoButton />
      </div>
      <Outcome />
      <LitStrip area={area} text={listing} />
    </section>
  );
}

function UndoButton() {
  const { autoFill, undo } = useAutoFillApi();
  if (autoFill.last === null) return null;
  return <Button onClick={undo}>Undo auto-fill</Button>;
}

/** What is left to do after a text was read. */
function Outcome() {
  const { autoFill } = useAutoFillApi();
  const differing = namesOf(autoFill.offers);
  if (autoFill.last === null) return null;
  return (
    <div className="auto-fill-outcome">
      <p>What was read from your text is dashed until you have been in the field.</p>
      <AssumedNote />
      {differing.length > 0 && (
        <p>
          Your text says something else than you typed: <FieldLinks names={differing} />.
        </p>
      )}
    </div>
  );
}

/** The fields that hold a guess, with one press to confirm them all; nothing where there is none. */
export function AssumedNote() {
  const { autoFill, confirmAll } = useAutoFillApi();
  const names = assumedFields(autoFill);
  if (names.length === 0) return null;
  return (
    <p>
      Assumed, not read: <FieldLinks names={names} />.{' '}
      <button type="button" className="link" onClick={confirmAll}>
        Confirm {names.length === 1 ? 'it' : 'them'}
      </button>
    </p>
  );
}

function FieldLinks({ names }: { names: ReturnType<typeof assumedFields> }) {
  return names.map((name, at) => {
    const id = fieldId('deal', pathOf(name));
    return (
      <span key={name}>
        {at > 0 && ', '}
        <a
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(id)?.focus();
          }}
        >
          {dealField(name).label}
        </a>
      </span>
    );
  });
}
