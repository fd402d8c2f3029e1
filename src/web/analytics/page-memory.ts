/**
 * What the line of script in the page, the boot script and the page's modules all know. They are bundles of their own, so a variable in a module would
 * be there twice.
 */
interface PageMemory {
  /** The path whose view was reported last. */
  viewed?: string;
  /** The analytics session, where the browser refuses storage. */
  session?: string;
  isVisitorTracked?: boolean;
  /** What watches the page for changes since it was parsed (`scripts/finish-build/early-changes.ts`), what it saw early, and who is told from then on. */
  watch?: MutationObserver;
  early?: MutationRecord[];
  note?: (records: MutationRecord[]) => void;
}

declare global {
  // oxlint-disable-next-line no-var -- the way to declare a global
  var foyerPage: PageMemory | undefined;
}

export function pageMemory(): PageMemory {
  globalThis.foyerPage ??= {};
  return globalThis.foyerPage;
}
