// What other modules may call. Nothing else of this folder is imported from outside.

export { advanceOrders } from './admin.ts';
export { cancelOrder } from './cancel.ts';
export { placeOrder } from './checkout.ts';
export { rate } from './ratings.ts';
export {
  countOrdersByStatus,
  getCheckoutIdOf,
  getPayableCheckout,
  getPayableCheckouts,
  lockPayableCheckout,
} from './service.ts';
export { letRefundWait } from './taking-back.ts';
