// The public API of this module: other modules import only from this file.

export { undoSale, writeSale } from './counter-sales.ts';
export { letRefundWait } from './receive-return.ts';
export { closeRound } from './round.ts';
export {
  getCheckoutIdOf,
  getPayableCheckout,
  getPayableCheckouts,
  getSalesByStatus,
  lockPayableCheckout,
} from './service.ts';
