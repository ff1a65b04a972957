// The public API of this module: other modules import only from this file.

export { undoSale, writeSale } from './counter-sales.ts';
export { closeDeliveryRun } from './delivery-run.ts';
export { reopenRefund } from './receive-return.ts';
export {
  getCheckoutIdOf,
  getPayableCheckout,
  getPayableCheckouts,
  getSalesByStatus,
  lockPayableCheckout,
} from './service.ts';
