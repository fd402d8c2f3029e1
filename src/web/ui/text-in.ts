/** The text of a form's field, without blanks around it; empty for one that is not there. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
