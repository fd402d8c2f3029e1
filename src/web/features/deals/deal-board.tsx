import { useSyncExternalStore } from 'react';
import type { FitDeal } from '../../../domain/deals/assess-market-fit.ts';

/** What the buy boxes and the form know of each other. */
export interface DealBoard {
  /** What the checks read, as it stands in the form. */
  readonly deal: FitDeal;
  /** The id of the market that was chosen; empty while none is. */
  readonly chosenMarket: string;
}

const dealFields = [
  'city',
  'state',
  'askingPrice',
  'yearBuilt',
  'bedrooms',
  'bathrooms',
  'squareFeet',
] as const satisfies readonly (keyof FitDeal)[];

const emptyBoard: DealBoard = { deal: {}, chosenMarket: '' };

let board = emptyBoard;
const watchers = new Set<() => void>();

function set(next: DealBoard): void {
  board = next;
  for (const watcher of watchers) watcher();
}

/** The form tells what stands in it; what is left out stays as it was, and a report that changes nothing wakes nobody. */
export function reportDeal(typed: FitDeal): void {
  const deal = { ...board.deal, ...typed };
  if (dealFields.some((field) => (deal[field] ?? '') !== (board.deal[field] ?? ''))) set({ ...board, deal });
}

/** Boxes and form choose alike, each follows the other; an empty id chooses none. */
export function chooseMarket(id: string): void {
  if (id !== board.chosenMarket) set({ ...board, chosenMarket: id });
}

export function currentDealBoard(): DealBoard {
  return board;
}

export function watchDealBoard(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The board as it is now; empty in the file that was written beforehand and while the browser takes it over. */
export function useDealBoard(): DealBoard {
  return useSyncExternalStore(watchDealBoard, currentDealBoard, () => emptyBoard);
}
