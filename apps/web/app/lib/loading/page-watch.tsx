import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { watchPage } from '../api/watch-page';
import { useServiceWorker } from '../offline/use-service-worker';
import { tabStorage } from '../session/storage';
import { LoadAhead } from './load-ahead';
import { RELOADED_FOR_SCRIPTS_KEY } from './reloads';
import { useLostCode } from './use-lost-code';

/** Behaviour of every page, loaded after the first load. */
export function PageWatch() {
  useEffect(() => {
    // The next page whose scripts do not load may reload once.
    tabStorage.remove(RELOADED_FOR_SCRIPTS_KEY);
    watchPage();
  }, []);
  useEffect(watchAnchors, []);
  useLostCode();
  useServiceWorker();
  return (
    <>
      <LoadAhead />
      <TitleAnnouncer />
    </>
  );
}

/**
 * Scrolls smoothly to an anchor of the same page when its link is pressed. All other scrolling jumps: another page, Back,
 * and restored positions.
 * @returns stops
 */
function watchAnchors(): () => void {
  const root = document.documentElement;
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    root.toggleAttribute(
      'data-smooth',
      Boolean(link?.hash) && link?.pathname === location.pathname && link.search === location.search,
    );
  };
  const onBack = () => root.removeAttribute('data-smooth');
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onBack, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onBack, true);
  };
}

/** Announces the title of the next screen to screen readers, which do not notice a navigation without a page load. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    // The title of the document changes in the same commit as the screen.
    const frame = requestAnimationFrame(() => {
      if (region.current) region.current.textContent = document.title;
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return <p ref={region} aria-live="polite" className="sr-only" />;
}
