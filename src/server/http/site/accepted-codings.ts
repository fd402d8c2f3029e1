/** How a body may be written: as it is, or compressed. */
export type Coding = 'br' | 'gzip' | 'identity';

/** The smallest first: what stands first is sent where a client likes several as much. */
const BY_SIZE: readonly Coding[] = ['br', 'gzip', 'identity'];
const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

const HEADERS_REMEMBERED = 500;
const REMEMBERED_MAX_CHARS = 200;
const remembered = new Map<string, readonly Coding[]>();

/** How much a client wants each coding that it names, from 0 (refused) to 1. */
function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.map((parameter) => QUALITY.exec(parameter)?.[1]).find((value) => value !== undefined);
    if (name !== '') qualities.set(name.toLowerCase(), quality === undefined ? 1 : Number(quality));
  }
  return qualities;
}

/**
 * The codings that a client takes, the one to send first (RFC 9110, 12.5.3). The body as it is stands last even where it is refused: a
 * client that takes nothing else that there is gets that, rather than nothing. Browsers send the same few headers, so answers are kept.
 */
export function acceptedCodings(header = ''): readonly Coding[] {
  const kept = remembered.get(header);
  if (kept !== undefined) return kept;
  const qualities = readQualities(header);
  const others = qualities.get('*') ?? 0;
  const wanted = (coding: Coding) => qualities.get(coding) ?? (coding === 'identity' ? 0 : others);
  const compressed = BY_SIZE.filter((coding) => wanted(coding) > 0).toSorted((a, b) => wanted(b) - wanted(a));
  const accepted = compressed.includes('identity') ? compressed : [...compressed, 'identity' as const];
  if (header.length > REMEMBERED_MAX_CHARS) return accepted;
  if (remembered.size >= HEADERS_REMEMBERED) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}
