import { brand } from '@namma/contract/business';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import './app.css';
import latinFont from './ui/fonts/archivo-latin.woff2?url';
import { ButtonLink } from './ui/button';
import { FullScreenLoader } from './ui/loader';
import { StateScreen } from './ui/state-screen';
import { Toaster } from './ui/toaster';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/images/favicon.svg', type: 'image/svg+xml' },
];

export const meta: Route.MetaFunction = () => [{ title: `${brand.name}, ${brand.city}` }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E1013" />
        <Meta />
        <Links />
      </head>
      <body className="ground-paper">
        {children}
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function HydrateFallback() {
  return <FullScreenLoader />;
}

/** What no screen caught: a page that does not exist, or a fault of ours. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main">
      <StateScreen
        isPage
        picture="error"
        title={isMissing ? 'This page does not exist' : 'Something went wrong!'}
        action={
          <ButtonLink to="/" look="primary">
            To the start page
          </ButtonLink>
        }
      >
        {isMissing ? 'The link may be old or mistyped.' : 'Please try again in a minute.'}
      </StateScreen>
    </main>
  );
}
