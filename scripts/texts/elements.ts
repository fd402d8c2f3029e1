/** What is read and changed of a tree of elements (hast). */
export interface Element {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
}

/** The elements of one name in a tree, in their order. */
export function elementsIn(node: Element, tagName: string): Element[] {
  const own = node.type === 'element' && node.tagName === tagName ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap((child) => elementsIn(child, tagName))];
}
