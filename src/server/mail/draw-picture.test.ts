import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rewritePicture } from '../uploads/rewrite-picture.ts';
import { drawPicture } from './draw-picture.ts';

test('a picture is drawn in a process that has read a visitor’s picture before', async () => {
  const sent = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect(await rewritePicture(sent, 'png', { client: 'a' })).toMatchObject({ kind: 'png' });
  const drawn = await drawPicture(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
  );
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 16 });
});
