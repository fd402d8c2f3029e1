import type { AuditDeed } from '../../contract/owner-audit.ts';
import { apiPaths } from '../../contract/paths.ts';

/** What is written down of a call. */
export interface Audited {
  readonly deed: AuditDeed;
  readonly what: string;
}

const saw = (what: string): Audited => ({ deed: 'saw', what });
const changed = (what: string): Audited => ({ deed: 'changed', what });
const exported = (what: string): Audited => ({ deed: 'exported', what });

/** Which looks into the desk are written down: all that show somebody's name or money. */
const looks: Readonly<Record<string, Audited>> = {
  [apiPaths.ownerHelperToday]: saw('what today asks for'),
  [apiPaths.ownerPeople]: saw('the list of people'),
  [apiPaths.ownerPerson]: saw('a person'),
  [apiPaths.ownerLeads]: saw('the leads'),
  [apiPaths.ownerNearMisses]: saw('the deals'),
  [apiPaths.ownerUpload]: saw('a picture'),
  [apiPaths.ownerBookings]: saw('the calls'),
  [apiPaths.ownerCalls]: saw('the calls'),
  [apiPaths.ownerCall]: saw('a call'),
  [apiPaths.ownerOrders]: saw('the orders'),
  [apiPaths.ownerOrder]: saw('an order’s money'),
  [apiPaths.ownerSubscriptions]: saw('the subscriptions'),
  [apiPaths.ownerBalance]: saw('how books and balance compare'),
  [apiPaths.ownerDeliveries]: saw('what was sent'),
  [apiPaths.ownerMail]: saw('a mail'),
  [apiPaths.ownerSetAside]: saw('what was set aside'),
  [apiPaths.ownerMembers]: saw('who may sign in'),
  [apiPaths.ownerCalendarFeed]: saw('the calendar’s secret link'),
  [apiPaths.ownerPeopleExport]: exported('people'),
  [apiPaths.ownerOrdersExport]: exported('orders'),
};

/** What changes are called; one that is not here is called by its address, so that none goes unwritten. */
const changes: Readonly<Record<string, Audited>> = {
  [`POST ${apiPaths.ownerPeopleStatus}`]: changed('the status of people'),
  [`POST ${apiPaths.ownerPeopleStatusFiltered}`]: changed('the status of people'),
  [`POST ${apiPaths.ownerPeopleStatusUndo}`]: changed('the status of people, back'),
  [`POST ${apiPaths.ownerPersonJoin}`]: changed('a person, joined with another'),
  [`POST ${apiPaths.ownerPersonSplit}`]: changed('a person, split in two'),
  [`POST ${apiPaths.ownerPersonCalled}`]: changed('a person: called'),
  [`POST ${apiPaths.ownerPersonCalledUndo}`]: changed('a person: called, back'),
  [`POST ${apiPaths.ownerPersonConsent}`]: changed('what a person agreed to'),
  [`POST ${apiPaths.ownerPersonConsentUndo}`]: changed('what a person agreed to, back'),
  [`POST ${apiPaths.ownerPersonNotes}`]: changed('a person’s notes'),
  [`POST ${apiPaths.ownerPersonFollowUp}`]: changed('a person’s follow-up'),
  [`POST ${apiPaths.ownerPersonTags}`]: changed('a person’s tags'),
  [`POST ${apiPaths.ownerPersonResend}`]: changed('a person’s messages, sent again'),
  [`POST ${apiPaths.ownerPersonFind}`]: saw('how much is stored of somebody'),
  [`POST ${apiPaths.ownerPersonExport}`]: exported('all that is stored of somebody'),
  [`POST ${apiPaths.ownerPersonErase}`]: { deed: 'erased', what: 'somebody' },
  [`POST ${apiPaths.ownerBlockedTimes}`]: changed('the calls, by blocking a time'),
  [`DELETE ${apiPaths.ownerBlockedTime}`]: changed('the calls, by freeing a time'),
  [`POST ${apiPaths.ownerCalendarFeed}`]: changed('the calendar’s secret link'),
  [`DELETE ${apiPaths.ownerCalendarFeed}`]: changed('the calendar’s secret link, taken back'),
  [`POST ${apiPaths.ownerOrderDecision}`]: changed('an order in review, decided'),
  [`POST ${apiPaths.ownerOrderDecisionUndo}`]: changed('an order in review, back'),
  [`POST ${apiPaths.ownerCheckoutMail}`]: changed('whether buyers who left are mailed'),
  [`POST ${apiPaths.ownerResend}`]: changed('a message, sent again'),
  [`POST ${apiPaths.ownerDeliveryCopy}`]: changed('a message, sent a second time'),
  [`POST ${apiPaths.ownerResume}`]: changed('a destination, resumed'),
  [`POST ${apiPaths.ownerSetAsideDecide}`]: changed('what was set aside, decided'),
  [`POST ${apiPaths.ownerSetAsideUndo}`]: changed('what was set aside, back'),
  [`POST ${apiPaths.ownerMembers}`]: changed('who may sign in, by inviting somebody'),
  [`POST ${apiPaths.ownerMemberLink}`]: changed('somebody’s sign-in, by a new link'),
  [`POST ${apiPaths.ownerMemberRole}`]: changed('what somebody may do'),
  [`DELETE ${apiPaths.ownerMember}`]: changed('who may sign in, by removing somebody'),
  [`DELETE ${apiPaths.ownerMemberSecondStep}`]: changed('somebody’s second step, taken away'),
  [`POST ${apiPaths.ownerPassword}`]: changed('their own password'),
  [`POST ${apiPaths.ownerSecondStepConfirm}`]: changed('their own second step, turned on'),
  [`POST ${apiPaths.ownerSecondStepCodes}`]: changed('their own recovery codes'),
  [`POST ${apiPaths.ownerSecondStepOff}`]: changed('their own second step, turned off'),
  [`POST ${apiPaths.ownerPush}`]: changed('which devices are told, by adding one'),
  [`POST ${apiPaths.ownerPushRestore}`]: changed('which devices are told, back'),
  [`POST ${apiPaths.ownerPushTest}`]: changed('a device that is told, by a test'),
  [`DELETE ${apiPaths.ownerPushDevice}`]: changed('which devices are told, by removing one'),
  [`DELETE ${apiPaths.ownerSession}`]: changed('their own session: signed out'),
  [`DELETE ${apiPaths.ownerSessions}`]: changed('their own sessions: signed out everywhere'),
  [`DELETE ${apiPaths.ownerSessionEnd}`]: changed('a session, ended'),
};

/**
 * What writes itself down, in its own transaction: a sign-in, and what is done with each call. That a device is still in use changes nothing, nor does a
 * set-up that is not confirmed.
 */
const unwritten: ReadonlySet<string> = new Set([
  apiPaths.ownerSession,
  apiPaths.ownerPushHere,
  apiPaths.ownerSecondStepSetUp,
  apiPaths.ownerBookingsCancel,
  apiPaths.ownerBookingsUndo,
  apiPaths.ownerCalls,
  apiPaths.ownerCallMove,
  apiPaths.ownerCallNoShow,
]);

/** What is written down of a call of the owner's API; `path` is the pattern of its route. Null where nothing is. */
export function auditOf(method: string, path: string): Audited | null {
  if (!path.startsWith('/api/owner/')) return null;
  if (method === 'GET') return looks[path] ?? null;
  if (method === 'HEAD' || method === 'OPTIONS') return null;
  if (method === 'POST' && unwritten.has(path)) return null;
  return changes[`${method} ${path}`] ?? changed(path.slice('/api/owner/'.length).replaceAll('/:id', ''));
}
