import { sayIn, type Say } from '../../words/say-in.ts';
const NAME_MAX_LENGTH = 40;
const PLACE_MAX_LENGTH = 120;

/**
 * What a visitor typed, on one line and without control or invisible characters. An encoded word (`=?utf-8?B?...?=`) is broken up: in a
 * subject or a name the reader's mail program would show what it stands for instead.
 */
export function oneLine(typed: string): string {
  return typed
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}

/** Whether a mail client, or a reader, would take it for an address to go to. */
function looksLikeAddress(words: string): boolean {
  return /[@\\<>]|:\/|\/\/|\bwww\b|\p{L}\.\p{L}{2}/iu.test(words);
}

/**
 * A name as it can stand in a mail; null where it is no name to greet by. Anybody can type anybody's address into a form, so what they
 * type beside it must not reach that person as a message or a link.
 */
export function greetable(typed: string): string | null {
  const name = oneLine(typed);
  const isName = name !== '' && name.length <= NAME_MAX_LENGTH && !looksLikeAddress(name) && !/[\d/!?$€£%]/u.test(name);
  return isName ? name : null;
}

/** A property's address as it can stand in a mail, for the reason `greetable` gives. */
export function quotablePlace(typed: string): string | null {
  const place = oneLine(typed);
  return place !== '' && place.length <= PLACE_MAX_LENGTH && !looksLikeAddress(place) ? place : null;
}

/** `Ada` from a first name or a whole one, `Dr. Ada Byron` where the first word is a title or an initial; null where it is no name. */
export function firstNameOf(typed: string): string | null {
  const name = greetable(typed);
  if (name === null) return null;
  const [first = name] = name.split(' ', 1);
  return /^.$|\.$/u.test(first) ? name : first;
}

/** `Hello Ada,`, by what `firstNameOf` makes of it. */
export function greetingTo(typed: string, say: Say = sayIn('en')): string {
  const first = firstNameOf(typed);
  return first === null ? say('Hello,') : say('Hello {name},', { name: first });
}
