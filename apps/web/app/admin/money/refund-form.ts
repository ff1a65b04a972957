import { type ReceiptMode, receiptModes } from '@namma/contract/payments/rules';
import { type Center, openCenters } from '@namma/contract/values/centers';

/** Refund fields in the shape of the request body. */
interface RefundOfForm {
  mode?: ReceiptMode;
  utr?: FormDataEntryValue;
  center?: Center;
  expectedPaise?: number;
}

/**
 * Reads the fields of a refund; empty when nothing is refunded now. Sends the displayed amount too, so that the server
 * refuses to refund another one.
 */
export function readRefund(
  { mode: chosen, utr, center }: Record<string, FormDataEntryValue>,
  shownPaise: number,
): RefundOfForm {
  const mode = receiptModes.find((each) => each === chosen);
  if (shownPaise === 0 || !mode) return {};
  const at = openCenters().find((each) => each === center);
  return {
    mode,
    ...(mode === 'upi' && { utr: utr ?? '' }),
    ...(at && { center: at }),
    expectedPaise: shownPaise,
  };
}
