import { Tabs } from '@base-ui/react/tabs';
import { Suspense, type MouseEvent } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LateWebsiteCrmPreview, LateWebsitePreview } from './late-previews.ts';
import { packageAddress, previewPackages, readPackage, usePreviewPackage } from './preview-package.ts';

/** The tabs turn by themselves; a press that asks for a new window is the browser's. */
function stayOnPage(event: MouseEvent) {
  if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) event.preventDefault();
}

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
        <Tabs.Root value={shown} onValueChange={(value: unknown) => show(readPackage(value))}>
          <Tabs.List className="preview-tabs" aria-label="Packages" activateOnFocus>
            {previewPackages.map(({ id, name }) => (
              <Tabs.Tab
                key={id}
                value={id}
                className="preview-tab"
                nativeButton={false}
                onClick={stayOnPage}
                render={({ children, ...props }) => (
                  <a {...props} href={packageAddress(id)}>
                    {children}
                  </a>
                )}
              >
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {previewPackages.map(({ id }) => (
            <Tabs.Panel key={id} value={id} keepMounted className="preview-panel" data-address={packageAddress(id)}>
              {id === 'website' ? (
                <LateWebsitePreview onTaken={tellDone} />
              ) : (
                <LateWebsiteCrmPreview onTaken={tellDone} />
              )}
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </Suspense>
    </section>
  );
}
