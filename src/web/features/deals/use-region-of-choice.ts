import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RegionId } from '../../../../content/markets.ts';
import { findMarket } from '../../../domain/deals/assess-market-fit.ts';
import { FORM_ID } from './box-card.tsx';
import { useDealBoard } from './deal-board.tsx';

const formTop = () => document.getElementById(FORM_ID)?.getBoundingClientRect().top ?? 0;

/**
 * Shows the region of the buy box that was chosen elsewhere: in the form, by the reader, among the takers. A draft's choice changes
 * nothing: the address says which region was asked for. The regions differ in height and stand above the form, so the page is scrolled
 * by the difference: what the visitor is looking at stays where it is.
 */
export function useRegionOfChoice(
  region: RegionId,
  showRegion: (region: RegionId, options: { byKey: boolean }) => void,
): void {
  const { chosenMarket, isRestored } = useDealBoard();
  const chosenRegion = findMarket(chosenMarket)?.region;
  const followed = useRef('');
  const topBefore = useRef<number | null>(null);

  useEffect(() => {
    if (followed.current === chosenMarket) return;
    followed.current = chosenMarket;
    if (isRestored || chosenRegion === undefined || chosenRegion === region) return;
    topBefore.current = formTop();
    showRegion(chosenRegion, { byKey: true });
  }, [chosenMarket, isRestored, chosenRegion, region, showRegion]);

  useLayoutEffect(() => {
    if (topBefore.current === null || region !== chosenRegion) return;
    // A browser that anchors its scrolling has corrected this by itself; then nothing is left to correct.
    window.scrollBy({ top: formTop() - topBefore.current, behavior: 'instant' });
    topBefore.current = null;
  }, [region, chosenRegion]);
}
