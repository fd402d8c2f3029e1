import { smsConsent } from '../../../content/deals.ts';
import type { TypedFields } from './fill-form.ts';

/** How a form's fields become the request that the page's script would send. */
export interface FieldsOfForm {
  /** Where the consent to text messages was given. */
  readonly page: string;
  /** The boxes that are sent as true or false. */
  readonly ticks?: readonly string[];
  /** What is sent besides the fields. */
  readonly about?: Readonly<Record<string, string>>;
  /** What the page's address says: the name that it has there, by field. */
  readonly fromQuery?: Readonly<Record<string, string>>;
}

/** `extras.arv` is a member of `extras`. Nothing nests deeper. */
function nest(fields: TypedFields): Record<string, unknown> {
  const nested = new Map<string, Record<string, string>>();
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    const [outer = '', inner] = name.split('.', 2);
    if (inner === undefined) flat.set(name, value);
    else nested.set(outer, { ...nested.get(outer), [inner]: value });
  }
  return Object.fromEntries([...flat, ...nested]);
}

/** The request's body as the contract has it; its schema takes out what does not belong there. */
export function asRequest(
  { wantsTexts, ...fields }: TypedFields,
  { page, ticks = [], about = {}, fromQuery = {} }: FieldsOfForm,
  query: URLSearchParams,
): Record<string, unknown> {
  const ticked = Object.fromEntries(ticks.map((name) => [name, fields[name] !== undefined]));
  const consent = wantsTexts === undefined ? {} : { smsConsent: { version: smsConsent.version, page } };
  const asked = Object.fromEntries(Object.entries(fromQuery).map(([field, name]) => [field, query.get(name) ?? '']));
  return { ...nest(fields), ...ticked, ...about, ...asked, ...consent };
}
