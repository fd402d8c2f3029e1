import { tellFigure } from '../../contract/tell-figure.ts';

/** The accepted kinds of pictures, told by content and not by name. */
export type PictureKind = 'png' | 'jpeg' | 'webp';

/** How many of a file's first bytes are enough to tell its kind. */
export const PICTURE_HEAD_BYTES = 512;

const refusals = {
  svg: 'SVG files are not accepted, because they can carry scripts. Please save the picture as a PNG and choose that.',
  heic: 'This is an HEIC photo, which few browsers can show. Please save it as a JPG and choose that.',
  empty: 'This file is empty. Please choose another one.',
  other: 'This is not a PNG, JPG or WebP picture, whatever its name says. Please choose another file.',
} as const;

function startsWith(head: Uint8Array, bytes: ArrayLike<number>, at = 0): boolean {
  return Array.from(bytes).every((byte, index) => head[at + index] === byte);
}

const ascii = (text: string) => new TextEncoder().encode(text);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

function isSvg(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head).trimStart().toLowerCase();
  return text.startsWith('<svg') || (text.startsWith('<') && text.includes('<svg')) || text.startsWith('<!doctype svg');
}

function isHeic(head: Uint8Array): boolean {
  return startsWith(head, ascii('ftyp'), 4) && heifBrands.some((brand) => startsWith(head, ascii(brand), 8));
}

/**
 * Tells from a file's first bytes (at most `PICTURE_HEAD_BYTES`) what kind of picture it is, or why it is refused, as a sentence a
 * person can act on.
 */
export function readPictureKind(head: Uint8Array): { kind: PictureKind } | { refusal: string } {
  if (head.length === 0) return { refusal: refusals.empty };
  if (startsWith(head, PNG)) return { kind: 'png' };
  if (startsWith(head, JPEG)) return { kind: 'jpeg' };
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8)) return { kind: 'webp' };
  if (isSvg(head)) return { refusal: refusals.svg };
  return { refusal: isHeic(head) ? refusals.heic : refusals.other };
}

/** Why a file of `bytes` bytes is refused; null if it is within `limit`. */
export function refuseSize(bytes: number, limit: number): string | null {
  if (bytes <= limit) return null;
  // Rounded up, so that a size just over the limit does not read as the limit.
  const inMegabytes = (size: number) => tellFigure(Math.ceil((size / 1024 / 1024) * 10) / 10);
  const shown = Number.isFinite(bytes) ? `This file is ${inMegabytes(bytes)} MB.` : 'This file is too large.';
  return `${shown} Pictures up to ${inMegabytes(limit)} MB are accepted; please choose a smaller one.`;
}
