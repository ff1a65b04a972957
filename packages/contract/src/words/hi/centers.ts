import type { Center } from '../../centers.ts';

/** The part of the city where a center is. */
export const areaLabels: Record<Center, string> = {
  vijayanagra: 'विजयनगर',
  indiranagar: 'इंदिरानगर',
  kormangla: 'कोरमंगला',
  'HSR Layout': 'HSR लेआउट',
};

export const centerLabel = (center: Center): string => areaLabels[center];
