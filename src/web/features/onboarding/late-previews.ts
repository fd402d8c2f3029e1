import { createElement } from 'react';
import { lateForm } from '../../forms/late-form.tsx';

interface FormProps {
  onAccepted: (outcome: undefined) => void;
}

/** Whether this browser keeps a draft of a form: it is to be there before anybody touches the page. */
function keepsDraft(kind: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${kind}-preview_draft.`));
  } catch {
    // A browser that forbids its storage keeps none.
    return false;
  }
}

/** The forms of the preview, whole in the page's file; their code comes once somebody does anything on the page. */
export const LateWebsitePreview = lateForm<undefined>({
  ids: 'website-preview-',
  byNearness: false,
  isUrgent: () => keepsDraft('onboarding-website'),
  load: async () => {
    const { WebsiteOnboarding } = await import('./website-onboarding.tsx');
    return ({ onAccepted }: FormProps) =>
      createElement(WebsiteOnboarding, { preview: true, level: 2, onDone: () => onAccepted(undefined) });
  },
});

export const LateWebsiteCrmPreview = lateForm<undefined>({
  ids: 'website-crm-preview-',
  byNearness: false,
  isUrgent: () => keepsDraft('onboarding-website-crm'),
  load: async () => {
    const { WebsiteCrmOnboarding } = await import('./website-crm-onboarding.tsx');
    return ({ onAccepted }: FormProps) =>
      createElement(WebsiteCrmOnboarding, { preview: true, level: 2, onDone: () => onAccepted(undefined) });
  },
});
