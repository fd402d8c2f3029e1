import { CHECKOUT_CUSTOMER_KEY } from '../../../contract/session-notes.ts';

/** Who buys. */
export interface Customer {
  readonly name: string;
  readonly email: string;
}

export const nobody: Customer = { name: '', email: '' };

/** What can be trusted of a note about who buys; what is missing is empty. */
export function readCustomer(note: string | null): Customer {
  let kept: unknown;
  try {
    kept = JSON.parse(note ?? 'null');
  } catch {
    return nobody;
  }
  if (typeof kept !== 'object' || kept === null) return nobody;
  const text = (value: unknown, maxLength: number) => (typeof value === 'string' ? value.slice(0, maxLength) : '');
  return {
    name: text('name' in kept ? kept.name : '', NAME_MAX_LENGTH),
    email: text('email' in kept ? kept.email : '', EMAIL_MAX_LENGTH),
  };
}

export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;

/** Whoever this tab knows: from the form before, or from before a reload. */
export function keptCustomer(): Customer {
  try {
    return readCustomer(sessionStorage.getItem(CHECKOUT_CUSTOMER_KEY));
  } catch {
    return nobody;
  }
}

export function keepCustomer(customer: Customer): void {
  try {
    sessionStorage.setItem(CHECKOUT_CUSTOMER_KEY, JSON.stringify(customer));
  } catch {
    // A browser that forbids its storage: after a reload they are typed again.
  }
}

/** Whether both stand there, as far as Continue asks. */
export function isComplete({ name, email }: Customer): boolean {
  return name.trim() !== '' && email.trim() !== '';
}

/** Whether an address could be one: something before the @ and a domain with a dot after it. The server looks closer. */
export function looksLikeEmail(email: string): boolean {
  return /^[^\s@,;<>()]+@[^\s@.,;<>()]+(\.[^\s@.,;<>()]+)+$/.test(email.trim());
}
