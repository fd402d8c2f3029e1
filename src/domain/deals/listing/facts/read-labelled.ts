import { hasPlace, statesOfZip } from '../places.ts';
import type { Reading } from '../listing-fields.ts';
import { readState } from '../states.ts';
import type { Pair, WordField } from './read-pairs.ts';

export type Pairs = ReadonlyMap<WordField, readonly Pair[]>;

type Rules = readonly (readonly [value: string | null, said: RegExp])[];

/** The first rule that matches a label's value says what it is; `null` says that it is nothing. */
const rules: Readonly<Partial<Record<WordField, Rules>>> = {
  pool: [
    [null, /communit|assoc|hoa|neighbou?rhood|subdivision|comunitaria/],
    ['no', /^(?:no\b|none|n$|n\/a|0$|false|not? pool|sin)/],
    ['yes', /^(?:yes|y$|y\b|private|in[- ]?ground|gunite|above|heated|own|true|pool|fenced|s[ií]$|play|salt|1$)/],
  ],
  sewer: [
    [
      null,
      /septic.{0,40}(?:public|city|municipal) sewer|(?:public|city|municipal) sewer.{0,40}septic|unknown|nearby|available/,
    ],
    ['septic', /septic|s[eé]ptic[ao]/],
    [
      'city-sewer',
      /public|city|municipal|town|metro|county|sanitary|community sewer|p[uú]blico|ciudad|sewer connected|^sewer$|^(?:yes|y)$|^yes\b.{0,10}sewer/,
    ],
  ],
  occupancy: [
    [null, /non[- ]?owner|unknown|\?|or tenant|or owner|(?:vacant|owner).{0,16}tenant|tenant.{0,16}(?:vacant|owner)/],
    ['Vacant', /vacant|vacated|empty|unoccupied|vac\b|^v$|desocupad|vac[ií][ao]/],
    ['Tenant-occupied', /tenant|rent(?:ed|er)|leased|lease\b|section 8|month[- ]to[- ]month|mtm|inquilin|^t$/],
    ['Owner-occupied', /owner|seller|due[nñ]o|propietari/],
  ],
  type: [
    ['townhouse', /town ?-?(?:house|home)|row ?-?(?:house|home)|twnhs/],
    ['condo', /condo/],
    ['duplex', /d[uú]plex|two[- ]family|2[- ]family/],
    ['mobile-home', /mobile|manufactured|mfd|double ?-?wide|single ?-?wide|modular\/mobile|m[oó]vil/],
    [null, /triplex|four ?-?plex|quad|multi|commercial|land|lot|apartment|3[- ]family|4[- ]family/],
    [
      'single-family',
      /single[- ]?fam|\bsfr?\b|sfh|ranch[- ]style|unifamiliar|residential.{0,3}single|detached (?:home|house)/,
    ],
  ],
  garage: [['none', /^(?:none|no\b|n$|n\/a|0$|0\b(?! ?\.)|sin)/]],
};

/** What the labels of a field say; null where they say that it is none of the form's, undefined where they do not tell. */
export function readLabelled(pairs: Pairs, field: WordField): Reading | null | undefined {
  const said = new Set<string | null>();
  for (const { value } of pairs.get(field) ?? []) {
    const low = value.toLowerCase().trim();
    const match = rules[field]?.find(([, pattern]) => pattern.test(low));
    if (match) said.add(match[0]);
  }
  const values = [...said].filter((value) => value !== null);
  const [only] = values;
  if (said.size === 0) return undefined;
  return only !== undefined && values.length === 1 ? { value: only } : null;
}

function first<T>(pairs: Pairs, field: WordField, read: (value: string) => T | undefined): T | undefined {
  for (const { value } of pairs.get(field) ?? []) {
    const found = read(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

export interface LabelledPlace {
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly zip: string | undefined;
}

const CITY_STATE =
  /^([A-Za-zÀ-ÿ .'-]{2,30}?),? +([A-Za-z]{2}|[A-Za-z]{4,9}(?: [A-Za-z]{4,9})?)\.?(?:,? +(\d{5}(?:-\d{4})?))?$/;

/** City, state and ZIP under their own labels, or together as `City, ST ZIP`. */
export function readLabelledPlace(pairs: Pairs): LabelledPlace {
  const together = [...(pairs.get('place') ?? []), ...(pairs.get('city') ?? [])]
    .map(({ value }) => CITY_STATE.exec(value.trim()))
    .find((match) => match !== null && readState(match[2] ?? '') !== undefined);
  const state =
    first(pairs, 'state', (value) => readState(value.replace(/[.,]$/, '').trim())) ?? readState(together?.[2] ?? '');
  const zip = first(pairs, 'zip', (value) => /^(\d{5}(?:-\d{4})?)(?!\d)/.exec(value.trim())?.[1]) ?? together?.[3];
  const plain = first(pairs, 'city', (value) => {
    const name = value.replace(/[.,;]$/, '').trim();
    return /^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ .'-]{1,30}$/.test(name) && (state === undefined ? true : hasPlace(name, state))
      ? name
      : undefined;
  });
  const known = zip === undefined || statesOfZip(zip).length > 0;
  return { city: plain ?? together?.[1]?.trim(), state, zip: known ? zip : undefined };
}
