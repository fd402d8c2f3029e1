import { judgedFieldNames } from '../../../../contract/deal-fields.ts';
import type { MoneyDeal } from '../../../../domain/deals/weigh-offer.ts';
import { createStore, useStore } from '../../../ui/store.ts';
import { useDeferredValue, useMemo } from 'react';
import { judgeBoxes, type BoxVerdict } from './box-verdicts.ts';

/** The state that the buy boxes and the form share. */
export interface DealBoard {
  /** The form's values that the checks use, and those that decide on the money. */
  readonly deal: MoneyDeal;
  /** The id of the chosen market; empty if none is. */
  readonly chosenMarket: string;
  /** Whether the choice came from a draft and not from the visitor's present actions. */
  readonly isRestored: boolean;
}

const emptyBoard: DealBoard = { deal: {}, chosenMarket: '', isRestored: false };

/** The boxes and the form, which are apart on the page, both read and change it. */
export const dealBoard = createStore(emptyBoard);

const reportedNames = [...judgedFieldNames, 'arv', 'estimatedRepairCost'] as const;

/** Reports the form's values. Absent ones stay as they were, and watchers are called only if something changed. */
export function reportDeal(typed: MoneyDeal): void {
  const board = dealBoard.read();
  const changed = reportedNames.filter((name) => (typed[name] ?? board.deal[name] ?? '') !== (board.deal[name] ?? ''));
  if (changed.length === 0) return;
  const deal: { -readonly [Name in keyof MoneyDeal]: MoneyDeal[Name] } = { ...board.deal };
  for (const name of changed) deal[name] = typed[name];
  dealBoard.set({ ...board, deal });
}

/** Chooses a market for the boxes and the form; an empty id chooses none. */
export function chooseMarket(id: string, { isRestored = false } = {}): void {
  const board = dealBoard.read();
  if (id !== board.chosenMarket) dealBoard.set({ ...board, chosenMarket: id, isRestored });
}

/** A text for a field of the form, from elsewhere on the page. */
interface Wish {
  readonly name: 'askingPrice' | 'state';
  readonly text: string;
}

/** What the form is asked to hold; each wish is an object of its own, so that the same one can be made again. */
export const formWishes = createStore<Wish | null>(null);

/** Puts a text into a field of the form, as if it had been typed. */
export function fillInForm(name: Wish['name'], text: string): void {
  formWishes.set({ name, text });
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
