import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Header } from '../../features/shell/header';
import { PageError } from '../../features/shell/page-error';
import { deferHydration } from '../../lib/loading/defer-hydration';
import type { Route } from './+types/frame';

const { Deferred: LanguageOffers } = deferHydration(
  async () => (await import('../../features/shell/language-offers')).LanguageOffers,
);
const { Deferred: Footer } = deferHydration(async () => (await import('../../features/shell/footer')).Footer);

/** The public layout: top navigation, the screen, the footer. */
export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A failed screen is shown within the layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <PageError error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <LanguageOffers />
      <main id="main" tabIndex={-1} className="min-h-main outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
