import { basisPointsToPercent, groupDigits } from '@namma/contract/money';

/** Paise as rupees with both decimals, as documents write them: `₹1,24,999.50`. */
export const exactRupees = (paise: number): string =>
  `₹${groupDigits(Math.trunc(paise / 100))}.${String(paise % 100).padStart(2, '0')}`;

/** `18 %`, `2.5 %` */
export const percent = (basisPoints: number): string => `${basisPointsToPercent(basisPoints)} %`;
