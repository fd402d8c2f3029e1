import { useRef, useState } from 'react';
import { readDollars } from '../../../../contract/read-figure.ts';
import { Button } from '../../../ui/button.tsx';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import { fillInForm, useDealBoard, useVerdicts } from '../board/deal-board.tsx';
import { speakOfMoney } from './money-words.ts';
import '../../../styles/parts/money.css';
import { say } from '../../../words/say.ts';
import { tellFigure } from '../../../../contract/tell-figure.ts';

/** What the visitor's price was before a press lowered it. */
interface Lowered {
  readonly before: string;
  readonly after: string;
}

/** A price as typed, with its sign and separators where it can be read. */
function asPrice(text: string): string {
  const dollars = readDollars(text);
  return dollars === null ? text : formatWholeDollars(dollars);
}

/** What the deal's money comes to at one box, with one button that lowers the price to what it takes, and one that takes that back. */
export function AskPanel() {
  const { deal, chosenMarket } = useDealBoard();
  const verdicts = useVerdicts();
  const said = speakOfMoney(deal, chosenMarket, verdicts);
  const [lowered, setLowered] = useState<Lowered | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  if (said === null) return null;
  const { headline, text, lowerToDollars, isTaken } = said;
  const before = lowered !== null && lowered.after === deal.askingPrice ? lowered.before : null;

  function ask(price: string) {
    fillInForm('askingPrice', price);
    // The pressed button may go. The heading takes the focus and says what the price now does.
    heading.current?.focus();
  }

  return (
    <div className={isTaken || lowerToDollars !== null ? 'ask-panel is-lit' : 'ask-panel'}>
      <h4 ref={heading} tabIndex={-1}>
        {headline}
      </h4>
      {text !== '' && <p>{text}</p>}
      {lowerToDollars !== null && (
        <Button
          variant="go"
          onClick={() => {
            const after = tellFigure(lowerToDollars);
            setLowered({ before: before ?? deal.askingPrice ?? '', after });
            ask(after);
          }}
        >
          {say('Lower the ask to {sum}', { sum: formatWholeDollars(lowerToDollars) })}
        </Button>
      )}
      {before !== null && (
        <Button
          onClick={() => {
            setLowered(null);
            ask(before);
          }}
        >
          {say('Back to {sum}', { sum: asPrice(before) })}
        </Button>
      )}
    </div>
  );
}
