import { expect, test } from 'vitest';
import { showFiltered, showLinkedPanel, type FilterPart } from './show-linked.ts';

class FakePanel {
  readonly id: string;
  readonly dataset: { readonly address: string };
  readonly attributes: Set<string>;

  constructor(address: string, attributes: readonly string[]) {
    this.id = `panel-of-${address}`;
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
  new FakePanel('?region=southeast', ['hidden']),
  new FakePanel('?region=midwest', ['hidden']),
];
const open = (panels: readonly FakePanel[]) =>
  panels.filter(({ attributes }) => attributes.size === 0).map(({ dataset }) => dataset.address);

class FakeTab {
  readonly attributes: Map<string, string>;

  constructor(controls: string, isSelected: boolean) {
    this.attributes = new Map([
      ['aria-controls', controls],
      ['aria-selected', String(isSelected)],
      ['tabindex', isSelected ? '0' : '-1'],
    ]);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
}

const tabsOf = (panels: readonly FakePanel[]) => [
  ...panels.map(({ id, attributes }) => new FakeTab(id, attributes.size === 0)),
  new FakeTab('a panel without an address', true),
];
const selected = (tabs: readonly FakeTab[]) => tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
const reached = (tabs: readonly FakeTab[]) => tabs.filter((tab) => tab.getAttribute('tabindex') === '0');

test('only the panel that the query names is open, and its tab is selected', () => {
  const panels = written();
  const tabs = tabsOf(panels);
  showLinkedPanel({ panels, tabs }, '?utm_source=text&region=southeast');
  expect(open(panels)).toEqual(['?region=southeast']);
  expect(selected(tabs)).toEqual([tabs[1], tabs[3]]);
  expect(reached(tabs)).toEqual([tabs[1], tabs[3]]);
});

test('a query that names no panel changes nothing', () => {
  const panels = written();
  const tabs = tabsOf(panels);
  showLinkedPanel({ panels, tabs }, '?region=north');
  showLinkedPanel({ panels, tabs }, '');
  expect(open(panels)).toEqual(['?region=texas']);
  expect(selected(tabs)).toEqual([tabs[0], tabs[3]]);
});

function part(dataset: Record<string, string>) {
  const attributes: Record<string, string | boolean> = {};
  const element: FilterPart = {
    dataset,
    toggleAttribute: (name, on) => (attributes[name] = on),
    setAttribute: (name, value) => (attributes[name] = value),
  };
  return { element, attributes };
}

const page = () => {
  const entries = ['marketing', 'education'].map((category) => part({ category }));
  const buttons = ['', 'marketing', 'education'].map((choice) => part({ choice }));
  const parts = { entries: entries.map(({ element }) => element), buttons: buttons.map(({ element }) => element) };
  return { entries, buttons, parts };
};

test('an address with a category shows only its entries and marks its button as pressed', () => {
  const { entries, buttons, parts } = page();
  showFiltered('category', parts, '?category=education&utm_source=mail');
  expect(entries.map(({ attributes }) => attributes['hidden'])).toEqual([true, false]);
  expect(buttons.map(({ attributes }) => attributes['aria-pressed'])).toEqual(['false', 'false', 'true']);
});

test.each(['', '?category=', '?category=plumbing', '?region=education'])(
  '%o leaves the page as it was written',
  (search) => {
    const { entries, buttons, parts } = page();
    showFiltered('category', parts, search);
    expect([...entries, ...buttons].map(({ attributes }) => attributes)).toEqual([{}, {}, {}, {}, {}]);
  },
);
