import { elementsIn, type Element } from './elements.ts';

/**
 * Puts each table of a text into a place of its own, which scrolls sideways where the table is wider than the screen, by keys too. A cell's alignment becomes
 * an attribute, since pages hold no style of their own.
 */
export const frameTables = () => (tree: Element) => {
  for (const table of elementsIn(tree, 'table')) {
    for (const cell of [...elementsIn(table, 'th'), ...elementsIn(table, 'td')]) {
      const { align, ...properties } = cell.properties ?? {};
      if (align !== undefined) cell.properties = { ...properties, dataAlign: align };
    }
    const framed = { ...table };
    Object.assign(table, {
      tagName: 'div',
      properties: { role: 'region', ariaLabel: 'Table', tabIndex: 0 },
      children: [framed],
    });
  }
};
