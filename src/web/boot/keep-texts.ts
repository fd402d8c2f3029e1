import { HYDRATED_EVENT, HYDRATING_EVENT } from './ready.ts';

/** Where React does not say that it is done, the browser may translate again after this. */
const LONGEST_HYDRATION_MS = 10_000;

/** The `font` that stands in for a text, and the text that it stands in for. */
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Node>();

function isNewFont(node: Node | null): node is Element {
  return node instanceof Element && node.nodeName === 'FONT' && !originals.has(node);
}

/** Pairs each text that has left the page with the `font` that came in its place; these texts. */
function pairTexts(records: readonly MutationRecord[]): Node[] {
  const paired: Node[] = [];
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode !== null) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isNewFont);
      if (standIn === undefined) continue;
      standIns.set(text, standIn);
      originals.set(standIn, text);
      paired.push(text);
    }
  return paired;
}

function putBack(text: Node): void {
  if (text.parentNode === null) standIns.get(text)?.replaceWith(text);
}

/** From now on a text is put back before it is changed, moved or removed, or something is put before it. What is no longer there is not removed. */
function putBackWhenTouched(pairNews: () => void): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const touch = (node: Node) => {
    pairNews();
    putBack(node);
  };
  Node.prototype.appendChild = function append<Child extends Node>(this: Node, child: Child): Child {
    touch(child);
    appendChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    touch(child);
    if (before !== null) touch(before);
    insertBefore.call(this, child, before?.parentNode === this ? before : null);
    return child;
  };
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    touch(child);
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  if (nodeValue?.set === undefined) return;
  const { set } = nodeValue;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      touch(this);
      set.call(this, value);
    },
  });
}

/**
 * Lets React and a browser's translation share the page. Chrome and Edge put a `font` in the place of each text. React holds on to the texts
 * that it made and fails with the whole page if one of them is gone when it is to be removed (https://github.com/facebook/react/issues/11538).
 * Each text is therefore put back just before React needs it; the browser then translates it again. Where nobody translates, nothing is changed.
 */
export function keepTexts(document: Document): void {
  /** What React is taking over. There each text stays what it was: React starts anew where it finds anything else. */
  const hydrating = new Set<Node>();
  let isShared = false;

  const note = (records: readonly MutationRecord[]) => {
    const paired = pairTexts(records);
    if (paired.length === 0) return;
    if (!isShared) putBackWhenTouched(noteNews);
    isShared = true;
    for (const text of paired) {
      const standIn = standIns.get(text);
      if (standIn && [...hydrating].some((part) => part.contains(standIn))) putBack(text);
    }
  };
  const observer = new MutationObserver(note);
  const noteNews = () => note(observer.takeRecords());
  observer.observe(document, { childList: true, subtree: true });

  addEventListener(HYDRATING_EVENT, ({ target }) => {
    noteNews();
    if (!(target instanceof Element || target instanceof Document)) return;
    for (const font of target.querySelectorAll('font')) {
      const text = originals.get(font);
      if (text) putBack(text);
    }
    hydrating.add(target);
    setTimeout(() => hydrating.delete(target), LONGEST_HYDRATION_MS);
  });
  addEventListener(HYDRATED_EVENT, ({ target }) => {
    if (target instanceof Node) hydrating.delete(target);
  });
}
