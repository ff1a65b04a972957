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
 * Reads the fields of a refund: nothing where no money goes back, or where it is left for later. The amount that was
 * shown is sent along, because what is refunded must be what was seen.
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
