import { useContext } from 'react';
import { dealField, isListingField, type DealFieldName } from '../../../../contract/deal-fields.ts';
import { FormNameContext, fieldId } from '../../../forms/field-id.ts';
import { pathOf } from './deal-values.ts';
import { sayOwn } from '../../../words/say.ts';
import { useSheet } from './sheet.ts';

/** Links to fields, also to those that stand in the summary. */
export function FieldLinks({ names }: { names: readonly DealFieldName[] }) {
  const form = useContext(FormNameContext);
  const { folded, press } = useSheet();
  return names.map((name, at) => {
    const id = fieldId(form, pathOf(name));
    return (
      <span key={name}>
        {at > 0 && ', '}
        <a
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            if (isListingField(name) && folded.has(name)) press(name);
            else document.getElementById(id)?.focus();
          }}
        >
          {sayOwn(dealField(name).label)}
        </a>
      </span>
    );
  });
}
