import { CHECKOUT_REQUEST_KEY } from '../../../contract/session-notes.ts';
import type { Product } from './product.ts';

/** Whether this tab comes from a form whose request has arrived, and which leads to this package. */
export function hasSentRequest({ id }: Pick<Product, 'id'>): boolean {
  try {
    return sessionStorage.getItem(CHECKOUT_REQUEST_KEY) === id;
  } catch {
    return false;
  }
}
