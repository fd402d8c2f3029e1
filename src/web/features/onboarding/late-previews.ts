import { createElement } from 'react';
import { lateForm } from '../../forms/late-form.tsx';

interface FormProps {
  onTaken: (outcome: undefined) => void;
}

/** The forms of the preview, whole in the page's file; their code comes once somebody is near. */
export const LateWebsitePreview = lateForm<undefined>({
  ids: 'website-preview-',
  load: async () => {
    const { WebsiteOnboarding } = await import('./website-onboarding.tsx');
    return ({ onTaken }: FormProps) =>
      createElement(WebsiteOnboarding, { preview: true, level: 2, onDone: () => onTaken(undefined) });
  },
});

export const LateWebsiteCrmPreview = lateForm<undefined>({
  ids: 'website-crm-preview-',
  load: async () => {
    const { WebsiteCrmOnboarding } = await import('./website-crm-onboarding.tsx');
    return ({ onTaken }: FormProps) =>
      createElement(WebsiteCrmOnboarding, { preview: true, level: 2, onDone: () => onTaken(undefined) });
  },
});
