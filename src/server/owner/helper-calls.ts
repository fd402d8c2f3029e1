import { apiPaths } from '../../contract/paths.ts';

/**
 * What a helper may call, and nothing else: whatever is not in this table is the owners' alone, so that a new call is closed to helpers until somebody
 * opens it here. No answer to these holds what was paid, earned or refunded; where a call tells owners of money, its handler leaves that out for helpers.
 */
const helperCalls: Readonly<Record<'GET' | 'POST' | 'DELETE', readonly string[]>> = {
  GET: [
    apiPaths.ownerSessions,
    apiPaths.ownerSecondStep,
    apiPaths.ownerPush,
    apiPaths.ownerHelperToday,
    apiPaths.ownerPeople,
    apiPaths.ownerPeopleCounts,
    apiPaths.ownerPeopleExport,
    // Without orders, sales and messages.
    apiPaths.ownerPerson,
    apiPaths.ownerLeads,
    apiPaths.ownerNearMisses,
    apiPaths.ownerUpload,
    apiPaths.ownerBookings,
    apiPaths.ownerCalls,
    apiPaths.ownerCall,
    apiPaths.ownerForms,
    apiPaths.ownerQuizFunnel,
  ],
  POST: [
    apiPaths.ownerPassword,
    apiPaths.ownerSecondStepSetUp,
    apiPaths.ownerSecondStepConfirm,
    apiPaths.ownerSecondStepCodes,
    apiPaths.ownerSecondStepOff,
    apiPaths.ownerPush,
    apiPaths.ownerPushHere,
    apiPaths.ownerPushRestore,
    apiPaths.ownerPushTest,
    apiPaths.ownerPeopleStatus,
    apiPaths.ownerPeopleStatusFiltered,
    apiPaths.ownerPeopleStatusUndo,
    apiPaths.ownerPersonJoin,
    apiPaths.ownerPersonSplit,
    apiPaths.ownerPersonCalled,
    apiPaths.ownerPersonCalledUndo,
    apiPaths.ownerPersonConsent,
    apiPaths.ownerPersonConsentUndo,
    apiPaths.ownerPersonNotes,
    apiPaths.ownerPersonFollowUp,
    apiPaths.ownerPersonTags,
    apiPaths.ownerBookingsCancel,
    apiPaths.ownerBookingsUndo,
    apiPaths.ownerCalls,
    apiPaths.ownerCallMove,
    apiPaths.ownerCallNoShow,
    apiPaths.ownerBlockedTimes,
  ],
  DELETE: [apiPaths.ownerSessions, apiPaths.ownerSessionEnd, apiPaths.ownerPushDevice, apiPaths.ownerBlockedTime],
};

const calls: ReadonlySet<string> = new Set(
  Object.entries(helperCalls).flatMap(([method, paths]) => paths.map((path) => `${method} ${path}`)),
);

/** Each as `METHOD /path/:id`. */
export const listHelperCalls = (): readonly string[] => [...calls];

/** Whether helpers may call this; `path` is the pattern that the route was registered with. */
export function mayHelper(method: string, path: string): boolean {
  return calls.has(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}
