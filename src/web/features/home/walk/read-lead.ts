import { site } from '../../../../../content/site.ts';
import { loadReader, readListing } from '../../../listing/listing-reader.ts';
import { cut, makeCard, tellCard, tellSeconds, tellTakers, type LeadCard } from './lead-card.ts';
import type { PlanWords } from './plan-words.ts';

/** A lead that was read: its card, and how it is told. */
export interface WalkedLead {
  readonly card: LeadCard;
  /** From its sending to its card: `0.08 s`. */
  readonly took: string;
  /** Who takes it. */
  readonly verdict: string;
  /** All of it in one sentence. */
  readonly told: string;
  readonly words: PlanWords;
}

/** How many letters the rooms of the wide plan have room for. */
const PORCH = 56;
const ROOM = 20;

function wordsFor(text: string, card: LeadCard, took: string): PlanWords {
  const [days = '', ...hours] = site.bookingHours.split(' ');
  return {
    porch: cut(text.replaceAll(/\s+/g, ' ').trim(), PORCH),
    foyer: ['read in', took],
    questions: [cut(card.rooms || card.asked, ROOM), cut((card.house || card.money).split(', ')[0] ?? '', ROOM)],
    calendar: [cut(`calls ${days}`, ROOM), cut(hours.join(' '), ROOM)],
    desk: ['', ''],
    took,
  };
}

/** Starts the reader, so that it is there when the text is sent. */
export async function warmUp(): Promise<void> {
  await loadReader();
}

/**
 * Reads a lead in this browser; null if the text says nothing of a house.
 * @param sentAt when it was sent, by `performance.now()`
 * @throws Error if the reader cannot be loaded
 */
export async function readLead(text: string, sentAt: number): Promise<WalkedLead | null> {
  const card = makeCard(await readListing(text));
  if (card === null) return null;
  const took = tellSeconds(performance.now() - sentAt);
  return {
    card,
    took,
    verdict: tellTakers(card),
    told: tellCard(card, took),
    words: wordsFor(text, card, took),
  };
}
