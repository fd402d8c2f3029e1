import type { DeskRole } from '../../../../contract/owner-session.ts';

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

/** Helpers see where people stop, and no money. */
const helperTabs = [
  { id: 'quiz', name: 'Quiz' },
  { id: 'forms', name: 'Forms' },
] as const;

/** Only the owner sees what strangers can name. */
export const ownerTabs = [
  { id: 'filter', name: 'Filter' },
  ...helperTabs,
  { id: 'earned', name: 'What earned what' },
  { id: 'trust', name: 'Trust' },
] as const;

type PublicTabId = (typeof figureTabs)[number]['id'];
/** The tabs with visits; sales are a request of their own. */
export type VisitTabId = Exclude<PublicTabId, 'sales'>;
export type FigureTabId = PublicTabId | (typeof ownerTabs)[number]['id'];

/** Who looks: a visitor, or somebody who is signed in. */
export type Viewer = 'visitor' | DeskRole;

interface Tab {
  readonly id: FigureTabId;
  readonly name: string;
}

const tabsOf: Readonly<Record<Viewer, readonly [Tab, ...Tab[]]>> = {
  visitor: figureTabs,
  helper: helperTabs,
  owner: [...figureTabs, ...ownerTabs],
};

/** The viewer's tabs, in order. */
export function listTabs(viewer: Viewer): readonly Tab[] {
  return tabsOf[viewer];
}

/** The tab that the address names; the viewer's first if they have no such tab. */
export function readTab(text: string | null, viewer: Viewer): FigureTabId {
  const tabs = tabsOf[viewer];
  return (tabs.find((tab) => tab.id === text) ?? tabs[0]).id;
}
