import { useMemo } from 'react';
import { drawPlan, drawStrip } from '../../../domain/floor-plan/drawing.ts';
import { type FloorPlan, planOf } from '../../../domain/floor-plan/floor-plan.ts';
import { DrawnPlan } from '../../ui/drawn-plan.tsx';

/** The plan while it is asked for: what leaks and what mends is told with the result. */
function unjudged(plan: FloorPlan): FloorPlan {
  return { ...plan, leak: null, places: plan.places.map((place) => ({ ...place, leaks: false, mended: false })) };
}

/**
 * The visitor's house as it stands after these answers, in the space that a question leaves: as a strip, as a whole where there is room, or not at all.
 * It says nothing that the answers do not, so it is hidden from screen readers.
 */
export function GrowingPlan({ answers }: { answers: Readonly<Record<string, string>> }) {
  const { strip, sheet } = useMemo(() => {
    const plan = unjudged(planOf(answers));
    return { strip: drawStrip(plan), sheet: drawPlan(plan) };
  }, [answers]);
  return (
    <div className="quiz-plan" aria-hidden="true">
      <DrawnPlan drawing={strip} className="strip" />
      <DrawnPlan drawing={sheet} className="whole" />
    </div>
  );
}
