/** The part of an element that a panel needs. */
export interface LinkedPanel {
  readonly id: string;
  readonly dataset: { readonly address?: string | undefined };
  toggleAttribute(name: string, on: boolean): unknown;
}

/** The part of an element that a tab needs. */
export interface LinkedTab {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): unknown;
}

/**
 * Opens the tab that the address's query names, before the page's modules are loaded. A panel's `data-address` is the query that
 * leads to it; a tab names its panel in `aria-controls`. If no panel matches, nothing changes.
 */
export function showLinkedPanel(
  { panels, tabs }: { panels: readonly LinkedPanel[]; tabs: readonly LinkedTab[] },
  search: string,
): void {
  const asked = new Set([...new URLSearchParams(search)].map(([name, value]) => `?${name}=${value}`));
  const meant = panels.find(({ dataset }) => asked.has(dataset.address ?? ''));
  if (!meant) return;
  for (const panel of panels) {
    panel.toggleAttribute('hidden', panel !== meant);
    const tab = tabs.find((one) => one.getAttribute('aria-controls') === panel.id);
    tab?.setAttribute('aria-selected', String(panel === meant));
    tab?.setAttribute('tabindex', panel === meant ? '0' : '-1');
  }
}

/** The part of an element that a filtered list needs, for its buttons and its entries. */
export interface FilterPart {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  toggleAttribute(name: string, on: boolean): unknown;
  setAttribute(name: string, value: string): unknown;
}

/**
 * Filters a list by the address's query before the page's modules are loaded, so that nothing moves during hydration.
 * `name` is the query's name. An entry has its category in `data-category`, a button in `data-choice`. An unknown category does not
 * filter.
 */
export function showFiltered(
  name: string,
  { buttons, entries }: { buttons: readonly FilterPart[]; entries: readonly FilterPart[] },
  search: string,
): void {
  const asked = new URLSearchParams(search).get(name);
  if (asked === null || !entries.some(({ dataset }) => dataset[name] === asked)) return;
  for (const entry of entries) entry.toggleAttribute('hidden', entry.dataset[name] !== asked);
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['choice'] === asked));
}
