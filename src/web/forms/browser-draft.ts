import { type Attempt, newKey } from './sending/attempt.ts';
import { createDraft, type Draft } from './draft.ts';
import { formOutbox } from './sending/form-outbox.ts';

/** One form's drafts in this browser. */
export function browserDraft<Content>(options: {
  name: string;
  version: number;
  read: (content: unknown) => Content | null;
}): Draft<Content> {
  return createDraft<Content>({
    ...options,
    shared: () => localStorage,
    own: () => sessionStorage,
    nowMs: () => Date.now(),
    newId: newKey,
  });
}

/** The stored draft; null if the same content was sent in the meantime without the form. */
export function loadUnsent<Content extends { readonly attempt: Attempt | null }>(
  draft: Draft<Content>,
  requestOf: (content: Content) => unknown,
): Content | null {
  if (typeof window === 'undefined') return null;
  const kept = draft.load();
  const attempt = kept?.attempt ?? null;
  if (kept === null || attempt === null || !formOutbox.hasArrived(attempt.key)) return kept;
  if (JSON.stringify(requestOf(kept)) !== attempt.body) return kept;
  draft.clear();
  return null;
}
