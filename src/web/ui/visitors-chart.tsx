import { formatDay } from './format-dates.ts';
import { StepChart } from './step-chart.tsx';

const DAYS_NAMED_IN_A_WEEK = 7;
const DAYS_NAMED_IN_LONGER = 6;

interface VisitorsDay {
  readonly date: string;
  readonly visitors: number;
}

/** The visitors by day. */
export function VisitorsChart({ days }: { days: readonly VisitorsDay[] }) {
  const oneWeek = days.length <= DAYS_NAMED_IN_A_WEEK;
  const inOrder = days.toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <StepChart
      title="Visitors a day"
      stepWord="Day"
      valueWord="Visitors"
      mostLabels={oneWeek ? DAYS_NAMED_IN_A_WEEK : DAYS_NAMED_IN_LONGER}
      steps={inOrder.map(({ date, visitors }) => ({
        name: formatDay(date),
        value: visitors,
      }))}
    />
  );
}
