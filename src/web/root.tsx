import type { ReactNode } from 'react';
import { Links, Meta, Outlet, ScrollRestoration, Scripts, type LinksFunction } from 'react-router';
import { grounds } from 'virtual:theme';
import 'virtual:theme.css';
import './styles/app.css';
import { Shell } from './shell/shell.tsx';
import { StuckPage } from './shell/stuck-page.tsx';
import { pageLanguage } from './words/say.ts';

/**
 * The router's scripts. In a built page the build has moved their content to a file and left two empty elements. The browser hydrates only
 * those, or the router would fetch its manifest and entry a second time.
 */
function StartScripts() {
  if (import.meta.env.SSR || import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script />
      <script />
    </>
  );
}

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={pageLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, unit=no" />
        {Object.entries(grounds).map(([scheme, ground]) => (
          <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={ground} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <StartScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Replaces a page that failed to render. */
export function ErrorBoundary() {
  return <StuckPage />;
}
