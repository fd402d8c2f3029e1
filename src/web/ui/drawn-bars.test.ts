import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnBars } from './drawn-bars.tsx';

const widthsOf = (...amounts: number[]) => {
  const bars = amounts.map((amount) => ({ name: String(amount), figure: '', amount }));
  return [...renderToStaticMarkup(createElement(DrawnBars, { bars })).matchAll(/width="([^"]*)"/g)].map(([, w]) => w);
};

test('bars are as long as their figures; of a small one something is seen, of nothing nothing', () => {
  expect(widthsOf(660, 330, 0.67, 0)).toEqual(['100%', '50%', '1.5%', '0%']);
});
