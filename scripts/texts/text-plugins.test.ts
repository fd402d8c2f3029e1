import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { textPlugins } from './text-plugins.ts';

async function show(text: string): Promise<string> {
  const { default: Text } = await evaluate(text, { ...runtime, ...textPlugins('content/public') });
  return renderToStaticMarkup(createElement(Text)).replaceAll('\n', '');
}

test('a table scrolls in a place of its own, which keys reach, and holds no style of its own', async () => {
  expect(await show('| What | Before |\n|---|--:|\n| Letters | 9 |\n')).toBe(
    '<div role="region" aria-label="Table" tabindex="0"><table>' +
      '<thead><tr><th>What</th><th data-align="right">Before</th></tr></thead>' +
      '<tbody><tr><td>Letters</td><td data-align="right">9</td></tr></tbody></table></div>',
  );
});

test('bare addresses are links, and about ten percent is not struck through', async () => {
  const shown = await show('See www.example.com or write to me@hallway.example: ~10%, ~20% and ~~30%~~.');
  expect(shown).toContain('href="http://www.example.com"');
  expect(shown).toContain('href="mailto:me@hallway.example"');
  expect(shown).toContain('~10%, ~20% and <del>30%</del>');
});
