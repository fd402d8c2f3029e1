/** The tabs of the figures, as the specification has them. */
export const figureTabs = [
  { id: 'overview', name: 'Overview' },
  { id: 'sales', name: 'Sales' },
  { id: 'daily', name: 'Daily Stats' },
  { id: 'weekly', name: 'Weekly Stats' },
  { id: 'monthly', name: 'Monthly Stats' },
  { id: 'conversions', name: 'Conversions' },
  { id: 'pages', name: 'Top Pages' },
  { id: 'sources', name: 'Traffic Sources' },
] as const;

/** Only the owner sees what strangers can name. */
export const ownerTabs = [
  { id: 'filter', name: 'Filter' },
  { id: 'quiz', name: 'Quiz' },
  { id: 'earned', name: 'What earned what' },
] as const;

type PublicTabId = (typeof figureTabs)[number]['id'];
/** The tabs with visits; sales are a request of their own. */
export type VisitTabId = Exclude<PublicTabId, 'sales'>;
export type FigureTabId = PublicTabId | (typeof ownerTabs)[number]['id'];

/** The viewer's tabs, in order. */
export function listTabs(signedIn: boolean): ReadonlyArray<{ id: FigureTabId; name: string }> {
  return signedIn ? [...figureTabs, ...ownerTabs] : figureTabs;
}

/** The tab that the address names; the overview if this viewer has no such tab. */
export function readTab(text: string | null, signedIn: boolean): FigureTabId {
  return listTabs(signedIn).find((tab) => tab.id === text)?.id ?? 'overview';
}
