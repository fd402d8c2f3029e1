import { useEffect, type ReactNode } from 'react';
import { LeftoverForms } from '../forms/sending/leftover-forms.tsx';
import { ToastHost } from '../ui/toast-region.tsx';
import { Arrival, MAIN_ID } from './arrival.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageViews } from './page-views.tsx';
import { usePageHandle } from './page.ts';
import { announceReady } from '../boot/ready.ts';
import { say } from '../words/say.ts';
import { OtherLanguage } from './other-language.tsx';

/** The frame of every page: skip link, header, the page itself, footer, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const { answers = [], dark = false, sheet, isWhole = false, trackedPath, trackedTitle } = usePageHandle();
  const whole = isWhole && {
    'data-whole': answers.join(' '),
    'data-view-path': trackedPath,
    'data-view-title': trackedTitle,
  };
  // The last effect of the first render: the page is hydrated.
  useEffect(announceReady, []);

  return (
    <div className={dark ? 'house dark' : 'house'} {...whole}>
      <a className="skip" href={`#${MAIN_ID}`}>
        {say('Skip to content')}
      </a>
      <Header dark={dark} />
      <main id={MAIN_ID} tabIndex={-1}>
        <OtherLanguage />
        {children}
      </main>
      <Footer sheet={sheet} />
      <ToastHost />
      <Arrival />
      <PageViews />
      <LeftoverForms />
    </div>
  );
}
