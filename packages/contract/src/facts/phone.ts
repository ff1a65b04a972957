import { z } from 'zod';
import { toPhoneDigits } from '../text/text.ts';
import { factSentences } from './sentences.ts';

/**
 * A phone that people call the gym at, as its digits: ten with the area code, which does not begin with 0, or a number of 1800
 * or 1860, which has ten or eleven.
 */
export const gymPhone = z
  .string({ error: factSentences.phone })
  .overwrite(toPhoneDigits)
  .regex(/^(?:[1-9][0-9]{9}|18[06]0[0-9]{7})$/, factSentences.phone);
