import { z } from 'zod';
import type { Detail } from '../../../contract/owner-details.ts';

type Json = z.infer<ReturnType<typeof z.json>>;
export type JsonRecord = Readonly<Record<string, Json>>;

/** A text that does not fit a line. */
const LONG = 80;

/** What a stored field is called, how it is written, and what a coded value means. */
export interface Field {
  readonly label: string;
  readonly kind?: Detail['kind'];
  readonly name?: (value: string) => string;
}
export type Fields = Readonly<Record<string, Field>>;

/** For what was parsed from JSON: anything else that could be in it is Json as well. */
function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Stored JSON as a record; any other value is put under `value`, so that the owner can see it. */
export function readRecord(json: string): JsonRecord {
  const stored: unknown = JSON.parse(json);
  return isRecord(stored) ? stored : { value: z.json().parse(stored) };
}

/** What stands in a record under a name as a record of its own, and what does not, so that it is not lost. */
export function openField(record: JsonRecord, name: string): { inner: JsonRecord; unread: JsonRecord } {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (isRecord(value)) return { inner: value, unread: {} };
  return { inner: {}, unread: value === undefined ? {} : { [name]: value } };
}

/** `leadVolume` and `lead_volume` as `Lead volume`. */
export function nameField(field: string): string {
  const words = field
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function describeText(value: string, { label, kind, name }: Field): Detail {
  const shown = name?.(value) ?? value;
  return { label, value: shown, kind: kind ?? (shown.length > LONG || shown.includes('\n') ? 'long' : 'text') };
}

function describeValue(value: Json | undefined, field: Field): Detail[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'boolean') return [{ label: field.label, value: value ? 'Yes' : 'No', kind: 'text' }];
  if (typeof value === 'number') return [{ label: field.label, value: String(value), kind: 'text' }];
  if (typeof value === 'string') return [describeText(value, field)];
  return Object.entries(value).flatMap(([name, inner]) =>
    describeValue(inner, { label: `${field.label}: ${nameField(name)}` }),
  );
}

/**
 * Everything in a record that is not empty: the known fields in their order, then whatever else is there under its own name, so that nothing
 * stored is out of sight.
 */
export function describeFields(record: JsonRecord, fields: Fields): Detail[] {
  const names = new Set([...Object.keys(fields), ...Object.keys(record)]);
  const valueOf = (name: string) => (Object.hasOwn(record, name) ? record[name] : undefined);
  const fieldOf = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  return [...names].flatMap((name) => describeValue(valueOf(name), fieldOf(name) ?? { label: nameField(name) }));
}
