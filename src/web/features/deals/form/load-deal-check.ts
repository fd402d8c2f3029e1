/** The rules of the form; loaded once, and tried again where that failed. */
export const loadDealCheck = () => import('./deal-check.ts');
