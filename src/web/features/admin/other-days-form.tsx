import { useState, type SyntheticEvent } from 'react';
import type { Dashboard } from '../../../contract/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { formatWeek } from '../../ui/format-dates.ts';
import { checkOtherDays, readComparison, type Comparison } from './other-days.ts';
import type { OtherDays } from './parts/use-desk-address.ts';

interface Filled {
  readonly from?: string;
  readonly to?: string;
  readonly comparison?: Comparison;
  readonly own?: string;
}

interface OtherDaysFormProps {
  /** The days that are shown, in order. */
  shown: Dashboard['dailyStats'];
  chosen: OtherDays;
  onShow: (days: OtherDays) => void;
}

const comparisons: readonly { id: Comparison; name: string }[] = [
  { id: 'before', name: 'The days before' },
  { id: 'year', name: 'A year earlier, same weekdays' },
  { id: 'own', name: 'As many days from' },
];
const comparisonOf = (value: string) => comparisons.find(({ id }) => id === value)?.id ?? 'before';

/** Any days in place of a range, and with what they are compared. A range stays one if only the comparison is changed. */
export function OtherDaysForm({ shown, chosen, onShow }: OtherDaysFormProps) {
  const isOther = chosen.from !== '' && chosen.to !== '';
  const [first, last] = isOther ? [chosen.from, chosen.to] : [shown.at(0)?.date ?? '', shown.at(-1)?.date ?? ''];
  // What was filled in and not shown yet.
  const [filled, fill] = useState<Filled>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const { from = first, to = last, comparison = readComparison(chosen.against) } = filled;
  const { own = readComparison(chosen.against) === 'own' ? chosen.against : '' } = filled;
  const change = (changes: Filled) => fill((before) => ({ ...before, ...changes }));

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const against = { before: '', year: 'year', own: own === '' ? 'own' : own }[comparison];
    const reason = checkOtherDays({ from, to, against });
    setWrong(reason);
    if (reason !== null) return;
    const isAsShown = from === first && to === last && !isOther;
    onShow({ from: isAsShown ? '' : from, to: isAsShown ? '' : to, against });
    fill({});
  }

  return (
    <details className="other-days">
      <summary>{isOther ? formatWeek(first, last) : 'Other days'}</summary>
      <form noValidate onSubmit={submit}>
        <TextField label="From" type="date" value={from} onChange={(event) => change({ from: event.target.value })} />
        <TextField label="To" type="date" value={to} onChange={(event) => change({ to: event.target.value })} />
        <SelectField
          label="Compare with"
          value={comparison}
          onChange={(event) => change({ comparison: comparisonOf(event.target.value) })}
        >
          {comparisons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {comparison === 'own' && (
          <TextField
            label="Compare from"
            type="date"
            value={own}
            onChange={(event) => change({ own: event.target.value })}
          />
        )}
        <Button type="submit" small>
          Show
        </Button>
        {wrong !== null && (
          <p role="alert" className="other-days-wrong">
            {wrong}
          </p>
        )}
      </form>
    </details>
  );
}
