import { lendingParts } from '../../../../content/lending.ts';
import { lendingSnapshot as sections, type SnapshotBlock } from '../../../../content/lending-snapshot.ts';
import { site } from '../../../../content/site.ts';
import { action, facts, heading, link, list, text, type Block, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';

function blockOf(block: SnapshotBlock): Block {
  switch (block.kind) {
    case 'text':
      return text(block.text);
    case 'list':
      return list(...block.items);
    case 'copy':
      break;
  }
  return facts(...block.texts);
}

/** The whole system, as it is: pages, texts to copy, calendar. */
export const lendingSnapshot: Template<MailProps<'lending-snapshot'>> = ({ name, path }) => ({
  subject: 'Your free lending system: the pages, the texts and the calendar',
  preheader: 'Everything is in this mail: four pages, the text messages for thirty days, the calendar.',
  greeting: greetingTo(name),
  blocks: [
    text('Here is the lending system you asked for, all of it. Replace everything in [brackets] with your own words.'),
    facts(
      ...lendingParts.map(({ name: part, dollars }) => [part, `worth $${dollars.toLocaleString('en-US')}`] as const),
    ),
    link('The same as a page to print', path),
    link('Watch it at work', '/freelendingsnapshot'),
    ...sections.flatMap(({ title, blocks }) => [heading(title), ...blocks.map(blockOf)]),
    text(
      `If you would rather not set it up alone, book the ${site.consultation.price} ${site.consultation.minutes}-minute session. We put it into your account together and write the questions it asks your borrowers.`,
    ),
    action('Book the free session', '/book'),
  ],
  signed: true,
  reason: `You get this mail because the free lending system was asked for with your address on the ${site.brand} website.`,
});
