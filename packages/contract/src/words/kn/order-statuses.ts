import type { OrderHistoryEvent } from '../../orders/rules.ts';

const labels: Record<OrderHistoryEvent, string> = {
  Pending: 'ಸಿದ್ಧವಾಗುತ್ತಿದೆ',
  Transit: 'ದಾರಿಯಲ್ಲಿದೆ',
  'Out-For-Delivery': 'ಡೆಲಿವರಿಗೆ ಹೊರಟಿದೆ',
  Delivered: 'ತಲುಪಿದೆ',
  Cancelled: 'ರದ್ದಾಗಿದೆ',
  Returned: 'ವಾಪಸ್ ಬಂದಿದೆ',
  'Address changed': 'ವಿಳಾಸ ಬದಲಾಗಿದೆ',
  'Return requested': 'ರಿಟರ್ನ್ ಕೇಳಲಾಗಿದೆ',
  'Return withdrawn': 'ರಿಟರ್ನ್ ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  'Return approved': 'ರಿಟರ್ನ್‌ಗೆ ಒಪ್ಪಿಗೆ ಸಿಕ್ಕಿದೆ',
  'Return refused': 'ರಿಟರ್ನ್‌ಗೆ ಒಪ್ಪಿಗೆ ಸಿಗಲಿಲ್ಲ',
  'Return received': 'ರಿಟರ್ನ್ ತಲುಪಿದೆ',
  'Return refunded': 'ರೀಫಂಡ್ ಆಗಿದೆ',
  'Refund reversed': 'ರೀಫಂಡ್ ಹಿಂಪಡೆಯಲಾಗಿದೆ',
};

export const orderStatusLabel = (value: OrderHistoryEvent): string => labels[value];
