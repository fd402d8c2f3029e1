import { pageMemory } from '../analytics/page-memory.ts';
import { HYDRATED_EVENT, HYDRATING_EVENT, OWN_ROOTS, STILL } from './ready.ts';

/** More changes than these are not undone. A long page that is translated has a few thousand texts. */
const CHANGES_MAX = 10_000;

/** React marks each node that it made or took over. */
function isOfReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}

/** Whether others made this change while React takes the part over: it puts elements in, and none of them is React's. */
function isByOthers({ addedNodes }: MutationRecord): boolean {
  const added = [...addedNodes];
  return added.some((node) => node instanceof Element) && !added.some(isOfReact);
}

/** `next`, if `parent` still holds it: what is put before it is where it was. */
function placeIn(parent: Node, next: Node | null): Node | null {
  return next?.parentNode === parent ? next : null;
}

function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData') {
    target.nodeValue = oldValue;
    return;
  }
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const next = placeIn(target, nextSibling);
  for (const node of removedNodes) target.insertBefore(node, next);
}

/** Puts the elements back that were put in. Where the page's own texts were changed nothing comes back: the change may hold a part of the text. */
function redo(records: readonly MutationRecord[]): void {
  const changed = new Set(
    records.map(({ type, target, removedNodes }) =>
      type === 'characterData' ? target.parentNode : removedNodes.length > 0 && target,
    ),
  );
  for (const { target, addedNodes, nextSibling } of records) {
    if (changed.has(target) || !target.isConnected) continue;
    for (const node of addedNodes) {
      if (!(node instanceof Element) || node.isConnected) continue;
      // Whoever misses it may have put in another by now.
      const isThere = [...target.childNodes].some((child) => child.isEqualNode(node));
      if (!isThere) target.insertBefore(node, placeIn(target, nextSibling));
    }
  }
}

/**
 * Gives React each part of the page as it was sent, whatever browsers and their extensions have put in since: a button beside a field, a link around
 * a telephone number, a bar at the top. React draws a page anew if it finds anything else than it expects, and a press, the focus and what was
 * typed are lost. The changes to a part are undone just before React takes it over; the elements that were put in come back after.
 */
export function keepMarkup({ body }: Document): void {
  const memory = pageMemory();
  const { watch } = memory;
  if (watch === undefined) return;

  /** What others changed in each part that React has not taken over, oldest first. */
  const changes = new Map<Node, MutationRecord[]>();
  const hydrating = new Set<Node>();
  /** The parts that came with the page, until React has taken them over. What it draws later is its own. */
  const waiting = new Set<Element>([body, ...body.querySelectorAll(OWN_ROOTS)]);
  const putIn = new WeakSet<Node>();
  let left = CHANGES_MAX;

  const partOf = (node: Node): Element =>
    (node instanceof Element ? node : node.parentElement)?.closest(`${OWN_ROOTS}, [${STILL}]`) ?? body;
  const isPutIn = (node: Node | null): boolean => node !== null && (putIn.has(node) || isPutIn(node.parentNode));
  /** What is put last into the page stands after all that React looks for. */
  const isAfterAll = ({ type, target, nextSibling, removedNodes }: MutationRecord) =>
    type === 'childList' && target === body && nextSibling === null && removedNodes.length === 0;

  const note = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      const part = partOf(record.target);
      if (!waiting.has(part) || isAfterAll(record) || isPutIn(record.target) || --left < 0) continue;
      if (hydrating.has(part)) {
        if (!isByOthers(record)) continue;
        undo(record);
      }
      for (const node of record.addedNodes) putIn.add(node);
      const own = changes.get(part);
      if (own) own.push(record);
      else changes.set(part, [record]);
    }
  };
  note(memory.early ?? []);
  memory.note = (records) => {
    note(records);
    watch.takeRecords();
  };

  /** Notes what was changed until now in the part that the event is about, and does `act` with it unnoted. */
  const atEvent = (type: string, act: (part: Element, own: MutationRecord[]) => void) =>
    addEventListener(type, ({ target }) => {
      note(watch.takeRecords());
      const part = target instanceof Element ? target : body;
      act(part, changes.get(part) ?? []);
      watch.takeRecords();
    });
  atEvent(HYDRATING_EVENT, (part, own) => {
    for (const record of own.toReversed()) undo(record);
    hydrating.add(part);
  });
  atEvent(HYDRATED_EVENT, (part, own) => {
    redo(own);
    changes.delete(part);
    waiting.delete(part);
    if (waiting.size === 0) watch.disconnect();
  });
}
