import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import type { ListingFieldName } from '../../../../contract/deal-fields.ts';
import type { Passage } from '../../../../domain/deals/listing/settle.ts';
import { createStore, useStore } from '../../../ui/store.ts';
import { listingNameOf } from './deal-values.ts';

/** The words of the pasted text from which the pointed or focused field was read. */
interface LitWords {
  readonly passage: Passage;
  readonly field: Element;
}

const litWords = createStore<LitWords | null>(null);

/** Highlights these words only; null highlights none. */
function lightWords(next: LitWords | null): void {
  const lit = litWords.read();
  if (next === lit || (next !== null && next.field === lit?.field && next.passage === lit.passage)) return;
  litWords.set(next);
}

export function useLitWords(): LitWords | null {
  return useStore(litWords, null);
}

/**
 * Highlights the words from which a field was read: the field under the pointer, else the focused field. Touch has no hover, but a tapped
 * field gets the focus.
 */
export function useWordsBehind(passageOf: (name: ListingFieldName) => Passage | undefined) {
  const focused = useRef<LitWords | null>(null);

  function wordsAt(target: EventTarget): LitWords | null {
    const field = target instanceof Element ? target.closest<HTMLElement>('.field, [data-of]') : null;
    const control = field?.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input, select, textarea',
    );
    const name = listingNameOf(control?.name ?? field?.dataset['of']);
    const passage = name && passageOf(name);
    return field && passage ? { passage, field } : null;
  }

  useEffect(() => () => lightWords(null), []);

  return {
    onFocus: ({ target }: FocusEvent) => lightWords((focused.current = wordsAt(target))),
    onBlur: () => lightWords((focused.current = null)),
    onChange: ({ target }: { target: EventTarget }) => lightWords((focused.current = wordsAt(target))),
    // A value that opens under a resting pointer moves others under it: only a pointer that moves means one.
    onPointerMove: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') lightWords(wordsAt(target) ?? focused.current);
    },
    onPointerLeave: () => lightWords(focused.current),
  };
}
