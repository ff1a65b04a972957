import {
  describeOpenState,
  type HoursRow,
  type OtherDays,
  openStateAt,
} from '@namma/contract/centers/open-state';
import { useSyncExternalStore } from 'react';

const HOW_OFTEN_LOOKED_MILLISECONDS = 15_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, HOW_OFTEN_LOOKED_MILLISECONDS);
  return () => clearInterval(timer);
}

const describeNow = (hours: readonly HoursRow[], others: readonly OtherDays[]) => {
  const state = openStateAt(new Date(), hours, others);
  return state && describeOpenState(state);
};
const unknown = () => undefined;

/** Whether the gym is open now, in words. Undefined on the server, whose pages are cached. */
export const useOpenState = (hours: readonly HoursRow[], others: readonly OtherDays[]): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribe, () => describeNow(hours, others), unknown);
