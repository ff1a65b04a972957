import * as words from '#words/offline';
import { attempt, storage } from '../session/storage';
import { showBar } from './bar';

/** Earlier versions kept changes that were made without a network in this database, and the lists that had been seen. */
const DATABASE = 'offline';
/** In local storage while such a change waited. */
const WAITING_KEY = 'waitingWrites';
const ENDED_KEY = 'endedSession';

/** Empties what an earlier version has kept, and says once that changes were lost with it. */
export function dropEarlierQueue(): void {
  attempt(() => indexedDB.deleteDatabase(DATABASE));
  storage.remove(ENDED_KEY);
  if (storage.read(WAITING_KEY) === undefined) return;
  storage.remove(WAITING_KEY);
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = words.dismiss;
  const bar = showBar(words.changesLost, dismiss);
  dismiss.addEventListener('click', () => bar.remove());
}
