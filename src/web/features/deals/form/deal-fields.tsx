import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { jvTerms } from '../../../../../content/deals.ts';
import { markets, regions } from '../../../../../content/markets.ts';
import {
  dealField,
  isListingField,
  type DealFieldName,
  type ListingFieldName,
  type Option,
} from '../../../../contract/deal-fields.ts';
import { useFieldId } from '../../../forms/field-id.ts';
import { FormCheckField, FormSelectField, FormTextAreaField, FormTextField } from '../../../forms/form-fields.tsx';
import { optionsOf, pathOf } from './deal-values.ts';
import { useAutoFillApi } from './use-auto-fill.ts';
import { say, sayOwn } from '../../../words/say.ts';

const MOST_SHOWN = 90;

/** A value in short: an option's label, a figure with separators, or the shortened text. */
export function inShort(name: ListingFieldName, value: string): string {
  const { kind } = dealField(name);
  const isFigure = kind === 'dollars' || kind === 'area';
  if (isFigure && /^\d+$/.test(value)) return Number(value).toLocaleString('en-US');
  const option = optionsOf(name)?.find((one) => one.value === value);
  const shown = option === undefined ? value : sayOwn(option.label);
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN - 2).trimEnd()}…` : shown;
}

/** The mark of a field after a text was read: its value was read, was assumed, or differs from the text. */
function useMark(name: DealFieldName) {
  const api = useAutoFillApi();
  const id = useFieldId(pathOf(name));
  if (!isListingField(name)) return {};
  const mark = api.autoFill.marks[name];
  const offer = api.autoFill.offers[name];

  // After a key press the button disappears, so its field gets the focus. Not after a tap, which would open the on-screen keyboard.
  const act = (work: (name: ListingFieldName) => void) => (event: MouseEvent) => {
    if (event.detail === 0) document.getElementById(id)?.focus();
    work(name);
  };
  const about = <span className="sr-only">{` (${sayOwn(dealField(name).label)})`}</span>;

  if (offer !== undefined) {
    return {
      mark: say(api.autoFill.isLinked ? 'The link says: {value}' : 'Your text says: {value}', {
        value: inShort(name, offer),
      }),
      markAction: (
        <>
          <button type="button" className="link" onClick={act(api.take)}>
            {say('Use it')}
            {about}
          </button>
          <button type="button" className="link" onClick={act(api.keep)}>
            {say('Keep mine')}
            {about}
          </button>
        </>
      ),
    };
  }
  if (mark?.kind === 'assumed' || mark?.kind === 'linked') {
    return {
      read: true,
      mark: say(mark.kind === 'assumed' ? 'Assumed, please confirm' : 'From a link, please check'),
      markAction: (
        <button type="button" className="link" onClick={act(api.confirm)}>
          {say('Confirm')}
          {about}
        </button>
      ),
    };
  }
  if (mark?.kind === 'read') {
    const words = api.wordsOf(name);
    return {
      read: true,
      mark: (
        <>
          {say('read')}
          <span className="sr-only">
            {` ${say('from your text')}`}
            {words !== undefined && `: ${inShort(name, words)}`}
          </span>
        </>
      ),
      // A visitor who leaves the field has seen the value.
      onBlur: () => api.confirm(name),
    };
  }
  return {};
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {sayOwn(label)}
    </option>
  ));
}

/** The buy boxes as options, grouped by region as in the tabs. */
function MarketOptions() {
  return regions.map(({ id, name }) => (
    <optgroup key={id} label={sayOwn(name)}>
      <Options
        options={markets
          .filter(({ region }) => region === id)
          .map((market) => ({ value: market.id, label: market.title }))}
      />
    </optgroup>
  ));
}

/** The option for no choice. */
function emptyOption(name: DealFieldName): ReactNode {
  const { kind, initial, isOptional } = dealField(name);
  if (initial !== undefined) return null;
  if (kind === 'market') return <option value="">{say('Choose a buy box')}</option>;
  return <option value="">{say(isOptional ? 'Not said' : 'Choose')}</option>;
}

const emailProps = { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' } as const;
const phoneProps = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

/** A field's layout and hints, which the table of fields does not have. */
export type FieldLook = Pick<
  ComponentProps<typeof FormTextField>,
  'className' | 'placeholder' | 'hint' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'maxLength'
> & { rows?: number };

export const plainLook: FieldLook = {};

/** A field of the deal from the table of fields. Autocomplete is off for the property, whose data is not the visitor's own. */
export function DealField({ name, look = plainLook }: { name: DealFieldName; look?: FieldLook }) {
  const { label, kind, isOptional } = dealField(name);
  const { rows, ...inputLook } = look;
  const { className, hint, maxLength } = look;
  const base = {
    name: pathOf(name),
    label: sayOwn(label),
    ...(isOptional && { optional: true }),
    ...(className !== undefined && { className }),
  };
  const mark = useMark(name);
  if (kind === 'tick') return <FormCheckField {...base} label={sayOwn(jvTerms.agreement)} />;
  if (kind === 'choice' || kind === 'market')
    return (
      <FormSelectField autoComplete="off" {...base} {...mark}>
        {emptyOption(name)}
        {kind === 'market' ? <MarketOptions /> : <Options options={dealField(name).options ?? []} />}
      </FormSelectField>
    );
  if (kind === 'long') return <FormTextAreaField {...base} {...mark} {...{ hint, maxLength, rows }} />;
  if (kind === 'email') return <FormTextField {...base} {...inputLook} {...emailProps} />;
  if (kind === 'phone') return <FormTextField {...base} {...inputLook} {...phoneProps} />;
  return <FormTextField autoComplete="off" {...base} {...inputLook} {...mark} />;
}
