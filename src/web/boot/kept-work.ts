import { hasUnsent } from '../forms/sending/unsent-key.ts';
import { CARRIED_KEY } from '../listing/carried-key.ts';

const DRAFT = /_draft\./;

type Kept = Pick<Storage, 'getItem' | 'key' | 'length'>;

/**
 * Whether the browser keeps what a page must send or show though nobody reaches for it: a submission that waits, or, where the page has a form, a draft or a text
 * that was carried to it.
 */
export function hasKeptWork(storages: () => { shared: Kept; own: Kept }, hasForm: boolean): boolean {
  try {
    const { shared, own } = storages();
    if (hasUnsent(shared)) return true;
    const keys = Array.from({ length: shared.length }, (_, at) => shared.key(at) ?? '');
    return hasForm && (own.getItem(CARRIED_KEY) !== null || keys.some((key) => DRAFT.test(key)));
  } catch {
    // Without storage nothing is kept.
    return false;
  }
}
