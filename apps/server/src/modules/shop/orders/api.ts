// The public API of this module: other modules import only from this file.

export { undoSale, writeSale } from './counter-sales.ts';
export { closeDeliveryRun } from './delivery-run.ts';
export { isReturning } from './queries/moves.ts';
export { owedForOrders } from './queries/payables.ts';
export { returnDays } from './queries/return-days.ts';
export { findBuyer } from './queries/sale.ts';
export { reopenRefund } from './receive-return.ts';
export { refundAtCounter } from './returns.ts';
export { lastDayToReturn } from './rules.ts';
export {
  getCheckoutIdOf,
  getPayableCheckout,
  getPayableCheckouts,
  getSalesByStatus,
  lockPayableCheckout,
} from './service.ts';
