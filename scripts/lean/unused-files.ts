/**
 * Files of React Router that this site never uses, by their place in the package, and what stands for them in the browser. Every page is a file without loaders or actions, and the
 * whole list of pages comes with it; `finishBuild` ends a build in which that is no longer so.
 */
export const unusedFiles: Readonly<Record<string, string>> = {
  // The data of loaders, which servers stream: there is none. Pages are loaded as the router's own strategy for sites without a server does it.
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': `
export const decodeViaTurboStream = async () => ({ value: { loaderData: {} } });
export const getTurboStreamSingleFetchDataStrategy = () => async ({ matches }) => {
  const called = matches.filter((match) => match.shouldCallHandler());
  return Object.fromEntries(
    await Promise.all(called.map(async (match) => [match.route.id, await match.resolve((handler) => handler())])),
  );
};`,
  // Asking a server which pages there are.
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;`,
  // Measuring the router from outside.
  'react-router/dist/production/lib/router/instrumentation.js': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;`,
};

/** What a page's entry in the router's manifest may not say, or a part above would be missed. */
export const NEEDS_UNUSED_PART = /"has(Client)?(Loader|Action|Middleware)":true/;
