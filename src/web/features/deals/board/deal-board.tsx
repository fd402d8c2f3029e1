import { judgedFieldNames } from '../../../../contract/deal-fields.ts';
import type { FitDeal } from '../../../../domain/deals/assess-market-fit.ts';
import { createStore, useStore } from '../../../ui/store.ts';
import { useDeferredValue, useMemo } from 'react';
import { judgeBoxes, type BoxVerdict } from './box-verdicts.ts';

/** The state that the buy boxes and the form share. */
export interface DealBoard {
  /** The form's values that the checks use. */
  readonly deal: FitDeal;
  /** The id of the chosen market; empty if none is. */
  readonly chosenMarket: string;
  /** Whether the choice came from a draft and not from the visitor's present actions. */
  readonly isRestored: boolean;
}

const emptyBoard: DealBoard = { deal: {}, chosenMarket: '', isRestored: false };

/** The boxes and the form, which are apart on the page, both read and change it. */
export const dealBoard = createStore(emptyBoard);

/** Reports the form's values. Absent ones stay as they were, and watchers are called only if something changed. */
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

/** Chooses a market for the boxes and the form; an empty id chooses none. */
export function chooseMarket(id: string, { isRestored = false } = {}): void {
  const board = dealBoard.read();
  if (id !== board.chosenMarket) dealBoard.set({ ...board, chosenMarket: id, isRestored });
}

/**
 * The present board; empty in the prerendered page and during hydration. A changed field redraws all boxes: in slices, so that the page stays
 * responsive.
 */
export function useDealBoard(): DealBoard {
  return useDeferredValue(useStore(dealBoard, emptyBoard));
}

/** The verdicts of all boxes on the typed deal. */
export function useVerdicts(): readonly BoxVerdict[] {
  const { deal } = useDealBoard();
  return useMemo(() => judgeBoxes(deal), [deal]);
}
