import { useContext, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { dealField, type ListingFieldName } from '../../../../contract/deal-fields.ts';
import { readDollars, readSquareFeet } from '../../../../contract/read-figure.ts';
import { FormNameContext, fieldId } from '../../../forms/field-id.ts';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import { markedFields, type AutoFill, type Mark } from './auto-fill.ts';
import { DealField, inShort, plainLook } from './deal-fields.tsx';
import { FieldLinks } from './field-links.tsx';
import { looksOf } from './deal-looks.ts';
import { pathOf, textAt, type DealFormValues } from './deal-values.ts';
import { missingFields } from './missing-fields.ts';
import { say, sayOwn } from '../../../words/say.ts';
import { Said } from '../../../words/say-parts.tsx';
import { useAutoFillApi } from './use-auto-fill.ts';
import { useSheet } from './sheet.ts';
import '../../../styles/parts/deal-sheet.css';
import { tellFigure } from '../../../../contract/tell-figure.ts';

/** A value as a person writes it: `$390,000`, `1,450 sq ft`, an option's label. */
export function inFull(name: ListingFieldName, value: string): string {
  const { kind } = dealField(name);
  const dollars = kind === 'dollars' ? readDollars(value) : null;
  const feet = kind === 'area' ? readSquareFeet(value) : null;
  if (dollars !== null) return formatWholeDollars(dollars);
  if (feet !== null) return say('{feet} sq ft', { feet: tellFigure(feet) });
  return value.trim() === '' ? say('empty') : inShort(name, value);
}

/** `15 read, 2 assumed`: where the values come from. */
export function countSources(names: readonly ListingFieldName[], autoFill: AutoFill): string {
  const assumed = markedFields(autoFill, 'assumed').length;
  const linked = markedFields(autoFill, 'linked').length;
  const read = names.length - assumed - linked;
  return [
    read > 0 && say('{count} read', { count: read }),
    assumed > 0 && say('{count} assumed', { count: assumed }),
    linked > 0 && say('{count} from a link', { count: linked }),
  ]
    .filter(Boolean)
    .join(', ');
}

const cellLooks = { read: 'cell is-read', assumed: 'cell is-assumed', linked: 'cell is-linked' } as const;

function Cell({ name, value, mark }: { name: ListingFieldName; value: string; mark: Mark | undefined }) {
  const { confirm } = useAutoFillApi();
  const { press } = useSheet();
  const label = sayOwn(dealField(name).label);
  const isAsked = mark !== undefined && mark.kind !== 'read';
  return (
    <li className={mark ? cellLooks[mark.kind] : 'cell'} data-of={pathOf(name)}>
      <button type="button" onClick={() => press(name)}>
        <span>{label}</span> <b>{inFull(name, value)}</b>
        <span className="sr-only"> ({say('change it')})</span>
      </button>
      {isAsked && (
        <p>
          {say(mark.kind === 'linked' ? 'from a link' : 'assumed')}{' '}
          <button type="button" className="link" onClick={() => confirm(name)}>
            {say('Confirm')}
            <span className="sr-only"> ({label})</span>
          </button>
        </p>
      )}
    </li>
  );
}

/**
 * The field itself in place of its cell: the visitor pressed it, or something is wrong with it. It stays open when it loses the focus: what
 * lies below would move from under the pointer.
 */
function OpenCell({ name, isPressed }: { name: ListingFieldName; isPressed: boolean }) {
  const form = useContext(FormNameContext);
  useEffect(() => {
    if (isPressed) document.getElementById(fieldId(form, pathOf(name)))?.focus();
  }, [form, name, isPressed]);
  return (
    <li className="cell is-open">
      <DealField name={name} look={looksOf()[name] ?? plainLook} />
    </li>
  );
}

/** A pointer that is no finger: the focus of a field opens no keyboard over the page. */
const isFine = () => window.matchMedia('(pointer: fine)').matches;

/** What was read, in one sheet: each value can be pressed and changed, and what was assumed asks to be confirmed. What is missing stays in the form. */
export function DealSheet() {
  const { autoFill, read, confirmAll, undo } = useAutoFillApi();
  const { folded, opened, pressed, unfold } = useSheet();
  const { control, getValues } = useFormContext<DealFormValues>();
  useWatch({ control });
  const values = getValues();
  const form = useContext(FormNameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const names = [...folded];
  const missing = missingFields(values);
  const toAsk = markedFields(autoFill, 'assumed').length + markedFields(autoFill, 'linked').length;

  // After a text was read, the first field that is missing has the focus; where that would open a keyboard, the summary has it.
  const goOn = useRef((from: Element | null) => {
    // The sheet may come late: whoever has gone elsewhere by then stays there.
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    const [first] = missingFields(getValues());
    const field = first && document.getElementById(fieldId(form, pathOf(first)));
    if (!field || !isFine()) {
      heading.current?.focus();
      return;
    }
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (read !== null) goOn.current(read.from);
  }, [read]);

  return (
    <section className="deal-sheet" aria-labelledby={`${form}-sheet`}>
      <header>
        <h3 id={`${form}-sheet`} ref={heading} tabIndex={-1}>
          {countSources(names, autoFill)}
        </h3>
        {toAsk > 0 && (
          <button type="button" className="link" onClick={confirmAll}>
            {say(toAsk === 1 ? 'Confirm it' : 'Confirm them')}
          </button>
        )}
        <button type="button" className="link" onClick={unfold}>
          {say('Show all fields')}
        </button>
      </header>
      {autoFill.isLinked && (
        <p>
          {say(
            'Filled from a link that somebody sent you. Check each value: it is as they typed it, and nothing is sent until you submit.',
          )}{' '}
          <button type="button" className="link" onClick={undo}>
            {say('Take it out again')}
          </button>
        </p>
      )}
      <ul>
        {names.map((name) =>
          opened.has(name) ? (
            <OpenCell key={name} name={name} isPressed={name === pressed} />
          ) : (
            <Cell key={name} name={name} value={textAt(values, name)} mark={autoFill.marks[name]} />
          ),
        )}
      </ul>
      <p>
        {missing.length === 0 ? (
          say('Nothing is missing. Look it over, then submit it.')
        ) : (
          <Said
            text="Still missing ({count}): {fields}."
            count={missing.length}
            fields={<FieldLinks names={missing} />}
          />
        )}
      </p>
    </section>
  );
}
