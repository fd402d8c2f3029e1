import type { ComponentProps, MouseEvent } from 'react';
import type { ListingFieldName } from '../../../../domain/deals/listing/listing-fields.ts';
import { useFieldId } from '../../../forms/field-id.ts';
import { FormSelectField, FormTextAreaField, FormTextField } from '../../../forms/form-fields.tsx';
import { optionsOf } from './deal-options.ts';
import { pathOf } from './deal-values.ts';
import { fieldLabels } from './field-labels.ts';
import { useAutoFillApi } from './use-auto-fill.ts';

/** What is shown of a value: an option's name, a figure as one writes it, or the text in short. */
function inShort(name: ListingFieldName, value: string): string {
  const isCount = name === 'squareFeet' || name === 'askingPrice' || name === 'estimatedRepairCost';
  if (isCount && /^\d+$/.test(value)) return Number(value).toLocaleString('en-US');
  const shown = optionsOf(name)?.find((option) => option.value === value)?.label ?? value;
  return shown.length > 90 ? `${shown.slice(0, 88).trimEnd()}…` : shown;
}

/** What a text has to do with a field: it was read, it was assumed, or the text says something else. */
function useMark(name: ListingFieldName) {
  const api = useAutoFillApi();
  const id = useFieldId(pathOf(name));
  const mark = api.autoFill.marks[name];
  const offer = api.autoFill.offers[name];

  // Pressed by key, the button that goes leaves the focus to its field; a finger is spared the keyboard that would come up.
  const act = (work: (name: ListingFieldName) => void) => (event: MouseEvent) => {
    if (event.detail === 0) document.getElementById(id)?.focus();
    work(name);
  };
  const about = <span className="sr-only"> ({fieldLabels[name]})</span>;

  if (offer !== undefined) {
    return {
      mark: <>Your text says: {inShort(name, offer)}</>,
      markAction: (
        <>
          <button type="button" className="link" onClick={act(api.take)}>
            Use it{about}
          </button>
          <button type="button" className="link" onClick={act(api.keep)}>
            Keep mine{about}
          </button>
        </>
      ),
    };
  }
  if (mark?.kind === 'assumed') {
    return {
      read: true,
      mark: 'Assumed, please confirm',
      markAction: (
        <button type="button" className="link" onClick={act(api.confirm)}>
          Confirm{about}
        </button>
      ),
    };
  }
  if (mark?.kind === 'read') {
    return {
      read: true,
      mark: (
        <>
          read<span className="sr-only"> from your text</span>
        </>
      ),
      // Whoever has been in the field has seen it.
      onBlur: () => api.confirm(name),
    };
  }
  return {};
}

type Shared = 'name' | 'label' | 'mark' | 'markAction' | 'read' | 'onBlur';
type Of<Props> = Omit<Props, Shared> & { name: ListingFieldName };

/** A line of the deal that a text can fill. What describes the property is no business of the person's address book. */
export function DealText({ name, ...rest }: Of<ComponentProps<typeof FormTextField>>) {
  return (
    <FormTextField autoComplete="off" {...rest} {...useMark(name)} name={pathOf(name)} label={fieldLabels[name]} />
  );
}

export function DealTextArea({ name, ...rest }: Of<ComponentProps<typeof FormTextAreaField>>) {
  return <FormTextAreaField {...rest} {...useMark(name)} name={pathOf(name)} label={fieldLabels[name]} />;
}

/** A choice; `empty` is what stands there while none is made. */
export function DealSelect({
  name,
  empty,
  children,
  ...rest
}: Of<ComponentProps<typeof FormSelectField>> & { empty?: string }) {
  return (
    <FormSelectField autoComplete="off" {...rest} {...useMark(name)} name={pathOf(name)} label={fieldLabels[name]}>
      {empty !== undefined && <option value="">{empty}</option>}
      {children ??
        optionsOf(name)?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </FormSelectField>
  );
}
