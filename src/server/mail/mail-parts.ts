import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { styles } from './mail-styles.ts';
import type { Language } from '../../contract/languages.ts';

/** Mail clients show this much of a mail after its subject; what the preheader leaves free they fill from the mail itself. */
const PREHEADER_MAX_LENGTH = 200;
/** A space that takes no room, and one that is no break: together they keep the mail's own text out of the list. */
const FILLER = '\u00a0\u200c';

/** Shown by no client, whatever it strips: each of these alone would do for most. */
const unseen: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  maxHeight: 0,
  maxWidth: 0,
  opacity: 0,
  lineHeight: '1px',
};

/** A table that only lays out: Outlook knows no other way to give a part its width, ground and padding. */
function layoutTable(attributes: Readonly<Record<string, unknown>>, cell: ReactElement): ReactElement {
  const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...attributes };
  return h('table', table, h('tbody', null, h('tr', null, cell)));
}

/** What a mail's list shows after the subject. */
function Preheader({ text }: { text: string }): ReactElement {
  const words = text.slice(0, PREHEADER_MAX_LENGTH);
  return h(
    'div',
    { style: unseen, 'data-skip-in-text': true },
    words,
    h('span', null, FILLER.repeat(PREHEADER_MAX_LENGTH - words.length)),
  );
}

/** The whole document: the site's ground, and on it one sheet with the letter. */
export function Sheet({
  title,
  preheader,
  language,
  children,
}: {
  title: string;
  preheader: string;
  language: Language;
  children?: ReactNode;
}): ReactElement {
  return h(
    'html',
    { lang: language, dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      // iOS enlarges and links what it takes for dates and addresses.
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      h('title', null, title),
    ),
    h(
      'body',
      { style: { margin: 0, backgroundColor: styles.ground.backgroundColor } },
      h(Preheader, { text: preheader }),
      layoutTable(
        { width: '100%' },
        h(
          'td',
          { align: 'center', style: styles.ground },
          layoutTable(
            { width: '100%', align: 'center', style: styles.sheetWidth },
            h('td', { style: styles.sheet }, children),
          ),
        ),
      ),
    ),
  );
}

/** What the reader is meant to do next. The cell carries ground and padding, which Outlook gives no link. */
export function ActionButton({ href, label }: { href: string; label: string }): ReactElement {
  return layoutTable(
    { style: styles.buttonPlace },
    h(
      'td',
      { bgcolor: styles.button.backgroundColor, style: styles.button },
      h('a', { href, style: styles.buttonLink }, label),
    ),
  );
}
