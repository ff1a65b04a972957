import type { Words } from '../words.ts';
import { formatDay } from './dates.ts';

export const fieldMessages: Words<typeof import('../en/fields').fieldMessages> = {
  required: (field) => `${field} ನಮೂದಿಸಿ!`,
  tooLong: (max) => `ಹೆಚ್ಚೆಂದರೆ ${max} ಅಕ್ಷರಗಳನ್ನು ಬಳಸಿ`,
  noControlCharacters: 'ಕಾಣಿಸದ ನಿಯಂತ್ರಣ ಅಕ್ಷರಗಳನ್ನು ತೆಗೆಯಿರಿ',
  dateInvalid: 'ಒಂದು ದಿನ ಆಯ್ಕೆಮಾಡಿ',
  dayTooEarly: (first) => `${formatDay(first)} ಅಥವಾ ನಂತರದ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ`,
  dayTooLate: (last) => `${formatDay(last)} ಅಥವಾ ಅದಕ್ಕೂ ಮೊದಲಿನ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ`,
  oneOf: (values) => `ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಬಳಸಿ: ${values}`,
  numberBetween: (field, min, max) => `${field} ${min}ರಿಂದ ${max}ರೊಳಗೆ ಇರಬೇಕು`,
  checkFields: 'ಗುರುತು ಮಾಡಿರುವ ಜಾಗಗಳನ್ನು ದಯವಿಟ್ಟು ನೋಡಿ.',
};
