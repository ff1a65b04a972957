import type { OrderHistoryEvent } from '../../orders/rules.ts';

const labels: Record<OrderHistoryEvent, string> = {
  Pending: 'तैयार हो रहा है',
  Transit: 'रास्ते में',
  'Out-For-Delivery': 'डिलीवरी के लिए निकला',
  Delivered: 'पहुँच गया',
  Cancelled: 'रद्द',
  Returned: 'वापस आ गया',
  'Address changed': 'पता बदला',
  'Return requested': 'रिटर्न माँगा गया',
  'Return withdrawn': 'रिटर्न वापस लिया गया',
  'Return approved': 'रिटर्न मंज़ूर',
  'Return refused': 'रिटर्न मंज़ूर नहीं',
  'Return received': 'रिटर्न मिल गया',
  'Return refunded': 'रिफ़ंड हो गया',
  'Refund reversed': 'रिफ़ंड वापस लिया गया',
};

export const orderStatusLabel = (value: OrderHistoryEvent): string => labels[value];
