import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import { about } from '../../../content/about.ts';
import { site } from '../../../content/site.ts';
import type { Block, Letter } from './letter.ts';
import type { Links } from './links.ts';
import { styles } from './mail-styles.ts';

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
      return h(Text, { key, style: styles.text }, block.text);
    case 'heading':
      return h(Heading, { key, as: 'h2', style: styles.heading }, block.text);
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
    case 'action':
      return h(Button, { key, href: links.to(block.path), style: styles.button }, block.label);
    case 'link':
      break;
  }
  return h(Text, { key, style: styles.text }, h(Link, { href: links.to(block.path), style: styles.link }, block.label));
}

function footer({ reason }: Letter, links: Links): ReactElement {
  const { brand, email, phone } = site;
  return h(
    Section,
    null,
    h(Hr, { style: styles.rule }),
    h(
      Text,
      { style: styles.note },
      h(Link, { href: links.to('/'), style: styles.noteLink }, brand),
      `, ${phone.text}, `,
      h(Link, { href: `mailto:${email}`, style: styles.noteLink }, email),
    ),
    h(
      Text,
      { style: styles.note },
      `${reason} `,
      h(Link, { href: links.to('/privacy-policy'), style: styles.noteLink }, 'Privacy'),
    ),
  );
}

function letterElement(letter: Letter, links: Links): ReactElement {
  const { preheader, greeting, blocks, signed } = letter;
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('title', null, letter.subject), h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, preheader),
    h(
      Body,
      { style: styles.ground },
      h(
        Container,
        { style: styles.sheet },
        h(Text, { style: styles.brand }, site.brand),
        greeting === null ? null : h(Text, { style: styles.text }, greeting),
        blocks.map((block, index) => blockElement(block, index, links)),
        signed ? h(Text, { style: styles.text }, about.name) : null,
        footer(letter, links),
      ),
    ),
  );
}

/** The letter in the site's look, as far as mail clients go along: tables, inline styles, the reader's own fonts. */
export async function asHtml(letter: Letter, links: Links): Promise<string> {
  return render(letterElement(letter, links));
}
