/** The tabs that every viewer of the desk sees. */
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

/** The owner's tabs: they have names and e-mail addresses. */
export const ownerTabs = [
  { id: 'leads', name: 'Leads' },
  { id: 'near-misses', name: 'Near misses' },
  { id: 'bookings', name: 'Bookings' },
  { id: 'orders', name: 'Orders' },
  { id: 'earned', name: 'What earned what' },
  { id: 'deliveries', name: 'Deliveries' },
  { id: 'privacy', name: 'Privacy' },
] as const;

type FigureTabId = (typeof figureTabs)[number]['id'];
/** The tabs with visits; sales are a request of their own. */
export type VisitTabId = Exclude<FigureTabId, 'sales'>;
type OwnerTabId = (typeof ownerTabs)[number]['id'];
export type DeskTabId = FigureTabId | OwnerTabId;

/** The viewer's tabs, in order. */
export function listTabs(signedIn: boolean): ReadonlyArray<{ id: DeskTabId; name: string }> {
  return signedIn ? [...figureTabs, ...ownerTabs] : figureTabs;
}

/** The tab that the address names; the overview if this viewer has no such tab. */
export function readTab(text: string | null, signedIn: boolean): DeskTabId {
  return listTabs(signedIn).find((tab) => tab.id === text)?.id ?? 'overview';
}
