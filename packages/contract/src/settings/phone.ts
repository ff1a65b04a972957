import { z } from 'zod';
import { toPhoneDigits } from '../text/text.ts';
import { settingMessages } from './messages.ts';

/** A number whose first group, after the country code and the 0 of calls within India, is an area code. */
const withAreaCode = /^(?:(?:\+|00)?91[\s.-]*)?\(?0?[\s.-]*([1-9][0-9]{1,3})\)?[\s./-]+([0-9][0-9\s.-]*)$/;
const LANDLINE_DIGITS = 10;

/** Keeps the area code separate if it was written so, because ten digits alone do not identify a landline. */
function toDigits(text: string): string {
  const [, areaCode = '', rest = ''] = withAreaCode.exec(text.normalize('NFKC').trim()) ?? [];
  const local = rest.replace(/[^0-9]/g, '');
  const isLandline =
    areaCode !== '' && !/^18[06]0$/.test(areaCode) && areaCode.length + local.length === LANDLINE_DIGITS;
  return isLandline ? `${areaCode}-${local}` : toPhoneDigits(text);
}

/**
 * The gym's phone number as digits: ten with the area code, which does not begin with 0, or a number of 1800 or 1860,
 * with ten or eleven. A hyphen follows the area code of a landline that was written with one.
 */
export const gymPhone = z
  .string({ error: settingMessages.phone })
  .overwrite(toDigits)
  .regex(/^(?:[1-9][0-9]{9}|(?=[0-9-]{11}$)[1-9][0-9]{1,3}-[0-9]+|18[06]0[0-9]{7})$/, settingMessages.phone);
