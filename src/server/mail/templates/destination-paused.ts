import { facts, link, text, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';

const DELIVERIES = '/admin?tab=deliveries#lists';

const stories = {
  gone: {
    subject: 'Your CRM wants no more leads at its address: they wait',
    story:
      'Your CRM answered 410 (Gone). With that it says that it wants nothing more at this address, so nothing is sent there now.',
    way: 'Once the address takes leads again, press Resume and send all in the desk. If there is a new address, put it into the settings and start Foyer again: then everything goes there by itself.',
  },
  denied: {
    subject: 'HighLevel refuses Foyer’s token: what is new waits',
    story:
      'HighLevel does not take the private integration token any more, or the token lacks a scope. So nothing is sent there now.',
    way: 'Make a token in HighLevel and put it in under Sent, Where events go, Change. Then everything goes there by itself.',
  },
  failing: {
    subject: 'Your CRM has taken nothing for a day: leads wait',
    story: 'Nothing has arrived at your CRM for a day, though it was tried many times. So nothing is sent there now.',
    way: 'One delivery is tried from time to time, at least once an hour. When it arrives, all the others follow by themselves. You can also press Resume and send all in the desk.',
  },
} as const;

export const destinationPaused: Template<MailProps<'destination-paused'>> = ({
  host,
  isGone,
  isDenied,
  status,
  pausedAt,
}) => {
  const { subject, story, way } = stories[isGone ? 'gone' : isDenied ? 'denied' : 'failing'];
  return {
    subject,
    preheader: 'Nothing is lost. What is waiting goes out when you resume.',
    greeting: null,
    blocks: [
      text(story),
      text('Nothing is lost: every lead is kept, and its delivery waits.'),
      facts(['Address', host], ['Paused', pausedAt], ['Last answer', status === null ? 'none' : String(status)]),
      text(way),
      link('Open the deliveries', DELIVERIES),
    ],
    signed: false,
    reason: 'You get this mail because OWNER_EMAIL is your address.',
  };
};
