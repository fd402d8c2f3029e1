import { loadCode } from '../../api/load-code.ts';
import { createElement } from 'react';
import { lazyForm } from '../../forms/lazy-form.tsx';

interface FormProps {
  onAccepted: (outcome: undefined) => void;
}

/** Whether this browser has a draft of a form, which must be shown at once. */
function keepsDraft(kind: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${kind}-preview_draft.`));
  } catch {
    // Without storage there is no draft.
    return false;
  }
}

/** The forms of the preview. They are prerendered; their code is loaded at the visitor's first action. */
export const LazyWebsitePreview = lazyForm<undefined>({
  ids: 'website-preview-',
  byNearness: false,
  isUrgent: () => keepsDraft('onboarding-website'),
  load: async () => {
    const { WebsiteOnboarding } = await loadCode(() => import('./website-onboarding.tsx'));
    return ({ onAccepted }: FormProps) =>
      createElement(WebsiteOnboarding, { preview: true, level: 2, onDone: () => onAccepted(undefined) });
  },
});

export const LazyWebsiteCrmPreview = lazyForm<undefined>({
  ids: 'website-crm-preview-',
  byNearness: false,
  isUrgent: () => keepsDraft('onboarding-website-crm'),
  load: async () => {
    const { WebsiteCrmOnboarding } = await loadCode(() => import('./website-crm-onboarding.tsx'));
    return ({ onAccepted }: FormProps) =>
      createElement(WebsiteCrmOnboarding, { preview: true, level: 2, onDone: () => onAccepted(undefined) });
  },
});
