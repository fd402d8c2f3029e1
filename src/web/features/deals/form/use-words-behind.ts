import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import type { ListingFieldName } from '../../../../contract/deal-fields.ts';
import type { Passage } from '../../../../domain/deals/listing/settle.ts';
import { listingNameOf } from './deal-values.ts';
import { lightWords, type LitWords } from './lit-words.ts';

/**
 * Lights up the words behind the field that somebody points at, else behind the one that has the focus. A finger has no pointer to rest: its
 * field gets the focus.
 */
export function useWordsBehind(passageOf: (name: ListingFieldName) => Passage | undefined) {
  const focused = useRef<LitWords | null>(null);

  function wordsAt(target: EventTarget): LitWords | null {
    const field = target instanceof Element ? target.closest('.field') : null;
    const control = field?.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input, select, textarea',
    );
    const name = listingNameOf(control?.name);
    const passage = name && passageOf(name);
    return field && passage ? { passage, field } : null;
  }

  useEffect(() => () => lightWords(null), []);

  return {
    onFocus: ({ target }: FocusEvent) => lightWords((focused.current = wordsAt(target))),
    onBlur: () => lightWords((focused.current = null)),
    onChange: ({ target }: { target: EventTarget }) => lightWords((focused.current = wordsAt(target))),
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') lightWords(wordsAt(target) ?? focused.current);
    },
    onPointerLeave: () => lightWords(focused.current),
  };
}
