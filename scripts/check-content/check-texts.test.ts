import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  POST,
  copyOfContent,
  expectNamed,
  findContentMistakes,
  type Spoiled,
} from '../../test-support/content/spoil-content.ts';

test.each([
  [POST, /^date: .*$/m, 'date: soon', 'date: soon', 0, 'date is "soon", and must be a day such as 2026-12-25'],
  [POST, /^excerpt: /m, 'exerpts: none\nexcerpt: ', 'exerpts: ', 0, 'exerpts is no field that Foyer knows'],
  [
    POST,
    '## A heading',
    '[Read](/blog/nothing-there)\n\n## A heading',
    '[Read]',
    0,
    'the link "/blog/nothing-there" leads to no page, and must be one of the site\'s, or a file in public/',
  ],
  [
    POST,
    '## A heading',
    '![A house](/pictures/house.png)\n\n## A heading',
    '![A house]',
    0,
    'the picture /pictures/house.png is not there, and must be a file in public/',
  ],
  [
    POST,
    '## A heading',
    '<script src="https://elsewhere.example/x.js"></script>\n\n## A heading',
    '<script',
    0,
    'the text has a <script>, which the site does not run or show',
  ],
  [POST, '## A heading', '<b>never closed\n\n## A heading', '<b>never closed', 0, 'the text cannot be shown: '],
  [
    'legal/disclaimer.mdx',
    /^lastUpdated: .*$/m,
    'lastUpdated: 2025-13-01',
    'lastUpdated: 2025-13',
    0,
    'lastUpdated is "2025-13-01", and must be a day such as 2026-12-25',
  ],
  [
    'legal/terms-of-service.mdx',
    'packages.map(',
    'packets.map(',
    null,
    0,
    'the text cannot be shown: packets is not defined',
  ],
  [
    POST,
    /^title: .*$/m,
    'title: Over 40: waiting',
    'title: Over',
    0,
    'its front matter cannot be read: Nested mappings are not allowed in compact mappings; a text with a colon stands in quotes: title: "Over 40: waiting"',
  ],
  [
    POST,
    '## A heading',
    'A price of {one dollar}\n\n## A heading',
    'A price of',
    0,
    'the text cannot be shown: Could not parse expression with acorn; what stands in { } is code: write \\{ for a brace of the text',
  ],
  [
    POST,
    '## A heading',
    'A price of {dollars}\n\n## A heading',
    'A price of',
    0,
    'the text cannot be shown: dollars is not defined; what stands in { } is code: write \\{ for a brace of the text',
  ],
  [
    POST,
    '## A heading',
    'A price <5 dollars\n\n## A heading',
    'A price <5',
    0,
    'the text cannot be shown: Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`; a < begins a tag: write &lt; for the sign',
  ],
] satisfies Spoiled[])('a mistake in %s is named with its line, in one sentence: %s', (...mistake) =>
  expectNamed(mistake),
);

test('a picture needs words for who does not see it, a size that can be read, and may not be heavy', async () => {
  const folder = await copyOfContent();
  const pictures = join(folder, 'public/pictures');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, 'no-picture.png'), 'words');
  await writeFile(join(pictures, 'heavy.png'), Buffer.alloc(1_200_000));
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } });
  await writeFile(join(pictures, 'good.png'), await picture.png().toBuffer());
  const post = join(folder, 'posts/pictures.mdx');
  const head = '---\ntitle: Pictures\nexcerpt: Some\ndate: 2026-01-02\nreadTime: 1 min\n---\n\n';
  await writeFile(post, `${head}![Good](/pictures/good.png)\n`);
  expect(await findContentMistakes(folder)).toEqual([]);
  await writeFile(
    post,
    `${head}![](/pictures/good.png)\n\n![No](/pictures/no-picture.png)\n\n![Heavy](/pictures/heavy.png)\n\n![Far](https://elsewhere.example/x.png)\n`,
  );
  expect(await findContentMistakes(folder)).toEqual([
    'content/posts/pictures.mdx:8: the picture /pictures/good.png has no description, and must have one, such as ![A house](/pictures/good.png)',
    'content/posts/pictures.mdx:10: the picture /pictures/no-picture.png cannot be read, and must be a PNG, JPEG, WebP, AVIF or SVG',
    'content/posts/pictures.mdx:12: the picture /pictures/heavy.png has 1.2 MB, and must have at most 1 MB',
    "content/posts/pictures.mdx:14: the picture https://elsewhere.example/x.png is not the site's own, and must be a path such as /pictures/house.jpg of a file in public/",
  ]);
});
