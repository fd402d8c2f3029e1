import type { DeskRole } from '../../../../contract/owner-session.ts';
import { listTabs, readTab, type FigureTabId } from './desk-tabs.ts';

/** The owner's rooms, in the order of the list beside them. They have names and e-mail addresses. */
export const rooms = [
  { id: 'today', name: 'Today' },
  { id: 'leads', name: 'People' },
  { id: 'set-aside', name: 'Set aside' },
  { id: 'bookings', name: 'Calls' },
  { id: 'near-misses', name: 'Deals' },
  { id: 'orders', name: 'Orders' },
  { id: 'deliveries', name: 'Sent' },
  { id: 'sign-in', name: 'Sign-in' },
  { id: 'privacy', name: 'Privacy' },
] as const;
export type RoomId = (typeof rooms)[number]['id'];

/** What a helper has of them: no money, and nothing that takes somebody out. */
const helperRooms: ReadonlySet<RoomId> = new Set(['today', 'leads', 'bookings', 'near-misses', 'sign-in']);

/** The rooms that this viewer may enter. */
export function roomsOf(role: DeskRole): readonly (typeof rooms)[number][] {
  return role === 'owner' ? rooms : rooms.filter(({ id }) => helperRooms.has(id));
}

/** The room with the figures of the specification, and its first tab. */
export const FIGURES = 'overview' satisfies FigureTabId;

/** The tab at which the room with the figures opens. */
export function firstTab(role: DeskRole): FigureTabId {
  return readTab(null, role);
}

/** Where somebody is: in a room of the owner's desk, or at a tab of the figures. */
export type DeskPlace =
  { readonly level: 'desk'; readonly room: RoomId } | { readonly level: 'figures'; readonly tab: FigureTabId };

/**
 * The place that an address names by its `tab`, as it has since the desk was one row of tabs. A visitor sees the figures alone, a helper of the figures those without money.
 * Owners and helpers begin at what today asks for; an address with a range and no tab is one of the figures.
 */
export function readPlace(
  { tab, range }: { readonly tab: string | null; readonly range: string | null },
  signedIn: boolean,
  role: DeskRole = 'owner',
): DeskPlace {
  if (!signedIn) return { level: 'figures', tab: readTab(tab, 'visitor') };
  const room = roomsOf(role).find(({ id }) => id === tab);
  if (room !== undefined) return { level: 'desk', room: room.id };
  const isFigures = listTabs(role).some(({ id }) => id === tab) || (role === 'owner' && tab === null && range !== null);
  if (isFigures) return { level: 'figures', tab: readTab(tab, role) };
  return { level: 'desk', room: 'today' };
}

/** The address of a room: nothing that narrowed another one goes along but the range. */
export function roomPath(room: RoomId | FigureTabId, range: string | null): string {
  return `?${new URLSearchParams({ tab: room, ...(range !== null && { range }) }).toString()}`;
}
