import { memo, type ReactNode } from 'react';
import { smsConsent } from '../../../../../content/deals.ts';
import {
  dealField,
  dealFieldNames,
  dealParts,
  isListingField,
  type DealFieldName,
  type DealPart,
} from '../../../../contract/deal-fields.ts';
import { FormCheckField } from '../../../forms/form-fields.tsx';
import { DealField, plainLook, type FieldLook } from './deal-fields.tsx';
import { looksOf } from './deal-looks.ts';
import { JointVentureTerms } from './joint-venture-terms.tsx';
import { ChosenPlaceQuestion } from './place-question.tsx';
import { sayOwn } from '../../../words/say.ts';
import { useSheet } from './sheet.ts';

function TextsConsent() {
  return <FormCheckField name="wantsTexts" label={sayOwn(smsConsent.wording)} optional className="all" />;
}

/** The content of a part besides its fields. */
const above: Readonly<Partial<Record<DealPart, ReactNode>>> = { agreement: <JointVentureTerms /> };
const below: Readonly<Partial<Record<DealPart, ReactNode>>> = {
  person: <TextsConsent />,
  market: <ChosenPlaceQuestion />,
};

/** A field in its part of the form, unless it stands in the summary: then it is folded away, and gone while it is open there. */
function RoomField({ name, look = plainLook }: { name: DealFieldName; look: FieldLook | undefined }) {
  const { folded, opened } = useSheet();
  if (!isListingField(name) || !folded.has(name)) return <DealField name={name} look={look} />;
  if (opened.has(name)) return null;
  return <DealField name={name} look={{ ...look, className: `${look.className ?? ''} is-folded` }} />;
}

/** All parts of the form, one below the other. */
export const DealRooms = memo(function DealRooms() {
  const looks = looksOf();
  return dealParts.map(({ id, title }) => (
    <fieldset key={id} className="deal-room">
      <legend>{sayOwn(title)}</legend>
      <div className="form">
        {above[id]}
        {dealFieldNames
          .filter((name) => dealField(name).part === id)
          .map((name) => (
            <RoomField key={name} name={name} look={looks[name]} />
          ))}
        {below[id]}
      </div>
    </fieldset>
  ));
});
