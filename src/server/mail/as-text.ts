import { about } from '../../../content/about.ts';
import { site } from '../../../content/site.ts';
import type { Block, Letter } from './templates/letter.ts';
import type { Links } from './links.ts';
import type { Language } from '../../contract/languages.ts';
import { postalAddress } from '../../contract/postal-address.ts';
import { sayIn } from '../words/say-in.ts';

function blockText(block: Block, links: Links): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`;
    case 'picture':
      return block.words.map((line) => `- ${line}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'action':
    case 'link':
      break;
  }
  return `${block.label}:\n${links.to(block.path)}`;
}

/** The letter for who reads mail as plain text: whole, in the same order, with every link written out. */
export function asText(
  { greeting, blocks, signed, reason, stopPath, consentPath }: Letter,
  links: Links,
  language: Language,
): string {
  const say = sayIn(language);
  const { brand, email, phone } = site;
  return [
    ...(greeting === null ? [] : [greeting]),
    ...blocks.map((block) => blockText(block, links)),
    ...(signed ? [`${about.name}\n${brand}`] : []),
    [
      // The line by which mail clients know a signature.
      '-- ',
      `${brand}, ${links.to('/')}`,
      `${email}, ${phone.text}`,
      ...(postalAddress === undefined ? [] : [postalAddress]),
      reason,
      `${say('Privacy')}: ${links.to('/privacy-policy')}`,
      ...(stopPath === undefined ? [] : [`${say('Stop these mails')}: ${links.to(stopPath)}`]),
      ...(consentPath === undefined ? [] : [`${say('Stop text messages')}: ${links.to(consentPath)}`]),
      '',
    ].join('\n'),
  ].join('\n\n');
}
