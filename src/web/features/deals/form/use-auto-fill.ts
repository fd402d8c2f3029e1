import { createContext, startTransition, useContext, useMemo, useRef, useState } from 'react';
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
  type Step,
} from './auto-fill.ts';
import { namesOf, pathOf, textAt, type DealFormValues } from './deal-values.ts';
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
  /** What had the focus when it was asked for. */
  readonly from: Element | null;
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
  const lastStep = useRef<Promise<unknown>>(Promise.resolve());

  const shown = read?.text === listing ? read : null;

  /** The position in the text from which a field's value was read; undefined once the text or the value has changed. */
  function passageOf(name: ListingFieldName): Passage | undefined {
    return shown && textAt(form.getValues(), name) === shown.fields[name] ? shown.where[name] : undefined;
  }

  /** Sets one field at a time, so that the page stays responsive. What the visitor types meanwhile stays. */
  async function put({ values, autoFill: next }: Step): Promise<void> {
    setAutoFill(next);
    const names = namesOf(values);
    const before = new Map(names.map((name) => [name, textAt(form.getValues(), name)]));
    for (const name of names) {
      await nextTask();
      if (textAt(form.getValues(), name) === before.get(name)) form.setValue(pathOf(name), values[name] ?? '');
    }
    await nextTask();
    const paths = names.map(pathOf);
    // Fields that undo has emptied show no error.
    const filled = paths.filter((path) => form.getValues(path) !== '');
    form.clearErrors(paths);
    await nextTask();
    if (filled.length > 0) void form.trigger(filled);
  }

  /** Takes a step from where the steps before it have led, though they are still being put into the form. */
  async function takeStep<Taken extends Step | null>(
    choose: (now: AutoFill, values: DealFormValues) => Taken,
  ): Promise<Taken> {
    const before = lastStep.current;
    async function afterIt(): Promise<Taken> {
      await before;
      const step = choose(currentAutoFill(), form.getValues());
      if (step !== null) await put(step);
      return step;
    }
    const taken = afterIt();
    lastStep.current = taken.catch(() => null);
    return await taken;
  }

  /** Fills in what was read; says how many fields have a value from it, null if it has none that the form accepts. */
  async function fillIn(reading: ReadValues): Promise<number | null> {
    const step = await takeStep((now, values) => {
      const next = fillFrom(now, values, reading);
      return next.recognised > 0 ? next : null;
    });
    return step && step.filled;
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
    const from = document.activeElement;
    try {
      const reading = await readVisibly(text);
      const filled = await fillIn(reading);
      if (filled === null) showProblem();
      else {
        // It draws all fields again, in slices as the marks.
        startTransition(() => setRead({ ...reading, text, from }));
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

  async function undo(): Promise<void> {
    await takeStep(undoFill);
    startTransition(() => setRead(null));
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
      return (await fillIn({ fields, assumed: [], isLinked: true })) ?? 0;
    },
    undo: () => void undo(),
    take(name: ListingFieldName): void {
      void takeStep((now, values) => takeOffer(now, values, name));
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
