import type { OrderHistoryEvent } from '../../orders.ts';

const labels: Record<OrderHistoryEvent, string> = {
  Pending: 'ಸಿದ್ಧವಾಗುತ್ತಿದೆ',
  Transit: 'ದಾರಿಯಲ್ಲಿದೆ',
  'Out-For-Delivery': 'ಡೆಲಿವರಿಗೆ ಹೊರಟಿದೆ',
  Delivered: 'ತಲುಪಿದೆ',
  Cancelled: 'ರದ್ದಾಗಿದೆ',
  'Return requested': 'ರಿಟರ್ನ್ ಕೋರಲಾಗಿದೆ',
  'Return approved': 'ರಿಟರ್ನ್ ಒಪ್ಪಲಾಗಿದೆ',
  'Return refused': 'ರಿಟರ್ನ್ ನಿರಾಕರಿಸಲಾಗಿದೆ',
  'Return received': 'ರಿಟರ್ನ್ ನಮಗೆ ತಲುಪಿದೆ',
  'Return refunded': 'ರಿಟರ್ನ್ ರೀಫಂಡ್ ಆಗಿದೆ',
};

export const orderStatusLabel = (value: OrderHistoryEvent): string => labels[value];
