import type { ReturnState } from '../../returns/rules.ts';

const labels: Record<ReturnState, string> = {
  requested: 'ಕೇಳಲಾಗಿದೆ',
  approved: 'ಒಪ್ಪಿಗೆ ಸಿಕ್ಕಿದೆ',
  received: 'ನಮಗೆ ತಲುಪಿದೆ',
  refunded: 'ರೀಫಂಡ್ ಆಗಿದೆ',
  refused: 'ಒಪ್ಪಿಗೆ ಸಿಗಲಿಲ್ಲ',
};

export const returnStateLabel = (value: ReturnState): string => labels[value];
