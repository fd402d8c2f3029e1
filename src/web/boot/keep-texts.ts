/** The `font` that stands in for a text, and the text that it stands in for. */
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Node>();

function isNewFont(node: Node | null): node is Element {
  return node instanceof Element && node.nodeName === 'FONT' && !originals.has(node);
}

/** Pairs each text that has left the page with the `font` that came in its place; whether there was one. */
function pairTexts(records: readonly MutationRecord[]): boolean {
  let isPaired = false;
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode !== null) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isNewFont);
      if (standIn === undefined) continue;
      standIns.set(text, standIn);
      originals.set(standIn, text);
      isPaired = true;
    }
  return isPaired;
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
 * What was translated before React took it over, keep-markup.ts puts back.
 */
export function keepTexts(document: Document): void {
  let isShared = false;

  const note = (records: readonly MutationRecord[]) => {
    if (pairTexts(records) && !isShared) {
      isShared = true;
      putBackWhenTouched(() => note(observer.takeRecords()));
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
}
