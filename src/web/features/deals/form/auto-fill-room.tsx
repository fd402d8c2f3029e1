import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { nextTask } from '../../../ui/next-task.ts';
import { markedFields } from './auto-fill.ts';
import { namesOf } from './deal-values.ts';
import { FieldLinks } from './field-links.tsx';
import { LitLayer, LitStrip } from './lit-text.tsx';
import { loadReader } from '../../../listing/listing-reader.ts';
import { useAutoFillApi } from './use-auto-fill.ts';
import { dealRules } from './use-deal-form.ts';
import { say } from '../../../words/say.ts';
import { Said } from '../../../words/say-parts.tsx';
import { useSheet } from './sheet.ts';
import { loadSheet } from './use-deal-sheet.ts';

/** Loads the reader and the rules of the fields early, in tasks of their own. A failure is reported when they are needed. */
async function prefetch(): Promise<void> {
  await nextTask();
  await loadReader().catch(() => null);
  dealRules.prefetch();
  await loadSheet().catch(() => null);
}

/** Fills the form from a pasted text. */
export function AutoFillRoom({ listing, setListing }: { listing: string; setListing: (text: string) => void }) {
  const { fill } = useAutoFillApi();
  const [isParsing, setIsParsing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  const isFirst = useRef(true);

  // Takes a text that was pasted before hydration, and shows one that was restored or cleared.
  useEffect(() => {
    const { current } = area;
    const isEarly = isFirst.current && current?.value !== '';
    isFirst.current = false;
    if (!current || current.value === listing) return;
    if (isEarly) setListing(current.value);
    else current.value = listing;
  });

  // The field may have had the focus before hydration.
  useEffect(() => {
    if (area.current === document.activeElement) void prefetch();
  }, []);

  const parse = async () => {
    if (isParsing) return;
    setIsParsing(true);
    await fill(listing);
    setIsParsing(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void parse();
  };

  return (
    <section className="auto-fill framed well needs-script" aria-labelledby="auto-fill-title">
      <h3 id="auto-fill-title">
        {say('Smart Auto-Fill')} <Chip>BETA</Chip>
      </h3>
      <TextAreaField
        ref={area}
        over={<LitLayer area={area} text={listing} />}
        label={say('Listing text')}
        hint={say(
          'Paste a listing page, an MLS sheet or the text you were sent. Only what it says is filled in, and you see which fields.',
        )}
        rows={5}
        autoComplete="off"
        onFocus={() => void prefetch()}
        onPaste={() => void prefetch()}
        onInput={(event) => setListing(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <Button disabled={listing === ''} busy={isParsing} onClick={() => void parse()}>
          {say(isParsing ? 'Parsing...' : 'Auto-Fill')}
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
  return (
    <Button onClick={undo}>{say(autoFill.isLinked ? 'Take out what the link filled in' : 'Undo auto-fill')}</Button>
  );
}

/** What the visitor should check after a text was read. */
function Outcome() {
  const { autoFill } = useAutoFillApi();
  const isFolded = useSheet().folded.size > 0;
  const differing = namesOf(autoFill.offers);
  if (autoFill.last === null || (isFolded && differing.length === 0)) return null;
  return (
    <div className="auto-fill-outcome">
      {!isFolded && (
        <>
          <p>{say('What was read from your text is dashed until you have been in the field.')}</p>
          <AssumedNote />
        </>
      )}
      {differing.length > 0 && (
        <p>
          <Said
            text={
              autoFill.isLinked
                ? 'The link says something else than you typed: {fields}.'
                : 'Your text says something else than you typed: {fields}.'
            }
            fields={<FieldLinks names={differing} />}
          />
        </p>
      )}
    </div>
  );
}

/** Lists the fields with assumed values, with a button to confirm them all; draws nothing if there are none. */
export function AssumedNote() {
  const { autoFill, confirmAll } = useAutoFillApi();
  const names = markedFields(autoFill, 'assumed');
  if (names.length === 0) return null;
  return (
    <p>
      <Said text="Assumed, not read: {fields}." fields={<FieldLinks names={names} />} />{' '}
      <button type="button" className="link" onClick={confirmAll}>
        {say(names.length === 1 ? 'Confirm it' : 'Confirm them')}
      </button>
    </p>
  );
}
