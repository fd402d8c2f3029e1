/** A typeface that is loaded; one with a `local` source costs nothing and stays among the other rules. */
const FACE_WITH_FILE = /@font-face\{[^}]*\burl\([^}]*\}/g;

/**
 * Turns the faces on at the page's first paint. Whoever comes from another page of the site has them already, and a browser that does not report
 * its first paint has them at once.
 */
export const startFaces = `(e=>{let t=()=>{e.media="all"};document.referrer.startsWith(location.origin+"/")||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint")?t():new PerformanceObserver((l,o)=>{l.getEntriesByName("first-contentful-paint")[0]&&(o.disconnect(),t())}).observe({type:"paint",buffered:!0})})(document.currentScript.previousElementSibling)`;

/** Takes the faces that are loaded out of the styles of a page. */
export function partFaces(css: string): { readonly rest: string; readonly faces: string } {
  return { rest: css.replace(FACE_WITH_FILE, ''), faces: (css.match(FACE_WITH_FILE) ?? []).join('') };
}

/** The faces as an element of their own, which waits for `startFaces`; without script it counts at once. */
export function lateFaces(faces: string): string {
  return `<style media="(scripting:none)">${faces}</style><script>${startFaces}</script>`;
}
