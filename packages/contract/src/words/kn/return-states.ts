import type { ReturnState } from '../../returns.ts';

const labels: Record<ReturnState, string> = {
  requested: 'ಕೋರಲಾಗಿದೆ',
  approved: 'ಒಪ್ಪಲಾಗಿದೆ',
  received: 'ನಮಗೆ ತಲುಪಿದೆ',
  refunded: 'ರೀಫಂಡ್ ಆಗಿದೆ',
  refused: 'ನಿರಾಕರಿಸಲಾಗಿದೆ',
};

export const returnStateLabel = (value: ReturnState): string => labels[value];
