import { createElement as h, type ReactNode } from 'react';
import { about } from '../../../content/about.ts';
import { lendingSnapshot, snapshotTitle, type SnapshotBlock } from '../../../content/lending-snapshot.ts';
import { site } from '../../../content/site.ts';
import { plainPage } from '../plain-pages/plain-page.ts';

function block(part: SnapshotBlock, key: number): ReactNode {
  switch (part.kind) {
    case 'text':
      return h('p', { key }, part.text);
    case 'list':
      return h(
        'ul',
        { key },
        part.items.map((item) => h('li', { key: item }, item)),
      );
    case 'copy':
      break;
  }
  return h(
    'dl',
    { key },
    part.texts.map(([use, words]) => h('div', { key: use }, h('dt', null, use), h('dd', null, words))),
  );
}

/** The lending system as one page, to be read and printed. */
export function snapshotPage(): string {
  return plainPage(
    snapshotTitle,
    h('h1', null, snapshotTitle),
    h(
      'p',
      null,
      `From ${about.name}, ${site.brand}. Print this page or keep its address; replace everything in [brackets]. `,
      h('a', { href: '/book' }, `Book the ${site.consultation.price} ${site.consultation.minutes}-minute session`),
      ' and I set it up with you.',
    ),
    ...lendingSnapshot.map(({ title, blocks }) =>
      h('section', { key: title }, h('h2', null, title), blocks.map(block)),
    ),
  );
}

/** What stands under an address that was never given out. */
export function unknownSnapshotPage(): string {
  return plainPage(
    'There is nothing under this link',
    h('h1', null, 'There is nothing under this link'),
    h(
      'p',
      null,
      'Please use the whole link from the mail, or ',
      h('a', { href: '/freelendingsnapshot' }, 'ask for the lending system again'),
      '.',
    ),
  );
}
