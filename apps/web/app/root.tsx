import { brand, currentBrand } from '@namma/contract/brand';
import { languageTag } from '@namma/contract/locales';
import { currentCenters } from '@namma/contract/values/centers';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import '#words/fonts';
import { locale } from '#words/language';
import type { Route } from './+types/root';
import './app.css';
import { PageError } from './features/shell/page-error';
import { useMarkHydrated } from './lib/loading/hydration-mark';
import { getSiteOrigin } from './lib/loading/page-meta';
import { onServer } from './lib/loading/reads';
import { withPrefix } from './lib/session/language';
import { GymProvider } from './shared/gym-settings';
import basicFont from './ui/fonts/archivo-basic.woff2?url';
import { THEME_COLOR } from './ui/theme-color';
import { Toaster } from './ui/toaster';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: basicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/images/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/images/apple-touch-icon.png' },
  { rel: 'manifest', href: withPrefix('/site.webmanifest') },
];

export const meta: Route.MetaFunction = () => [{ title: `${brand.name}, ${brand.city}` }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={languageTag(locale)}
      data-origin={getSiteOrigin()}
      data-gym={JSON.stringify({ brand: currentBrand(), centers: currentCenters() })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOR} />
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

export const loader = onServer((read) => read('settings/getGym', {}));

/** They change once in months, and everything that is paid by them is read with its own screen. */
export const shouldRevalidate = () => false;

export default function Root({ loaderData }: Route.ComponentProps) {
  useMarkHydrated();
  return (
    <GymProvider value={loaderData}>
      <Outlet />
      <AfterFirstLoad />
    </GymProvider>
  );
}

function AfterFirstLoad() {
  const [PageWatch, setPageWatch] = useState<ComponentType>();
  useEffect(() => {
    // The page's scripts have arrived; see defer-scripts.
    document.documentElement.dataset.started = 'yes';
    import('./lib/loading/page-watch').then(
      (loaded) => setPageWatch(() => loaded.PageWatch),
      () => {},
    );
  }, []);
  return PageWatch && <PageWatch />;
}

/** Shown only for errors outside every layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <PageError error={error} />
    </main>
  );
}
