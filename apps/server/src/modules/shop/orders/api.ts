// What other modules may call. Nothing else of this folder is imported from outside.

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
