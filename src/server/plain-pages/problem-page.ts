import { createElement as h } from 'react';
import { site } from '../../../content/site.ts';
import { plainPage } from './plain-page.ts';

/** What a person reads who opened an address and cannot have what is there. */
export function problemPage({ title, detail }: { readonly title: string; readonly detail: string }): string {
  return plainPage(
    title,
    h('h1', null, title),
    h('p', null, detail),
    h(
      'p',
      { className: 'way' },
      h('a', { href: '/' }, site.brand),
      h('a', { href: site.phone.href }, site.phone.text),
      h('a', { href: `mailto:${site.email}` }, site.email),
    ),
  );
}
