import type { Center } from '../../centers.ts';

/** The part of the city where a center is. */
export const areaLabels: Record<Center, string> = {
  vijayanagra: 'ವಿಜಯನಗರ',
  indiranagar: 'ಇಂದಿರಾನಗರ',
  kormangla: 'ಕೋರಮಂಗಲ',
  'HSR Layout': 'HSR ಲೇಔಟ್',
};

export const centerLabel = (center: Center): string => areaLabels[center];
