import { tellFigure } from '../../../../contract/tell-figure.ts';

/** How soon a view asks again whose days are still being counted. */
export const COUNTING_REFETCH_MS = 5000;

/** Says that days are missing because they are still being counted; nothing where none are. */
export function StillCounting({ days }: { days: number }) {
  if (days === 0) return null;
  return (
    <output className="second">
      {days === 1 ? 'One day is' : `${tellFigure(days)} days are`} still being counted, the newest first. What is below
      leaves {days === 1 ? 'it' : 'them'} out until then.
    </output>
  );
}
