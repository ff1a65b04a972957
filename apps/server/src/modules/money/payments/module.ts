import { defineModule } from '../../../module.ts';
import { paymentsData } from './personal-data.ts';
import { registerPayments } from './routes.ts';
import { receiptTimeline } from './timeline.ts';

export const paymentsModule = defineModule({
  name: 'payments',
  owns: ['payments', 'slips'],
  routes: registerPayments,
  personalData: paymentsData,
  timeline: { payment: receiptTimeline },
});
