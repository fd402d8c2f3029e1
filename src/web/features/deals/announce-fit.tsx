import { useEffect, useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import { findMarket } from '../../../domain/deals/assess-market-fit.ts';
import { nameState, placeOf } from '../../../domain/deals/where-it-lies.ts';
import { isBegun } from './board/box-verdicts.ts';
import { useDealBoard, useVerdicts } from './board/deal-board.tsx';
import type { speakOfMoney } from './money/money-words.ts';
import { describeTakers, summariseTakers } from './deal-words.ts';
import { say, sayOwn } from '../../words/say.ts';

/** The pause in typing before the summary is read aloud. */
const QUIET_MS = 1000;

/** The words about a deal's money, loaded once a deal is begun; null until then. */
function useSpeech(isWanted: boolean): typeof speakOfMoney | null {
  const [speak, setSpeak] = useState<typeof speakOfMoney | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    loadCode(() => import('./money/money-words.ts')).then(
      (words) => setSpeak(() => words.speakOfMoney),
      // The rest is announced without them.
      () => undefined,
    );
  }, [isWanted]);
  return speak;
}

/** Announces the result of all boxes to screen readers in one sentence, after a pause in typing and only if it changed. */
export function AnnounceFit() {
  const { deal, chosenMarket } = useDealBoard();
  const verdicts = useVerdicts();
  const [said, announce] = useState('');
  const chosen = findMarket(chosenMarket);
  const money = useSpeech(isBegun(deal))?.(deal, chosenMarket, verdicts);
  const advice = money && money.lowerToDollars !== null && !money.isTaken ? money.headline : null;
  const sentence = [
    isBegun(deal) && `${describeTakers(verdicts)} ${summariseTakers(verdicts).names}.`,
    isBegun(deal) && advice,
    chosen && say('{box} is chosen.', { box: sayOwn(chosen.title) }),
    chosen &&
      placeOf(deal, chosen) === 'elsewhere' &&
      say('Is the property in {state}?', { state: sayOwn(nameState(chosen.state)) }),
  ]
    .filter(Boolean)
    .join(' ');

  useEffect(() => {
    const timer = setTimeout(() => announce(sentence), QUIET_MS);
    return () => clearTimeout(timer);
  }, [sentence]);

  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}
