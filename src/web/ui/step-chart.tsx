import { formatCount } from './format-figures.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, labelledSteps, roundCeiling, stepLine } from './step-shape.ts';

export interface Step {
  /** `Nov 20` */
  readonly name: string;
  readonly value: number;
}

interface StepChartProps {
  readonly title: string;
  /** One step in words: `day`. */
  readonly stepWord: string;
  readonly valueWord: string;
  readonly steps: readonly Step[];
  /** The most steps that have a name below the chart. */
  readonly mostLabels: number;
}

/** A step chart of values over time. The last step is lit, because it is not over yet. A table for screen readers follows. */
export function StepChart({ title, stepWord, valueWord, steps, mostLabels }: StepChartProps) {
  const values = steps.map((step) => step.value);
  const ceiling = roundCeiling(values);
  const line = stepLine(values, ceiling);
  const width = BOARD_WIDTH / steps.length;
  return (
    <figure className="step-chart">
      <figcaption className="note">{title}</figcaption>
      <div className="step-board">
        <span className="note step-top" aria-hidden="true">
          {formatCount(ceiling)}
        </span>
        <svg
          viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={describe(title, steps)}
        >
          <path className="step-fill" d={`${line}V${BOARD_HEIGHT}H0Z`} />
          <rect className="step-now" x={BOARD_WIDTH - width} y="0" width={width} height={BOARD_HEIGHT} />
          <path className="step-rule" d={`M0 0H${BOARD_WIDTH}M0 50H${BOARD_WIDTH}M0 100H${BOARD_WIDTH}`} />
          <path className="step-line" d={line} />
          {steps.map((step, index) => (
            <rect key={step.name} className="step-touch" x={width * index} y="0" width={width} height={BOARD_HEIGHT}>
              <title>{`${step.name}: ${formatCount(step.value)}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <div className="note step-names" aria-hidden="true">
        {labelledSteps(steps.length, mostLabels).map((index) => (
          <span key={index}>{steps[index]?.name}</span>
        ))}
      </div>
      <div className="sr-only">
        <StepTable title={title} stepWord={stepWord} valueWord={valueWord} steps={steps} />
      </div>
    </figure>
  );
}

function StepTable({ title, stepWord, valueWord, steps }: Omit<StepChartProps, 'mostLabels'>) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{stepWord}</th>
          <th scope="col">{valueWord}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.name}>
            <th scope="row">{step.name}</th>
            <td>{formatCount(step.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describe(title: string, steps: readonly Step[]): string {
  const first = steps.at(0);
  const last = steps.at(-1);
  if (!first || !last) return title;
  const highest = steps.reduce((best, step) => (step.value > best.value ? step : best), first);
  return `${title}, ${first.name} to ${last.name}; most on ${highest.name}: ${formatCount(highest.value)}`;
}
