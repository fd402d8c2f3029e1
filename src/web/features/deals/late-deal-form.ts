import { lateForm } from '../../forms/late-form.tsx';

/** Whether this browser keeps a draft: the boxes are to speak of it before anybody comes near the form. */
function keepsDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('deal_draft.'));
  } catch {
    // A browser that forbids its storage keeps none.
    return false;
  }
}

export const LateDealForm = lateForm({
  ids: 'deal-',
  load: async () => (await import('./form/deal-form.tsx')).DealForm,
  isUrgent: keepsDraft,
});
