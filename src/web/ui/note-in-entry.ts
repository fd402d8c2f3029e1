/**
 * Writes a location's state into the present entry of the history, where the router reads it when a visitor comes back to it. Through the router it would be a
 * navigation, and the page would be drawn anew.
 */
export function noteInEntry(state: Readonly<Record<string, unknown>>): void {
  const kept: unknown = history.state;
  history.replaceState({ ...(typeof kept === 'object' ? kept : {}), usr: state }, '');
}
