/** Where an extension begins: `;7` as keys have it, and as people write it: `ext. 7`, `x7`, `#7`. */
const EXTENSION = /(?:;|#|\bext(?:ension)?\b\.?|(?<=\d)\s*x|\bx)\s*(?<digits>\d+)\s*$/i;

/** A link that calls a number, however it is written: its digits, and its extension after a pause. */
export function callTo(phone: string): string {
  const extension = EXTENSION.exec(phone);
  const number = extension === null ? phone : phone.slice(0, extension.index);
  const digits = number.replaceAll(/[^\d+]/g, '').replaceAll(/(?<=.)\+/g, '');
  return `tel:${digits}${extension === null ? '' : `,${extension.groups?.['digits'] ?? ''}`}`;
}
