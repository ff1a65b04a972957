import { Outlet } from 'react-router';
import { Footer } from '../features/shell/footer';
import { Header } from '../features/shell/header';

/** The public layout: top navigation, the screen, the footer. */
export default function Site() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[70dvh] outline-none">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
