import type { Center } from '../../centers.ts';

/** A center as the owner spells it, which is its value. */
export const centerLabel = (center: Center): string => center;

/** The part of the city where a center is. */
export const areaLabels: Record<Center, string> = {
  vijayanagra: 'Vijayanagar',
  indiranagar: 'Indiranagar',
  kormangla: 'Koramangala',
  'HSR Layout': 'HSR Layout',
};
