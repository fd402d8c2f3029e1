/**
 * Watches from the moment the page is parsed what others change in it: an extension that waits for DOMContentLoaded comes after it. It keeps the changes until the boot
 * script comes, which may be later, and takes them over (`src/web/boot/keep-markup.ts`).
 */
export const noteChanges =
  'document.addEventListener("readystatechange",()=>{let p=globalThis.foyerPage??={},e=p.early=[];p.note=r=>e.push(...r);(p.watch=new MutationObserver(r=>p.note(r))).observe(document.body,{childList:!0,subtree:!0,characterData:!0,characterDataOldValue:!0})},{once:!0})';
