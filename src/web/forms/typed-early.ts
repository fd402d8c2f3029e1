/** What a visitor can type into or choose from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control's value if it differs from the prerendered one, because the visitor typed before hydration; else null. */
export function valueBeforeHydration(control: Control): string | boolean | null {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === control.defaultChecked ? null : control.checked;
  const written =
    control instanceof HTMLSelectElement
      ? (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value
      : control.defaultValue;
  return control.value === written ? null : control.value;
}

/** Whether a visitor is in a form, or has been, before its code came. */
export function isBegunEarly(place: Element): boolean {
  const controls = place.querySelectorAll<Control>('input, select, textarea');
  return (
    place.contains(document.activeElement) || [...controls].some((control) => valueBeforeHydration(control) !== null)
  );
}
