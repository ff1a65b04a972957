import { groupDigits } from '@namma/contract/money';

/** `12,899` or `12,899.50` for paise, as a field shows it. Not below 0. */
export function textOfPaise(paise: number): string {
  const rest = paise % 100;
  return groupDigits(Math.floor(paise / 100)) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`);
}

/** `₹12,899`, `₹12,899.50` or `−₹500` for paise. */
export const formatPaise = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${textOfPaise(Math.abs(paise))}`;
