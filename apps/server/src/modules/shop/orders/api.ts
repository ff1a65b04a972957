// What other modules may call. Nothing else of this folder is imported from outside.

export { advanceOrders } from './admin.ts';
export { cancelOrder } from './cancel.ts';
export { placeOrder } from './checkout.ts';
export {
  countOrdersByStatus,
  getCheckoutIdOf,
  getPayableCheckout,
  getPayableCheckouts,
  lockPayableCheckout,
  rate,
} from './service.ts';
export { letRefundWait } from './taking-back.ts';
