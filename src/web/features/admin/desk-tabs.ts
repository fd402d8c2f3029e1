/** What everybody may see who may see the desk. */
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

/** What only the owner sees, since it holds names and e-mail addresses. */
export const ownerTabs = [
  { id: 'leads', name: 'Leads' },
  { id: 'near-misses', name: 'Near misses' },
  { id: 'bookings', name: 'Bookings' },
  { id: 'orders', name: 'Orders' },
  { id: 'earned', name: 'What earned what' },
  { id: 'deliveries', name: 'Deliveries' },
] as const;

type FigureTabId = (typeof figureTabs)[number]['id'];
/** The tabs made of what visitors did; what was sold is read apart. */
export type VisitTabId = Exclude<FigureTabId, 'sales'>;
type OwnerTabId = (typeof ownerTabs)[number]['id'];
export type DeskTabId = FigureTabId | OwnerTabId;

/** The tabs in their order for whoever is looking. */
export function listTabs(signedIn: boolean): ReadonlyArray<{ id: DeskTabId; name: string }> {
  return signedIn ? [...figureTabs, ...ownerTabs] : figureTabs;
}

/** The tab an address asks for; the overview where it names none that this viewer has. */
export function readTab(text: string | null, signedIn: boolean): DeskTabId {
  return listTabs(signedIn).find((tab) => tab.id === text)?.id ?? 'overview';
}
