import { portfolio } from '../../../../../content/portfolio.ts';
import { Drawn } from './miniature.tsx';

/** What the island of the product with this id is made of. In a file of its own, which only the island loads: code that others load too cannot be asked for again after a failure. */
export function drawMiniature(id: string) {
  const shown = portfolio.find((item) => item.id === id)?.shown;
  return shown && <Drawn id={id} shown={shown} />;
}
