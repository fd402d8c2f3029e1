import { useState } from 'react';
import { Choices } from '../../ui/choices.tsx';

const periods = [
  { id: 'daily', name: 'Daily' },
  { id: 'weekly', name: 'Weekly' },
  { id: 'monthly', name: 'Monthly' },
] as const;

/** A choice of look only, as specified: the figures are those of the last seven days under each of the three. */
export function PeriodToggle() {
  const [chosen, choose] = useState<(typeof periods)[number]['id']>('daily');
  return <Choices label="Period" options={periods} chosen={chosen} onChange={choose} />;
}
