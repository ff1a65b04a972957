import { useEffect } from 'react';
import { watchPage } from '../api/watch-page';
import { useServiceWorker } from '../offline/use-service-worker';
import { tabStorage } from '../session/storage';
import { LoadAhead } from './load-ahead';
import { RELOADED_FOR_SCRIPTS_KEY } from './reloads';
import { watchAnchors } from './smooth-anchors';
import { useLostCode } from './use-lost-code';

/** What every page does once it has started, loaded after the first load. It shows nothing. */
export function PageWatch() {
  useEffect(() => {
    // The next page whose scripts do not load may reload once.
    tabStorage.remove(RELOADED_FOR_SCRIPTS_KEY);
    watchPage();
  }, []);
  useEffect(watchAnchors, []);
  useLostCode();
  useServiceWorker();
  return <LoadAhead />;
}
