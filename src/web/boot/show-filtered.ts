/** As much of an element as a filtered list, its buttons and its entries need. */
export interface FilterPart {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  toggleAttribute(name: string, on: boolean): unknown;
  setAttribute(name: string, value: string): unknown;
}

/**
 * Leaves of a filtered list what the address asks for, before the page's modules are there to do it, so that nothing moves when they come.
 * `name` is the query's; an entry says in `data-category` what it is, a button in `data-choice` what it leaves. What nobody offers is no
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
