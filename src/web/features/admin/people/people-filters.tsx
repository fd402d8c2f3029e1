import type { ReactNode } from 'react';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { personKinds, personStatuses, type PeopleCounts, type PeopleFacet } from '../../../../contract/people.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { kindNames, nameChoice, statusNames } from './describe-person.ts';
import type { InboxFilter } from './use-inbox-address.ts';

interface PeopleFiltersProps {
  counts: PeopleCounts;
  filter: InboxFilter;
  onNarrow: (changes: InboxFilter) => void;
}

const answerNames: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** Each filter's name, what it is called without a choice, and how its choices are. */
const facets: Readonly<Record<PeopleFacet, { label: string; name: (value: string) => string }>> = {
  status: { label: 'Status', name: (value) => statusNames[personStatuses.find((one) => one === value) ?? 'new'] },
  kind: { label: 'Left', name: (value) => kindNames[personKinds.find((one) => one === value) ?? 'other'] },
  campaign: { label: 'Campaign', name: (value) => nameChoice('campaigns', value) },
  source: { label: 'Source', name: (value) => nameChoice('sources', value) },
  market: { label: 'Buy box', name: (value) => value },
  phone: { label: 'Left a phone number', name: (value) => answerNames[value] ?? value },
  consent: { label: 'May be texted', name: (value) => answerNames[value] ?? value },
};
const shown = ['status', 'kind', 'campaign', 'source', 'market', 'phone', 'consent'] as const satisfies PeopleFacet[];

/** Narrows the list; each choice with how many people it leaves. */
export function PeopleFilters({ counts, filter, onNarrow }: PeopleFiltersProps) {
  const isNarrowed = Object.keys(filter).some((name) => name !== 'find');
  const inUse = Object.keys(filter).filter((name) => name !== 'find').length;
  return (
    <details className="inbox-filters" open={isNarrowed || undefined}>
      <summary>Filters{inUse > 0 && `, ${inUse} in use`}</summary>
      <div className="inbox-filter-grid">
        {shown.map((facet) => (
          <Facet
            key={facet}
            facet={facet}
            chosen={filter[facet] ?? ''}
            choices={counts.choices[facet]}
            onChoose={(value) => onNarrow({ [facet]: value })}
          />
        ))}
        <Day label="Last left something from" value={filter.from} onChange={(from) => onNarrow({ from })} />
        <Day label="Until" value={filter.until} onChange={(until) => onNarrow({ until })} />
      </div>
      {isNarrowed && (
        <Button
          small
          onClick={() =>
            onNarrow(Object.fromEntries(Object.keys(filter).map((name) => [name, name === 'find' ? filter.find : ''])))
          }
        >
          Take all filters away
        </Button>
      )}
    </details>
  );
}

interface FacetProps {
  facet: PeopleFacet;
  chosen: string;
  choices: PeopleCounts['choices'][PeopleFacet];
  onChoose: (value: string) => void;
}

function Facet({ facet, chosen, choices, onChoose }: FacetProps): ReactNode {
  const { label, name } = facets[facet];
  return (
    <SelectField label={label} value={chosen} onChange={(event) => onChoose(event.target.value)}>
      <option value="">Any</option>
      {choices
        .filter(({ value, count }) => count > 0 || value === chosen)
        .map(({ value, count }) => (
          <option key={value} value={value}>
            {name(value)} ({tellFigure(count)})
          </option>
        ))}
    </SelectField>
  );
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
}) {
  return <TextField label={label} type="date" value={value ?? ''} onChange={(event) => onChange(event.target.value)} />;
}
