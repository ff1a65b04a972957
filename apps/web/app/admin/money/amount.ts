import { messages } from '@namma/contract/messages';
import { formatPaise } from '@namma/contract/money';
import { paymentMessages } from '@namma/contract/payments/messages';
import { toAsciiDigits } from '@namma/contract/text/digits';

/** `12,899.50`, as it is typed or shown in the field, in paise; undefined when it is not an amount. */
export function parsePaise(text: string): number | undefined {
  const plain = toAsciiDigits(text).replace(/[\u20B9,\s]/g, '');
  const [, rupees, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return rupees === undefined ? undefined : Number(rupees) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Error message for an amount that cannot be received, else undefined. */
export function refuseAmount(text: string, duePaise: number): string | undefined {
  const paise = parsePaise(text);
  if (paise === undefined)
    return /\.\d{3,}$/.test(text.trim()) ? paymentMessages.amountDecimals : messages.amountRequired;
  if (paise === 0) return paymentMessages.amountAboveZero;
  if (paise > duePaise) return `Only ${formatPaise(duePaise)} is due`;
  return undefined;
}
