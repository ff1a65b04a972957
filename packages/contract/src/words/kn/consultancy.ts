import type { Words } from '../words.ts';
import { consultancyTypeLabel } from './appointment-types.ts';
import { formatDay } from './dates.ts';

export const consultancyMessages: Words<typeof import('../en/consultancy').consultancyMessages> = {
  noConsultancies: 'ಮುಂದಿನ ಯಾವ ಕನ್ಸಲ್ಟೆನ್ಸಿಯೂ ಇಲ್ಲ',
  dateInPast: 'ಇಂದು ಅಥವಾ ಮುಂದಿನ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ',
  consultancyBooked: (type, day) => `${consultancyTypeLabel(type)} ಕನ್ಸಲ್ಟೆನ್ಸಿ ಬುಕ್ ಆಗಿದೆ: ${formatDay(day)}`,
};
