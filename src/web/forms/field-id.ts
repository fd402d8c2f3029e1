import { createContext, useContext } from 'react';

/** The name of the surrounding form, which prefixes ids: `deal` gives `deal-city`. */
export const FormNameContext = createContext('form');

/** The id of a form's field; `extras.roofAge` becomes `deal-extras-roofAge`. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`;
}

export function useFieldId(name: string): string {
  return fieldId(useContext(FormNameContext), name);
}
