/** The steps before the payment. */
export type OpenStep = 'info' | 'payment';

/** The storage key of this tab's latest checkout and step. */
const STEP_KEY = 'checkout';

function isOpenStep(value: unknown): value is OpenStep {
  return value === 'info' || value === 'payment';
}

/** The step in an entry of the browser's history; null if it has none. */
export function readStep(state: unknown): OpenStep | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null;
  return isOpenStep(state.step) ? state.step : null;
}

/** This tab's stored step in the checkout of a service, for a history entry without one. */
export function keptStep(serviceId: string): OpenStep {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STEP_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('serviceId' in kept)) return 'info';
    return (kept.serviceId === serviceId && readStep(kept)) || 'info';
  } catch {
    return 'info';
  }
}

/** The service of this tab's latest checkout. */
export function keptService(): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STEP_KEY) ?? 'null');
    const isNote = typeof kept === 'object' && kept !== null && 'serviceId' in kept;
    return isNote && typeof kept.serviceId === 'string' ? kept.serviceId : null;
  } catch {
    return null;
  }
}

export function keepStep(serviceId: string, step: OpenStep): void {
  try {
    sessionStorage.setItem(STEP_KEY, JSON.stringify({ serviceId, step }));
  } catch {
    // Without storage a reload begins with the details.
  }
}
