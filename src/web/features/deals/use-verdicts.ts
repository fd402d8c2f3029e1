import { useMemo } from 'react';
import { judgeBoxes, type BoxVerdict } from './box-verdicts.ts';
import { useDealBoard } from './deal-board.tsx';

/** What every box says to the deal as it stands in the form. */
export function useVerdicts(): readonly BoxVerdict[] {
  const { deal } = useDealBoard();
  return useMemo(() => judgeBoxes(deal), [deal]);
}
