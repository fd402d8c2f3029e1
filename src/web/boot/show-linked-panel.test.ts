import { expect, test } from 'vitest';
import { showLinkedPanel } from './show-linked-panel.ts';

class FakePanel {
  readonly dataset: { readonly address: string };
  readonly attributes: Set<string>;

  constructor(address: string, attributes: readonly string[]) {
    this.dataset = { address };
    this.attributes = new Set(attributes);
  }
  toggleAttribute(name: string, on: boolean): void {
    if (on) this.attributes.add(name);
    else this.attributes.delete(name);
  }
}

const written = () => [
  new FakePanel('?region=texas', []),
  new FakePanel('?region=southeast', ['hidden', 'inert']),
  new FakePanel('?region=midwest', ['hidden', 'inert']),
];
const open = (panels: readonly FakePanel[]) =>
  panels.filter(({ attributes }) => attributes.size === 0).map(({ dataset }) => dataset.address);

test('the panel that the query names is open, and no other', () => {
  const panels = written();
  showLinkedPanel(panels, '?utm_source=text&region=southeast');
  expect(open(panels)).toEqual(['?region=southeast']);
});

test('a query that names no panel leaves the page as it was written', () => {
  const panels = written();
  showLinkedPanel(panels, '?region=north');
  showLinkedPanel(panels, '');
  expect(open(panels)).toEqual(['?region=texas']);
});
