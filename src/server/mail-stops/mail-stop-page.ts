import { createElement as h } from 'react';
import { plainPage } from '../plain-pages/plain-page.ts';
import { stoppable, type Stoppable } from './mail-stops.ts';

/** Asks before anything changes, because mail scanners open every link; afterwards it says how things stand and offers the way back. */
export function mailStopPage({ kind, isStopped }: { kind: Stoppable; isStopped: boolean }): string {
  const mails = stoppable[kind];
  const title = isStopped ? 'Stopped' : 'Stop these mails?';
  return plainPage(
    title,
    h('h1', null, title),
    h(
      'p',
      null,
      isStopped ? `You get no more of it: ${mails}.` : `This is about ${mails}. Everything else still reaches you.`,
    ),
    h(
      'form',
      { method: 'post' },
      h('input', { type: 'hidden', name: 'stop', value: isStopped ? '0' : '1' }),
      h('button', { type: 'submit' }, isStopped ? 'Send it again' : `Stop ${mails}`),
    ),
  );
}

/** What stands under an address that was never given out. */
export function unknownMailStopPage(): string {
  const title = 'There is nothing under this link';
  return plainPage(title, h('h1', null, title), h('p', null, 'Please use the whole link from the mail.'));
}
