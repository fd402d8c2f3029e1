/** `quiz_lead` as `quiz lead`; its list begins it with a capital. */
export function nameConversionType(type: string): string {
  return type.replaceAll('_', ' ');
}

/** What a conversion was worth: text as it came, a number with separators, nothing as null. */
export function formatConversionValue(value: string | number | null): string | null {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return value === null || value === '' ? null : value;
}
