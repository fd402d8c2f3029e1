import { createContext, useContext, useState } from 'react';
import type { ListingFieldName } from '../../../../contract/deal-fields.ts';
import type { Passage } from '../../../../domain/deals/listing/settle.ts';
import type { ListingReading } from '../../../../domain/deals/read-property.ts';
import { showToast } from '../../../ui/toast.ts';
import { confirmAll, confirmField, fillFrom, keepTyped, takeOffer, undoFill, type AutoFill } from './auto-fill.ts';
import { namesOf, pathOf, textAt } from './deal-values.ts';
import { readListing } from './listing-reader.ts';
import type { DealForm } from './use-deal-form.ts';

/** Reading takes a moment that nobody would see: long enough to be seen. */
const SHOWN_MS = 400;

const FIELDS_AT_ONCE = 4;

const nextTask = async () =>
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

const problem = {
  title: 'Auto-Fill Error',
  description: 'There was an issue parsing the property information. Please check the format and try again.',
  tone: 'bad',
} as const;

const noPlacesNote = 'The list of US places could not be loaded, so please check the city and the state.';

/** The text that was read last, with what it said. */
interface ReadText extends Pick<ListingReading, 'fields' | 'where'> {
  readonly text: string;
}

/** The reading, not before it was seen to happen. */
async function readVisibly(text: string) {
  const [reading] = await Promise.all([
    readListing(text),
    new Promise<void>((resolve) => {
      setTimeout(resolve, SHOWN_MS);
    }),
  ]);
  return reading;
}

/** What a person can do with what a text says. */
export function useAutoFill({ form, listing, autoFill, currentAutoFill, setAutoFill }: DealForm) {
  const [isParsing, setIsParsing] = useState(false);
  const [read, setRead] = useState<ReadText | null>(null);

  /** Where in the text a field's value was read; nowhere once the text or the value is another. */
  function passageOf(name: ListingFieldName): Passage | undefined {
    const isTrue = read?.text === listing && textAt(form.getValues(), name) === read.fields[name];
    return isTrue ? read.where[name] : undefined;
  }

  /** A few fields at a time, so that the page answers meanwhile. */
  async function put(values: Partial<Record<ListingFieldName, string>>, next: AutoFill): Promise<void> {
    setAutoFill(next);
    const paths = namesOf(values).map(pathOf);
    for (const [at, name] of namesOf(values).entries()) {
      if (at % FIELDS_AT_ONCE === 0) await nextTask();
      form.setValue(pathOf(name), values[name] ?? '');
    }
    await nextTask();
    // What was brought back as empty is not scolded for it.
    const filled = paths.filter((path) => form.getValues(path) !== '');
    form.clearErrors(paths);
    if (filled.length > 0) void form.trigger(filled);
  }

  async function fill(text: string): Promise<void> {
    if (isParsing) return;
    if (text.trim() === '') {
      showToast({
        title: 'No Text to Parse',
        description: 'Please paste property information in the text area above.',
        tone: 'bad',
      });
      return;
    }
    setIsParsing(true);
    try {
      const reading = await readVisibly(text);
      const { recognised, filled, values, autoFill: next } = fillFrom(currentAutoFill(), form.getValues(), reading);
      if (recognised === 0) showToast(problem);
      else {
        await put(values, next);
        setRead({ ...reading, text });
        const fields = filled === 1 ? 'field' : 'fields';
        const done = `Successfully filled ${filled} ${fields} from your property description.`;
        showToast({
          title: 'Auto-Fill Complete!',
          description: reading.knewPlaces ? done : `${done} ${noPlacesNote}`,
        });
      }
    } catch {
      showToast(problem);
    } finally {
      setIsParsing(false);
    }
  }

  return {
    autoFill,
    isParsing,
    passageOf,
    /** The words of the text that a field was read from. */
    wordsOf(name: ListingFieldName): string | undefined {
      const passage = passageOf(name);
      return passage && listing.slice(passage.start, passage.end);
    },
    fill: (text: string) => void fill(text),
    undo() {
      const { values, autoFill: next } = undoFill(currentAutoFill(), form.getValues());
      void put(values, next);
    },
    take(name: ListingFieldName) {
      const { values, autoFill: next } = takeOffer(currentAutoFill(), form.getValues(), name);
      void put(values, next);
    },
    keep: (name: ListingFieldName) => setAutoFill(keepTyped(currentAutoFill(), name)),
    confirm(name: ListingFieldName) {
      const now = currentAutoFill();
      const next = confirmField(now, name);
      if (next !== now) setAutoFill(next);
    },
    confirmAll: () => setAutoFill(confirmAll(currentAutoFill())),
  };
}

export type AutoFillApi = ReturnType<typeof useAutoFill>;

const AutoFillContext = createContext<AutoFillApi | null>(null);
export const AutoFillProvider = AutoFillContext.Provider;

export function useAutoFillApi(): AutoFillApi {
  const api = useContext(AutoFillContext);
  if (api === null) throw new Error('A field of the deal form stands outside of it');
  return api;
}
