import { partners } from '../../../../content/partners.ts';

/** A category's id in the address: `Data & Analytics` is `data-analytics`. */
export function categoryId(category: string): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** All categories, in the order of the partners. */
export const categories: readonly string[] = [...new Set(partners.map(({ category }) => category))];

/** The category in the address, by id or name; null for all, and for an unknown one. */
export function readCategory(asked: string | null): string | null {
  return categories.find((category) => asked !== null && categoryId(category) === categoryId(asked)) ?? null;
}

export const partnersIn = (category: string | null) =>
  partners.filter((partner) => category === null || partner.category === category);

/** The announcement for screen readers when the filter changes. */
export function describeCount(category: string | null): string {
  const count = partnersIn(category).length;
  const noun = count === 1 ? 'partner' : 'partners';
  return category === null ? `Showing all ${count} ${noun}` : `Showing ${count} ${noun} in ${category}`;
}
