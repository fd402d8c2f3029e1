/** As many as a page of people. */
export const PAGE_ROWS = { limit: '50' };

/** The address of a page of a list: its first, or the one after a place. */
export function pagePath(path: string, before: string | null, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...query, ...(before !== null && { before }) }).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** What TanStack Query has to know of a list whose answers name where the next page begins. */
export const inPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
};
