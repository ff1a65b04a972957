import { randomInt } from 'node:crypto';
import { brand } from '@namma/contract/brand';
import type { Reply } from '@namma/contract/calls';
import { rupeesToPaise } from '@namma/contract/money';
import { upiLink } from '@namma/contract/payments/rules';
import { COUNTER_SALE } from '@namma/contract/sales/rules';
import type { SaleUpiQuery } from '@namma/contract/sales/schemas';
import type { Deps } from '../../../deps.ts';
import { toQrCode } from '../../../platform/shared/qr.ts';
import { refuse } from '../../../platform/shared/refusal.ts';

/**
 * Returns the QR code of the exact amount of goods for the counter's screen (D45). Nothing is sold before the payment
 * arrives, so it contains its own reference instead of a slip.
 * @throws 404 no UPI address is set
 */
export function getSaleUpi({ upi }: Pick<Deps, 'upi'>, { amount }: SaleUpiQuery): Reply<'sales/getUpi'> {
  if (!upi) throw refuse('noUpi');
  const amountPaise = rupeesToPaise(amount);
  const reference = `${brand.orderPrefix}C${randomInt(1e9, 1e10)}`;
  const uri = upiLink(upi, { amountPaise, reference, note: COUNTER_SALE });
  return { uri, amountPaise, qr: toQrCode(uri) };
}
