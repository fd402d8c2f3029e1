import { dealField, listingFieldNames, type ListingFieldName } from '../../../../../contract/deal-fields.ts';
import type { dealRequestSchema } from '../../../../../contract/deals.ts';
import { LINKED_DEAL } from '../../../../listing/linked-deal.ts';
import { fieldsOf } from '../../../../forms/sending/kept-values.ts';
import { namesOf, pathOf, readDealValues, requestOf, textAt, type DealFormValues } from '../deal-values.ts';

/** The first characters of what follows `#deal=`: the version of what is in it. */
const VERSION = '1.';
/** Longer links are cut off by what people send them with. */
export const MAX_LINK_LENGTH = 6000;
/** What a link may unpack to: all fields at their longest, and no more, whatever a stranger packs. */
const MAX_UNPACKED_BYTES = 64 * 1024;
/** What is left out first where a deal is too long for a link. */
const LONG_FIELDS: readonly ListingFieldName[] = ['additionalDetails', 'photoLinks'];

type Texts = Partial<Record<ListingFieldName, string>>;

async function through(bytes: Uint8Array<ArrayBuffer>, step: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(step).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MAX_UNPACKED_BYTES) {
      await reader.cancel();
      throw new RangeError('The link unpacks to more than a deal');
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toLetters = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string) =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function pack(texts: Texts): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  return `${LINKED_DEAL}${VERSION}${toLetters(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** A link to a deal, and the fields that were too long for it. */
export interface DealLink {
  readonly address: string;
  readonly left: readonly ListingFieldName[];
}

/**
 * A link that fills the form with this property for somebody else. It holds what a listing can say, so no name, e-mail, phone, consent, agreement
 * or closing time; it holds that after the `#`, which no browser sends to a server.
 * @param page the address of the form
 */
export async function linkToDeal(values: DealFormValues, page: string): Promise<DealLink> {
  const texts: Texts = {};
  for (const name of listingFieldNames) {
    const text = textAt(values, name).trim();
    if (text !== '' && text !== dealField(name).initial) texts[name] = text;
  }
  const left: ListingFieldName[] = [];
  let address = `${page}${await pack(texts)}`;
  for (const name of LONG_FIELDS) {
    if (address.length <= MAX_LINK_LENGTH || texts[name] === undefined) continue;
    delete texts[name];
    left.push(name);
    address = `${page}${await pack(texts)}`;
  }
  if (address.length > MAX_LINK_LENGTH) throw new RangeError('The deal is too long for a link');
  return { address, left };
}

/** What a link brought: the values that can be typed in the form, and how many could not. */
export interface LinkedDeal {
  readonly fields: Texts;
  readonly refused: number;
}

/** Whether a text can stand in a field: other mistakes are shown beside it, as if it had been typed. */
const TYPED_WRONG = new Set(['too_big', 'invalid_type']);

/**
 * The deal in a link's fragment, held against the rules of the form; null if it holds none. Anybody can write such a link: what is too long, of
 * another type, broken, or of no field that a listing can fill is left out.
 */
export async function readDealLink(
  fragment: string,
  schema: ReturnType<typeof dealRequestSchema>,
): Promise<LinkedDeal | null> {
  if (!fragment.startsWith(LINKED_DEAL + VERSION) || fragment.length > MAX_LINK_LENGTH) return null;
  let given: Readonly<Record<string, unknown>>;
  try {
    const packed = fromLetters(fragment.slice(LINKED_DEAL.length + VERSION.length));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    const unpacked: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    given = fieldsOf(unpacked);
  } catch {
    return null;
  }
  const texts: Texts = {};
  let refused = 0;
  for (const [name, text] of Object.entries(given)) {
    const field = listingFieldNames.find((one) => one === name);
    const isText = typeof text === 'string' && text.isWellFormed() && !text.includes('\u0000');
    if (field !== undefined && isText) texts[field] = text;
    else refused += 1;
  }
  const values = readDealValues({ ...texts, extras: texts });
  const issues = schema.safeParse(requestOf(values)).error?.issues ?? [];
  const wrong = new Set(issues.filter(({ code }) => TYPED_WRONG.has(code)).map(({ path }) => path.join('.')));
  const fields: Texts = {};
  for (const name of namesOf(texts)) {
    if (wrong.has(pathOf(name))) refused += 1;
    else fields[name] = texts[name] ?? '';
  }
  return Object.keys(fields).length === 0 ? null : { fields, refused };
}
