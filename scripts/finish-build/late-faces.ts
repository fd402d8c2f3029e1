/** A typeface that is loaded; one with a `local` source costs nothing and stays among the other rules. */
const FACE_WITH_FILE = /@font-face\{[^}]*\burl\([^}]*\}/g;

/**
 * Once the page's first text stands, loads the faces of the style element before it, and shows them all in one go: each on its own would lay out the page anew. Whoever comes from another page of the
 * site has them already, and a browser that does not report its paints has them at once.
 */
export const startFaces = `(e=>{let t=async()=>{let a=[...e.sheet.cssRules].map(({style:s})=>new FontFace(s.fontFamily.replace(/["']/g,""),s.getPropertyValue("src"),{weight:s.fontWeight}).load());for(let{value:f}of await Promise.allSettled(a))f&&document.fonts.add(f)};document.referrer.startsWith(location.origin+"/")||!window.PerformanceObserver?.supportedEntryTypes.includes("paint")?e.media="all":new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0])o.disconnect(),t()}).observe({type:"paint",buffered:!0})})(document.currentScript.previousElementSibling)`;

/** Takes the faces that are loaded out of the styles of a page. */
export function partFaces(css: string): { readonly rest: string; readonly faces: string } {
  return { rest: css.replace(FACE_WITH_FILE, ''), faces: (css.match(FACE_WITH_FILE) ?? []).join('') };
}

/** The faces as an element of their own, which waits for `startFaces`; without script it counts at once. */
export function lateFaces(faces: string): string {
  return `<style media="(scripting:none)">${faces}</style><script>${startFaces}</script>`;
}
