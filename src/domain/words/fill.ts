/** Texts by their English. */
export type Words = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)\}/g;

/** Puts values into the places of a text: `{count} free times`. */
export function fill(text: string, values: Values = {}): string {
  return text.replaceAll(PLACE, (place, name: string) => String(values[name] ?? place));
}

/** A text cut at its places: texts stand at even numbers, names of places at odd ones. */
export function cutAtPlaces(text: string): string[] {
  return text.split(PLACE);
}
