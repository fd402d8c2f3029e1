import { Suspense } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LazyWebsiteCrmPreview, LazyWebsitePreview } from './lazy-previews.ts';
import { packageAddress, previewPackages, usePreviewPackage } from './preview-package.ts';

function showDone(): void {
  // oxlint-disable-next-line no-alert -- the specification asks for an alert and nothing else
  alert('Form completed! (This is just a preview)');
}

/** A preview of both onboarding forms. Nothing is sent. */
export function OnboardingPreview() {
  const { shown, show } = usePreviewPackage();
  return (
    <section className="wide preview">
      <div className="preview-head">
        <p>
          <ButtonLink to="/" small>
            Back to Home
          </ButtonLink>
        </p>
        <p>
          <Chip>Preview</Chip>
        </p>
        <h1>What I ask before I build</h1>
        <p className="lead">
          This is a preview of the form you fill in after the purchase. Look through it, or try it: nothing you type or
          choose here leaves your browser.
        </p>
      </div>
      {/* Hydrated after the page around it, so that neither blocks the browser for long. */}
      <Suspense fallback={null}>
        <Tabs
          label="Packages"
          look="packages"
          tabs={previewPackages.map(({ id, name }) => ({ id, name, href: packageAddress(id) }))}
          shown={shown}
          onShow={show}
          keepAll
        >
          {(id) =>
            id === 'website' ? (
              <LazyWebsitePreview onAccepted={showDone} />
            ) : (
              <LazyWebsiteCrmPreview onAccepted={showDone} />
            )
          }
        </Tabs>
      </Suspense>
    </section>
  );
}
