import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { about } from '../../../content/about.ts';
import { site } from '../../../content/site.ts';
import type { Block, Letter } from './templates/letter.ts';
import type { Links } from './links.ts';
import { ActionButton, Sheet } from './mail-parts.ts';
import { styles } from './mail-styles.ts';
import { PICTURE_ID } from './picture-id.ts';
import type { Language } from '../../contract/languages.ts';
import { postalAddress } from '../../contract/postal-address.ts';
import { sayIn } from '../words/say-in.ts';

function factRow([label, value]: readonly [string, string], index: number): ReactElement {
  return h(
    'tr',
    { key: index },
    h('th', { scope: 'row', style: styles.factLabel }, label),
    h('td', { style: styles.factValue }, value),
  );
}

function blockElement(block: Block, index: number, links: Links): ReactElement {
  const key = index;
  switch (block.kind) {
    case 'text':
      return h('p', { key, style: styles.text }, block.text);
    case 'heading':
      return h('h2', { key, style: styles.heading }, block.text);
    case 'list':
      return h(
        'ul',
        { key, style: styles.list },
        block.items.map((item, place) => h('li', { key: place, style: styles.item }, item)),
      );
    case 'facts':
      return h(
        'table',
        { key, cellPadding: 0, cellSpacing: 0, width: '100%', style: styles.facts },
        h('tbody', null, block.rows.map(factRow)),
      );
    case 'picture':
      return h('img', {
        key,
        src: `cid:${PICTURE_ID}`,
        // Else React asks for it in the head, where mail programs know no pictures.
        loading: 'lazy',
        width: block.widthPixels,
        alt: block.words.join('. '),
        style: styles.picture,
      });
    case 'action':
      return h(ActionButton, { key, href: links.to(block.path), label: block.label });
    case 'link':
      break;
  }
  return h('p', { key, style: styles.text }, h('a', { href: links.to(block.path), style: styles.link }, block.label));
}

function footer({ reason, stopPath, consentPath }: Letter, links: Links, language: Language): ReactElement {
  const say = sayIn(language);
  const { brand, email, phone } = site;
  return h(
    'div',
    null,
    h('hr', { style: styles.rule }),
    h(
      'p',
      { style: styles.note },
      h('a', { href: links.to('/'), style: styles.noteLink }, brand),
      `, ${phone.text}, `,
      h('a', { href: `mailto:${email}`, style: styles.noteLink }, email),
    ),
    postalAddress === undefined ? null : h('p', { style: styles.note }, postalAddress),
    h(
      'p',
      { style: styles.note },
      `${reason} `,
      h('a', { href: links.to('/privacy-policy'), style: styles.noteLink }, say('Privacy')),
      stopPath === undefined
        ? null
        : [', ', h('a', { key: 'stop', href: links.to(stopPath), style: styles.noteLink }, say('Stop these mails'))],
      consentPath === undefined
        ? null
        : [
            ', ',
            h('a', { key: 'texts', href: links.to(consentPath), style: styles.noteLink }, say('Stop text messages')),
          ],
    ),
  );
}

function letterElement(letter: Letter, links: Links, language: Language): ReactElement {
  const { preheader, greeting, blocks, signed } = letter;
  return h(
    Sheet,
    { title: letter.subject, preheader, language },
    h('p', { style: styles.brand }, site.brand),
    greeting === null ? null : h('p', { style: styles.text }, greeting),
    blocks.map((block, index) => blockElement(block, index, links)),
    signed ? h('p', { style: styles.text }, about.name) : null,
    footer(letter, links, language),
  );
}

/** The letter in the site's look, as far as mail clients go along: tables, inline styles, the reader's own fonts. */
export function asHtml(letter: Letter, links: Links, language: Language): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(letterElement(letter, links, language))}`;
}
