import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RegionId } from '../../../../content/markets.ts';
import { findMarket } from '../../../domain/deals/assess-market-fit.ts';
import { FORM_ID } from './box-card.tsx';
import { useDealBoard } from './board/deal-board.tsx';

const formTop = () => document.getElementById(FORM_ID)?.getBoundingClientRect().top ?? 0;

/**
 * Shows the region of the buy box that was chosen elsewhere: in the form, by the reader, or beside the form. A choice from a draft does not
 * change the region, because the address names it. The regions differ in height and are above the form, so the page scrolls
 * by the difference and the visitor's view stays in place.
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
    // A browser with scroll anchoring has already corrected this, and the difference is 0.
    window.scrollBy({ top: formTop() - topBefore.current, behavior: 'instant' });
    topBefore.current = null;
  }, [region, chosenRegion]);
}
