import { type Day, gymDay, minutes } from '@namma/contract/days/dates';
import { useSyncExternalStore } from 'react';

const HOW_OFTEN_LOOKED_MILLISECONDS = minutes(1) / 2;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, HOW_OFTEN_LOOKED_MILLISECONDS);
  // A phone's timers stop while it sleeps, so check again when it wakes.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const today = () => gymDay(new Date());
const unknown = () => undefined;

/**
 * Today at the gym, updated at midnight. Undefined on the server, whose pages are cached and must not contain the date.
 */
export const useGymDay = (): Day | undefined =>
  useSyncExternalStore<Day | undefined>(subscribe, today, unknown);
