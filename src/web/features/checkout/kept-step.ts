/** The steps before the payment is made. */
export type OpenStep = 'info' | 'payment';

/** Which checkout this tab was last in, and how far. */
const STEP_KEY = 'checkout';

function isOpenStep(value: unknown): value is OpenStep {
  return value === 'info' || value === 'payment';
}

/** The step that an entry of the browser's history stands for; null where it says none. */
export function readStep(state: unknown): OpenStep | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null;
  return isOpenStep(state.step) ? state.step : null;
}

/** How far this tab was in the checkout of a service: where it goes on without an entry that says it. */
export function keptStep(serviceId: string): OpenStep {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STEP_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('serviceId' in kept)) return 'info';
    return (kept.serviceId === serviceId && readStep(kept)) || 'info';
  } catch {
    return 'info';
  }
}

/** The service of the checkout that this tab was last in. */
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
    // A browser that forbids its storage: a reload begins with the details.
  }
}
