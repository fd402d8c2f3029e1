import type { ReactNode } from 'react';
import { smsConsent } from '../../../../../content/deals.ts';
import { FormCheckField, FormSelectField, FormTextField } from '../../../forms/form-fields.tsx';
import { DealSelect, DealText, DealTextArea } from './deal-fields.tsx';
import { dealOptions, marketGroups } from './deal-options.ts';

/** One step of the form; all of them are there, one under the other. */
export function DealRoom({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="deal-room">
      <legend>{title}</legend>
      <div className="form">{children}</div>
    </fieldset>
  );
}

export function PersonRoom() {
  return (
    <DealRoom title="You">
      <FormTextField name="name" label="Name" autoComplete="name" className="all" />
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <FormCheckField name="wantsTexts" label={smsConsent.wording} optional className="all" />
    </DealRoom>
  );
}

export function PropertyRoom() {
  return (
    <DealRoom title="The property">
      <DealText name="propertyAddress" className="all" />
      <DealText name="city" className="third" />
      <DealText name="state" className="third half" placeholder="TX" autoCapitalize="characters" />
      <DealText name="zipCode" className="third half" inputMode="numeric" />
    </DealRoom>
  );
}

export function HouseRoom() {
  return (
    <DealRoom title="The house">
      <DealSelect name="propertyType" className="third" empty="Choose" />
      <DealSelect name="bedrooms" className="third half" empty="Choose" />
      <DealSelect name="bathrooms" className="third half" empty="Choose" />
      <DealText name="squareFeet" className="third half" inputMode="numeric" placeholder="1,450" />
      <DealText name="yearBuilt" className="third half" inputMode="numeric" placeholder="1985" />
      <DealText name="lotSize" className="third" optional />
      <DealSelect name="garage" className="third half" empty="Choose" />
      <DealSelect name="pool" className="third half" optional empty="Not said" />
      <DealSelect name="septicSystem" className="third" />
    </DealRoom>
  );
}

export function PriceRoom() {
  return (
    <DealRoom title="Price and condition">
      {/* No keyboard of digits alone: 450k is a price as well. */}
      <DealText name="askingPrice" placeholder="$365,000 or 365k" />
      <DealText name="assignmentFee" optional />
      <DealSelect name="currentCondition" empty="Choose" />
      <DealText name="estimatedRepairCost" optional />
      <DealText name="roofAge" className="third" optional />
      <DealText name="hvacAge" className="third" optional />
      <DealText name="foundationCondition" className="third" optional />
    </DealRoom>
  );
}

export function ClosingRoom() {
  return (
    <DealRoom title="Closing and access">
      <FormSelectField name="timeframe" label="Closing timeframe" autoComplete="off">
        <option value="">Choose</option>
        {dealOptions.timeframe.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormSelectField>
      <DealSelect name="occupancy" optional empty="Not said" />
      <DealText name="propertyAccess" className="all" optional placeholder="Lockbox, appointment, drive by" />
      <DealTextArea
        name="photoLinks"
        className="all"
        optional
        hint="A link to the photos, or how I get them: “I will text them to you” is fine."
        maxLength={4000}
        rows={2}
      />
      <DealTextArea name="additionalDetails" className="all" optional rows={4} />
    </DealRoom>
  );
}

export function BuyBoxChoice() {
  return (
    <DealRoom title="Which buy box">
      <DealSelect name="targetMarket" className="all" empty="Choose a buy box">
        {marketGroups.map(({ name, options }) => (
          <optgroup key={name} label={name}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </DealSelect>
    </DealRoom>
  );
}
