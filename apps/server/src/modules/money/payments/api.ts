// The public API of this module: other modules import only from this file.

export { writeCredit } from './credit.ts';
export { removeOpeningBalances, writeOpeningBalances } from './opening-balances.ts';
export { slipCodeOf } from './personal-data.ts';
export { checkoutTitle, membershipTitle, passTitle, presentLedgerRow, presentSubjectOf } from './present.ts';
export { insertSlip } from './queries/fragments.ts';
export {
  amountToReceive,
  type Cashier,
  findSlipOf,
  getReceipt,
  getReceiptIds,
  getReceipts,
  getSlips,
  getSubjectOfReceipt,
  getSubjectOfSlip,
  randomSlipCodes,
  UNDO_REASON,
  writeReceipts,
  writeRefund,
  writeReversals,
  writeSlip,
} from './service.ts';
