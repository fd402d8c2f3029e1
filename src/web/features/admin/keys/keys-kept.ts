const NAME = 'desk-keys';

/** Whether single keys work in this browser; they do until somebody turns them off. */
export function readKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

export function keepKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
