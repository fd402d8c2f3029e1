import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { announceHydrating, FAILED_EVENT } from './boot/ready.ts';
import { languageOf } from '../contract/languages.ts';

function start(): void {
  startTransition(() => {
    announceHydrating(document);
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** Words that do not come are as a page whose script does not come: its forms are sent as pages. */
async function startInOtherWords(): Promise<void> {
  try {
    const { loadWords } = await import('./words/load-words.ts');
    await loadWords(location.pathname);
    start();
  } catch {
    dispatchEvent(new Event(FAILED_EVENT));
  }
}

// A browser that translates the page may change its `lang`.
if (languageOf(location.pathname) === 'en') start();
else void startInOtherWords();
