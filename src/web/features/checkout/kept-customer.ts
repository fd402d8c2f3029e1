import { CHECKOUT_CUSTOMER_KEY } from '../../../contract/session-notes.ts';

/** The buyer. */
export interface Customer {
  readonly name: string;
  readonly email: string;
}

export const emptyCustomer: Customer = { name: '', email: '' };

/** The buyer from a stored note; missing parts are empty. */
export function readCustomer(note: string | null): Customer {
  let kept: unknown;
  try {
    kept = JSON.parse(note ?? 'null');
  } catch {
    return emptyCustomer;
  }
  if (typeof kept !== 'object' || kept === null) return emptyCustomer;
  const text = (value: unknown, maxLength: number) => (typeof value === 'string' ? value.slice(0, maxLength) : '');
  return {
    name: text('name' in kept ? kept.name : '', NAME_MAX_LENGTH),
    email: text('email' in kept ? kept.email : '', EMAIL_MAX_LENGTH),
  };
}

export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;

/** The buyer that this tab knows, from the reactivation form or from before a reload. */
export function keptCustomer(): Customer {
  try {
    return readCustomer(sessionStorage.getItem(CHECKOUT_CUSTOMER_KEY));
  } catch {
    return emptyCustomer;
  }
}

export function keepCustomer(customer: Customer): void {
  try {
    sessionStorage.setItem(CHECKOUT_CUSTOMER_KEY, JSON.stringify(customer));
  } catch {
    // Without storage the buyer types them again after a reload.
  }
}

/** Whether both fields are filled in, which Continue requires. */
export function isComplete({ name, email }: Customer): boolean {
  return name.trim() !== '' && email.trim() !== '';
}

/** Whether an address looks valid: something before the @, and a domain with a dot after it. The server checks more. */
export function looksLikeEmail(email: string): boolean {
  return /^[^\s@,;<>()]+@[^\s@.,;<>()]+(\.[^\s@.,;<>()]+)+$/.test(email.trim());
}
