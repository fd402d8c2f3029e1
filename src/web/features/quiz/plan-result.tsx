import { Fragment, useMemo, useState } from 'react';
import { drawPlan } from '../../../domain/floor-plan/drawing.ts';
import { planOf } from '../../../domain/floor-plan/floor-plan.ts';
import { describePlaces, leakName, mendInWords, runnerUpInWords } from '../../../domain/floor-plan/plan-words.ts';
import { orderOf } from '../../../domain/quiz/quiz-order.ts';
import { DrawnPlan } from '../../ui/drawn-plan.tsx';
import { localDay } from '../../ui/local-day.ts';
import { sayShortDate } from '../../words/say-dates.ts';

interface PlanProps {
  readonly answers: Readonly<Record<string, string>>;
}

/** The visitor's business, drawn: with its date, its leak and its mend. */
export function PlanSheet({ answers, firstName }: PlanProps & { firstName: string }) {
  const plan = useMemo(() => planOf(answers), [answers]);
  const [drawn] = useState(() => sayShortDate(localDay(new Date())));
  const rows = [
    ['floor plan of', firstName.trim() === '' ? 'your business' : `${firstName.trim()}’s business`],
    ['drawn', drawn],
    ['leak', leakName(plan)],
    ['mend', plan.mend.title],
  ] as const;
  return (
    <div className="plan-sheet">
      <DrawnPlan drawing={drawPlan(plan)} words={`Your floor plan. ${describePlaces(plan).join('. ')}.`} />
      <dl className="plan-title">
        {rows.map(([label, value]) => (
          <div key={label} className={label}>
            <dt className="note">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Why this package: three of the answers, what it does for this house, the second choice, and the order where it is sold. */
export function PlanReasons({ answers, planPath }: PlanProps & { planPath: string | null }) {
  const plan = useMemo(() => planOf(answers), [answers]);
  const second = runnerUpInWords(plan);
  const order = orderOf(plan.mend.key);
  return (
    <div className="plan-reasons">
      <h4>Because you said</h4>
      <dl>
        {plan.because.map(({ topic, said, reason }) => (
          <Fragment key={topic}>
            <dt>
              {topic}: “{said}”
            </dt>
            <dd>{reason}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{mendInWords(plan)}</p>
      {second !== null && <p className="second">{second}</p>}
      <p className="plan-ways">
        {planPath !== null && (
          <a className="link" href={planPath} target="_blank" rel="noopener">
            Print or share your plan <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        {order !== null && (
          <a className="link" href={order.url}>
            Order the {order.name}
          </a>
        )}
      </p>
    </div>
  );
}
