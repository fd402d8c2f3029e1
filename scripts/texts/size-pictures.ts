import { join } from 'node:path';
import sharp from 'sharp';
import { elementsIn, type Element } from './elements.ts';

/** Gives each picture of a text its width and height, so that nothing moves when it arrives, and has it loaded once it is near. */
export const sizePictures = (publicFolder: string) => () => {
  return async (tree: Element): Promise<void> => {
    for (const { properties } of elementsIn(tree, 'img')) {
      const source = properties?.['src'];
      if (properties === undefined || typeof source !== 'string' || !source.startsWith('/')) continue;
      const { width, height } = await sharp(join(publicFolder, source)).metadata();
      Object.assign(properties, { width, height, loading: 'lazy', decoding: 'async' });
    }
  };
};
