import type { GymSettings } from '@namma/contract/settings/schemas';
import { createContext, use } from 'react';

const Gym = createContext<GymSettings | undefined>(undefined);

export const GymProvider = Gym.Provider;

/** Phone, address and hours of the gym on the day when the page was made. They come with the page, not as code (D83). */
export function useGym(): GymSettings {
  // The root provides it to every page.
  return use(Gym) as GymSettings;
}
