// What other modules may call. Nothing else of this folder is imported from outside.

export { receivePayment, reversePayment } from './service.ts';
