/**
 * The versions that both tables were checked with. A name may mean something else in another version, so of another one nothing is left out
 * until somebody has looked through the tables and changed the number here; `npm test` fails until then.
 */
export const checkedVersions: Readonly<Record<string, string>> = {
  'react-dom': '19.3.1',
  'react-router': '8.4.0',
  vite: '8.3.8',
};

/** What stands for the body of each function of a file, by its name. */
export type Bodies = Readonly<Record<string, string>>;

const none = (...names: readonly string[]): Bodies => Object.fromEntries(names.map((name) => [name, '']));

/**
 * Functions that this site never needs, by the file of the package, and what stands for their bodies in the browser: nothing, or what they answer where a feature is not
 * used. What only they call goes with them. `.oxlintrc.json` forbids to import in `src/web` and `content` what needs them.
 */
export const unusedFunctions: Readonly<Record<string, Bodies>> = {
  'react-router/dist/production/lib/router/router.js': {
    // Actions, fetchers, and what redirects from loaders.
    ...none('handleAction', 'fetch', 'getFetcher', 'resetFetcher', 'deleteFetcher', 'queueFetcherForDeletion'),
    ...none('abortFetcher', 'markFetchRedirectsDone', 'abortStaleFetchLoads', 'getUpdatedRevalidatingFetchers'),
    ...none('getUpdatedActionData', 'getSubmissionFromNavigation', 'getTargetedDataStrategyMatches'),
    ...none('startRedirectNavigation', 'findRedirect', 'isRedirectDataStrategyResult', 'revalidate'),
    ...none('normalizeRelativeRoutingRedirectResponse', 'parseResponseBody'),
    normalizeNavigateOptions: 'return { path };',
    // Routes that are asked for or changed later.
    ...none('discoverRoutes', 'patchRoutes', 'patchRoutesImpl', '_internalSetRoutes', 'getInstrumentationNavigateMeta'),
    checkFogOfWar: 'return { active: false, matches: null };',
    // Middleware, blockers, view transitions.
    ...none('runClientMiddlewarePipeline', 'defaultDataStrategyWithMiddleware'),
    ...none('getBlocker', 'deleteBlocker', 'updateBlocker', 'shouldBlockNavigation'),
    ...none('restoreAppliedTransitions', 'persistAppliedTransitions'),
  },
  'react-router/dist/production/lib/hooks.js': none('RSCErrorHandler', 'DefaultErrorComponent'),
  'react-router/dist/production/lib/dom/dom.js': none('getFormSubmissionInfo'),
  // In a page that was built, `src/web/root.tsx` has its own for both.
  'react-router/dist/production/lib/dom/ssr/components.js': none('RSCPrefetchPageLinksImpl', 'Scripts'),
  'react-router/dist/production/lib/dom/ssr/errorBoundaries.js': none('RemixRootDefaultErrorBoundary'),
  'react-router/dist/production/lib/dom/ssr/fallback.js': none('RemixRootDefaultHydrateFallback'),
  'react-router/dist/production/lib/dom/ssr/routes.js': none(
    'preventInvalidServerHandlerCall',
    'noActionDefinedError',
    'fetchServerHandler',
    'fetchServerAction',
    'wrapShouldRevalidateForHdr',
    'createClientRoutesWithHMRRevalidationOptOut',
    'prefetchRouteModuleChunks',
  ),
  'react-dom/cjs/react-dom-client.production.js': {
    // <ViewTransition>
    ...none('commitEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'),
    ...none('commitAppearingPairViewTransitions', 'commitDeletedPairViewTransitions'),
    ...none('applyViewTransitionToHostInstancesRecursive', 'applyViewTransitionName', 'restoreViewTransitionName'),
    ...none('measureViewTransitionHostInstancesRecursive', 'measureNestedViewTransitions', 'createMeasurement'),
    ...none('startViewTransition', 'commitAfterMutationEffectsOnFiber'),
    // <Activity> and <SuspenseList>
    ...none('updateActivityComponent', 'updateSuspenseListComponent', 'initSuspenseListRenderState'),
    // useActionState, useFormStatus, and functions as a form's action.
    ...none('mountActionState', 'updateActionStateImpl', 'dispatchActionState', 'runActionStateAction'),
    ...none('ensureFormComponentIsStateful', 'startHostTransition', 'requestFormReset$1', 'extractEvents$1'),
    // preconnect, preload, preinit and their like.
    ...none('preconnectAs', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'),
  },
};
