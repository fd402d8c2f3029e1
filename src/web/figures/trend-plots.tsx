import { tellFigure } from '../../contract/tell-figure.ts';
import '../styles/parts/plot.css';
import { formatDay, formatMoment } from '../ui/format-dates.ts';
import { formatCents } from '../ui/format-money.ts';
import { Plot } from './plot.tsx';
import type { PlotDay, PlotProps } from './plot-props.ts';

interface DrawnPeriod {
  readonly from: string;
  readonly to: string;
  readonly days: readonly {
    readonly date: string;
    readonly visitors: number;
    readonly conversions: number;
    readonly revenueCents?: number;
  }[];
}

/** A trend, or what else has days beside earlier ones. */
export interface DrawnTrend {
  readonly now: DrawnPeriod;
  readonly before: DrawnPeriod;
  readonly countedUntil: string | null;
  readonly behindSeconds?: number | null;
}

export interface TrendPlotsProps {
  readonly trend: DrawnTrend;
  /** Whether sales are drawn too. */
  readonly money: boolean;
  readonly timeZone: string | undefined;
}

type Figure = 'visitors' | 'conversions' | 'revenueCents';

/** The days of a trend side by side with those before, for one figure. */
function daysOf({ now, before }: DrawnTrend, figure: Figure): PlotDay[] {
  return now.days.map((day, index) => {
    const earlier = before.days[index];
    return {
      name: formatDay(day.date),
      value: day[figure] ?? 0,
      before: { name: formatDay(earlier?.date ?? ''), value: earlier?.[figure] ?? 0 },
    };
  });
}

/** What the dashed line is, in words. */
function describeGhost({ before, countedUntil }: DrawnTrend, timeZone: string | undefined): string {
  const days =
    before.from === before.to ? formatDay(before.from) : `${formatDay(before.from)} to ${formatDay(before.to)}`;
  if (countedUntil === null) return `Dashed: ${days}.`;
  const time = formatMoment(countedUntil, timeZone).split(', ').at(-1);
  return `Dashed: ${days}. Today is counted until ${time}, and so is the last day of those.`;
}

/** That the newest visits and sales are not in yet, where figures are read from a replica that is behind. */
function describeLag({ behindSeconds }: DrawnTrend): string {
  if (!behindSeconds) return '';
  const time = behindSeconds === 1 ? 'second' : `${tellFigure(behindSeconds)} seconds`;
  return ` These figures are read from a replica: the last ${time} may be missing.`;
}

/** Visitors, conversions and revenue by day, each with the earlier period behind it. */
export function TrendPlots({ trend, money, timeZone }: TrendPlotsProps) {
  const unfinished = trend.countedUntil !== null;
  const plot = (figure: Figure, rest: Pick<PlotProps, 'title' | 'word' | 'look'> & Partial<PlotProps>) => (
    <Plot days={daysOf(trend, figure)} unfinished={unfinished} format={tellFigure} {...rest} />
  );
  return (
    <div className="plots">
      {plot('visitors', { title: 'Visitors a day', word: 'Visitors', look: 'line', wide: true })}
      {plot('conversions', { title: 'Conversions a day', word: 'Conversions', look: 'line' })}
      {money &&
        plot('revenueCents', { title: 'Revenue a day', word: 'Revenue', look: 'bars', format: formatCents, unit: 100 })}
      <p className="note plots-note">
        {describeGhost(trend, timeZone)}
        {describeLag(trend)}
      </p>
    </div>
  );
}
