import { partners } from '../../../../content/partners.ts';

/** A category as it stands in an address: `Data & Analytics` is `data-analytics`. */
export function categoryId(category: string): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Each distinct category, in the order in which the partners bring them. */
export const categories: readonly string[] = [...new Set(partners.map(({ category }) => category))];

/** The category that an address names, by its id or its name; null is all of them, as is a name that nobody knows. */
export function readCategory(asked: string | null): string | null {
  return categories.find((category) => asked !== null && categoryId(category) === categoryId(asked)) ?? null;
}

export const partnersIn = (category: string | null) =>
  partners.filter((partner) => category === null || partner.category === category);

/** What a screen reader is told once the filter changes. */
export function describeCount(category: string | null): string {
  const count = partnersIn(category).length;
  const noun = count === 1 ? 'partner' : 'partners';
  return category === null ? `Showing all ${count} ${noun}` : `Showing ${count} ${noun} in ${category}`;
}
