import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfContent, findContentMistakes } from '../../test-support/content/spoil-content.ts';

async function mistakesOf(list: string | Buffer): Promise<string[]> {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'redirects.txt'), list);
  return findContentMistakes(folder);
}

test('redirects to pages, posts, files and other sites are right, and so is a folder without a list', async () => {
  const list = [
    '# from the site before',
    '/services /#portfolio',
    '/2019/* /blog',
    '/blog/old /blog/a-post-to-spoil',
    '/card /book?utm_source=card',
    '/course https://courses.example/start?x=1',
    '/Old%20Page /quiz',
  ].join('\r\n');
  expect(await mistakesOf(list)).toEqual([]);
  const folder = await copyOfContent();
  await rm(join(folder, 'redirects.txt'));
  expect(await findContentMistakes(folder)).toEqual([]);
});

const notAPath = 'must be a path of your site that begins with a slash, such as /old-page or /old-pages/*';

test.each([
  ['/old', '"/old" must be two addresses with a space between: the old one, and the page it leads to'],
  [
    '/old -> /book',
    '"/old -> /book" must be two addresses with a space between: the old one, and the page it leads to',
  ],
  ['old /book', `"old" ${notAPath}`],
  ['https://old.example/x /book', `"https://old.example/x" ${notAPath}`],
  ['//old /book', `"//old" ${notAPath}`],
  ['/?p=12 /book', `"/?p=12" ${notAPath}`],
  ['/a*b /book', `"/a*b" ${notAPath}`],
  // All that is not there would look as if it were.
  ['/* /book', `"/*" ${notAPath}`],
  ['/api/old /book', '"/api/old" is an address of Foyer\'s own, and must be another'],
  ['/quiz /book', '"/quiz" is a page or a file of your site, and must be an address at which nothing stands'],
  [
    '/blog/a-post-to-spoil /blog',
    '"/blog/a-post-to-spoil" is a page or a file of your site, and must be an address at which nothing stands',
  ],
  ['/old /nowhere', 'the link "/nowhere" leads to no page, and must be one of the site\'s, or a file in public/'],
  [
    '/old mailto:a@b.example',
    '"mailto:a@b.example" must be a page of your site such as /book, or an address such as https://example.com',
  ],
  [
    '/old //elsewhere.example',
    'the link "//elsewhere.example" leads nowhere, and must be a page such as /blog, an address such as https://example.com, mailto: or tel:',
  ],
])('%s is named', async (line, says) => {
  expect(await mistakesOf(`\n${line}\n`)).toEqual([`content/redirects.txt:2: ${says}`]);
});

test('an address that stands there twice is named, however it is written', async () => {
  expect(await mistakesOf('/old-page /book\n/Old_Page/ /quiz\n/old-page/* /blog\n')).toEqual([
    'content/redirects.txt:2: "/Old_Page/" must stand in the list once; line 1 leads it on already',
  ]);
});

test('a list in another encoding is named', async () => {
  expect(await mistakesOf(Buffer.from('/caf\xe9 /book\n', 'latin1'))).toEqual([
    expect.stringMatching(/^content\/redirects\.txt:1: it is not saved as UTF-8/),
  ]);
});
