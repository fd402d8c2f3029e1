import { join } from 'node:path';
import sharp from 'sharp';

/** What this reader knows of a tree of elements (hast). */
interface Element {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly Element[];
}

function picturesIn(node: Element): Element[] {
  const own = node.type === 'element' && node.tagName === 'img' ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap(picturesIn)];
}

/** Gives each picture of a text its width and height, so that nothing moves when it arrives, and has it loaded once it is near. */
export const sizePictures = (publicFolder: string) => () => {
  return async (tree: Element): Promise<void> => {
    for (const { properties } of picturesIn(tree)) {
      const source = properties?.['src'];
      if (properties === undefined || typeof source !== 'string' || !source.startsWith('/')) continue;
      const { width, height } = await sharp(join(publicFolder, source)).metadata();
      Object.assign(properties, { width, height, loading: 'lazy', decoding: 'async' });
    }
  };
};
