import { formatDay } from './dates.ts';

/** Fields of any form. */
export const fieldMessages = {
  required: (field: string) => `${field} required!`,
  tooLong: (max: number) => `Use at most ${max} characters`,
  noControlCharacters: 'Remove invisible control characters',
  dateInvalid: 'Choose a day',
  dayTooEarly: (first: string) => `Choose ${formatDay(first)} or a later day`,
  dayTooLate: (last: string) => `Choose ${formatDay(last)} or an earlier day`,
  oneOf: (values: string) => `Use one of: ${values}`,
  numberBetween: (field: string, min: number, max: number) => `${field} must be from ${min} to ${max}`,
  checkFields: 'Check the marked fields.',
} as const;
