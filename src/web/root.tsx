import type { ReactNode } from 'react';
import { Links, Meta, Outlet, ScrollRestoration, type LinksFunction } from 'react-router';
import './styles/app.css';
import { Shell } from './shell/shell.tsx';
import { StartScripts } from './boot/start-scripts.tsx';
import { StuckPage } from './shell/stuck-page.tsx';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="theme-color" content="#f1f5f1" />
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

/** What a visitor sees where a page broke: a way on that does not need the page. */
export function ErrorBoundary() {
  return <StuckPage />;
}
