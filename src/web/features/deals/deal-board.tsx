import { judgedFieldNames } from '../../../contract/deal-fields.ts';
import type { FitDeal } from '../../../domain/deals/assess-market-fit.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { useMemo } from 'react';
import { judgeBoxes, type BoxVerdict } from './box-verdicts.ts';

/** What the buy boxes and the form know of each other. */
export interface DealBoard {
  /** What the checks read, as it stands in the form. */
  readonly deal: FitDeal;
  /** The id of the market that was chosen; empty while none is. */
  readonly chosenMarket: string;
  /** Whether that choice came with a draft from an earlier visit, and not from what the visitor does now. */
  readonly isRestored: boolean;
}

const emptyBoard: DealBoard = { deal: {}, chosenMarket: '', isRestored: false };

/** Boxes and form, which stand apart on the page, read and change it. */
export const dealBoard = createStore(emptyBoard);

/** The form tells what stands in it; what is left out stays as it was, and a report that changes nothing wakes nobody. */
export function reportDeal(typed: FitDeal): void {
  const board = dealBoard.read();
  const changed = judgedFieldNames.filter(
    (name) => (typed[name] ?? board.deal[name] ?? '') !== (board.deal[name] ?? ''),
  );
  if (changed.length === 0) return;
  const deal: { -readonly [Name in keyof FitDeal]: FitDeal[Name] } = { ...board.deal };
  for (const name of changed) deal[name] = typed[name];
  dealBoard.set({ ...board, deal });
}

/** Boxes and form choose alike, each follows the other; an empty id chooses none. */
export function chooseMarket(id: string, { isRestored = false } = {}): void {
  const board = dealBoard.read();
  if (id !== board.chosenMarket) dealBoard.set({ ...board, chosenMarket: id, isRestored });
}

/** The board as it is now; empty in the file that was written beforehand and while the browser takes it over. */
export function useDealBoard(): DealBoard {
  return useStore(dealBoard, emptyBoard);
}

/** What every box says to the deal as it stands in the form. */
export function useVerdicts(): readonly BoxVerdict[] {
  const { deal } = useDealBoard();
  return useMemo(() => judgeBoxes(deal), [deal]);
}
