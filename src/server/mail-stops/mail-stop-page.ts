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

/** What somebody agreed to, with a way out of each part. Text messages come back only with the box of a form, whose words are agreed to there. */
export function consentPage({ mayText, getsMails }: { mayText: boolean; getsMails: boolean }): string {
  const title = 'What you get from us';
  const part = (what: string, words: string, button: string | null) =>
    h(
      'form',
      { method: 'post', key: what },
      h('p', null, words),
      h('input', { type: 'hidden', name: 'stop', value: what }),
      button === null ? null : h('button', { type: 'submit' }, button),
    );
  return plainPage(
    title,
    h('h1', null, title),
    mayText
      ? part('texts', 'You agreed to text messages.', 'Stop text messages')
      : part('texts', 'You get no text messages. To get them again, tick the box of a form.', null),
    getsMails
      ? part('mails', `Now and then there is ${stoppable['checkout-abandoned']}.`, 'Stop these mails')
      : part('mails', 'You get no reminders by mail, only answers to what you do.', null),
  );
}

/** What stands under an address that was never given out. */
export function unknownMailStopPage(): string {
  const title = 'There is nothing under this link';
  return plainPage(title, h('h1', null, title), h('p', null, 'Please use the whole link from the mail.'));
}
