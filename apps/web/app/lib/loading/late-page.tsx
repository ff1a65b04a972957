import { useEffect } from 'react';
import { watchPage } from '../api/watch-page';
import { useSeenPages } from '../offline/seen-pages';
import { takeHandedOver } from '../session/handed-over';
import { tabStorage } from '../session/storage';
import { showKeptToasts } from './kept-toasts';
import { LoadAhead } from './load-ahead';
import { RELOADED_FOR_SCRIPTS_KEY } from './reloads';
import { watchAnchors } from './smooth-anchors';
import { useLostCode } from './use-lost-code';

interface LatePageProps {
  /** How often the router has met a screen whose code does not load. */
  losses: number;
}

/** What every page does once it has started: none of it is shown. */
export function LatePage({ losses }: LatePageProps) {
  useEffect(() => {
    // Scripts load again, so the next page whose scripts do not load may reload once.
    tabStorage.remove(RELOADED_FOR_SCRIPTS_KEY);
    watchPage();
    takeHandedOver();
    showKeptToasts();
  }, []);
  useEffect(watchAnchors, []);
  useLostCode(losses);
  useSeenPages();
  return <LoadAhead />;
}
