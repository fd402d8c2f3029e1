/** As much of an element as a panel needs. */
export interface LinkedPanel {
  readonly dataset: { readonly address?: string | undefined };
  toggleAttribute(name: string, on: boolean): unknown;
}

/**
 * Opens the tab that the address's query names, before the page's modules are there to do it. A panel's `data-address` is the query that
 * leads to it; where none is meant, the page stays as its file has it.
 */
export function showLinkedPanel(panels: readonly LinkedPanel[], search: string): void {
  const asked = new Set([...new URLSearchParams(search)].map(([name, value]) => `?${name}=${value}`));
  const meant = panels.find(({ dataset }) => asked.has(dataset.address ?? ''));
  if (!meant) return;
  for (const panel of panels) {
    for (const away of ['hidden', 'inert']) panel.toggleAttribute(away, panel !== meant);
  }
}
