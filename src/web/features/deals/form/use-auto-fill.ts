import { createContext, startTransition, useContext, useMemo, useState } from 'react';
import type { ListingFieldName } from '../../../../contract/deal-fields.ts';
import type { Passage } from '../../../../domain/deals/listing/settle.ts';
import type { ListingReading } from '../../../../domain/deals/read-property.ts';
import { nextTask } from '../../../ui/next-task.ts';
import { showToast } from '../../../ui/toast.ts';
import {
  confirmAll,
  confirmField,
  fillFrom,
  keepTyped,
  takeOffer,
  undoFill,
  type AutoFill,
  type ReadValues,
} from './auto-fill.ts';
import { namesOf, pathOf, textAt } from './deal-values.ts';
import { readListing } from '../../../listing/listing-reader.ts';
import type { DealForm } from './use-deal-form.ts';
import { say } from '../../../words/say.ts';

/** The shortest time for which the button says that it is parsing. */
const SHOWN_MS = 400;

const showProblem = () =>
  showToast({
    title: say('Auto-Fill Error'),
    description: say('There was an issue parsing the property information. Please check the format and try again.'),
    tone: 'bad',
  });

/** The last text that was read, with its values. */
interface ReadText extends Pick<ListingReading, 'fields' | 'where'> {
  readonly text: string;
}

/** Reads the text, and takes long enough for the visitor to notice. */
async function readVisibly(text: string) {
  const [reading] = await Promise.all([
    readListing(text),
    new Promise<void>((resolve) => {
      setTimeout(resolve, SHOWN_MS);
    }),
  ]);
  return reading;
}

/** The actions on the values from a text. */
export function useAutoFill({ form, listing, autoFill, currentAutoFill, setAutoFill }: DealForm) {
  const [read, setRead] = useState<ReadText | null>(null);

  const shown = read?.text === listing ? read : null;

  /** The position in the text from which a field's value was read; undefined once the text or the value has changed. */
  function passageOf(name: ListingFieldName): Passage | undefined {
    return shown && textAt(form.getValues(), name) === shown.fields[name] ? shown.where[name] : undefined;
  }

  /** Sets one field at a time, so that the page stays responsive. */
  async function put(values: Partial<Record<ListingFieldName, string>>, next: AutoFill): Promise<void> {
    setAutoFill(next);
    const paths = namesOf(values).map(pathOf);
    for (const name of namesOf(values)) {
      await nextTask();
      form.setValue(pathOf(name), values[name] ?? '');
    }
    await nextTask();
    // Fields that undo has emptied show no error.
    const filled = paths.filter((path) => form.getValues(path) !== '');
    form.clearErrors(paths);
    await nextTask();
    if (filled.length > 0) void form.trigger(filled);
  }

  async function fill(text: string): Promise<void> {
    if (text.trim() === '') {
      showToast({
        title: say('No Text to Parse'),
        description: say('Please paste property information in the text area above.'),
        tone: 'bad',
      });
      return;
    }
    try {
      const reading = await readVisibly(text);
      const { recognised, filled, values, autoFill: next } = fillFrom(currentAutoFill(), form.getValues(), reading);
      if (recognised === 0) showProblem();
      else {
        await put(values, next);
        // It draws all fields again, in slices as the marks.
        startTransition(() => setRead({ ...reading, text }));
        const done =
          filled === 1
            ? say('Successfully filled 1 field from your property description.')
            : say('Successfully filled {count} fields from your property description.', { count: filled });
        const unknown = say('The list of US places could not be loaded, so please check the city and the state.');
        showToast({
          title: say('Auto-Fill Complete!'),
          description: reading.knewPlaces ? done : `${done} ${unknown}`,
        });
      }
    } catch {
      showProblem();
    }
  }

  const api = {
    autoFill,
    /** What was read last in this visit; a new object for each reading. */
    read,
    passageOf,
    /** The words in the text from which a field was read. */
    wordsOf(name: ListingFieldName): string | undefined {
      const passage = passageOf(name);
      return passage && shown?.text.slice(passage.start, passage.end);
    },
    fill,
    /** Fills in the values of somebody's link; says how many fields have one. */
    async fillFromLink(fields: Partial<Record<ListingFieldName, string>>): Promise<number> {
      const linked: ReadValues = { fields, assumed: [], isLinked: true };
      const { filled, values, autoFill: next } = fillFrom(currentAutoFill(), form.getValues(), linked);
      await put(values, next);
      return filled;
    },
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
  // All fields are drawn again with it: not for a letter in the text, nor while a text is read.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest of it reads what stands at the moment
  return useMemo(() => api, [autoFill, shown]);
}

export type AutoFillApi = ReturnType<typeof useAutoFill>;

const AutoFillContext = createContext<AutoFillApi | null>(null);
export const AutoFillProvider = AutoFillContext.Provider;

export function useAutoFillApi(): AutoFillApi {
  const api = useContext(AutoFillContext);
  if (api === null) throw new Error('A field of the deal form stands outside of it');
  return api;
}
