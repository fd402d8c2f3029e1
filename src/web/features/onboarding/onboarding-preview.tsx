import { Suspense } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LateWebsiteCrmPreview, LateWebsitePreview } from './late-previews.ts';
import { packageAddress, previewPackages, usePreviewPackage } from './preview-package.ts';

function tellDone(): void {
  // oxlint-disable-next-line no-alert -- the specification asks for an alert; nothing else is to happen
  alert('Form completed! (This is just a preview)');
}

/** Both onboarding forms, to be looked at and tried: nothing of them is sent. */
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
      {/* Comes to life by itself, after the page around it: neither keeps the browser busy for long. */}
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
              <LateWebsitePreview onAccepted={tellDone} />
            ) : (
              <LateWebsiteCrmPreview onAccepted={tellDone} />
            )
          }
        </Tabs>
      </Suspense>
    </section>
  );
}
